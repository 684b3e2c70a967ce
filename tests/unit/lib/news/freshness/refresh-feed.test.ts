import { describe, expect, jest, test } from '@jest/globals';
import { fail, ok } from '@/lib/base/outcome';
import type { FeedSource } from '@/lib/city/schema/news';
import { newRecord } from '@/lib/news/freshness/feed-record';
import { type RefreshDeps, refreshFeed } from '@/lib/news/freshness/refresh-feed';
import { readingOf } from '@/lib/news/sources/listed-sources';
import { item } from '../make-item';

const source = { url: 'https://news.example/feed' };
const zone = 'America/Los_Angeles';
const reading = readingOf(source, { zone });
const tally = { came: 1, kept: 1, dropped: {} };
const record = newRecord(source.url);
const body = { kind: 'body', bytes: Buffer.from('<rss/>'), validators: { etag: '"1"' } } as const;

function depsOf(answers: RefreshDeps['fetch'][], more: Partial<RefreshDeps> = {}) {
  const fetch = jest.fn<RefreshDeps['fetch']>();
  for (const answer of answers) fetch.mockImplementationOnce(answer);
  const deps: RefreshDeps = {
    fetch,
    read: () => ({ ok: true, value: { items: [item({})], tally } }),
    zone,
    ...more,
  };
  return { deps, fetch };
}

const answers = async () => ok(body);

test('parses a good response', async () => {
  const { deps } = depsOf([answers]);
  expect(await refreshFeed(source, record, deps)).toMatchObject({
    kind: 'items',
    validators: { etag: '"1"' },
  });
});

test('returns a failure of the host', async () => {
  const { deps } = depsOf([async () => fail('http-status', 'for the test', { status: 404 })]);
  expect(await refreshFeed(source, record, deps)).toMatchObject({ kind: 'failed', failure: { status: 404 } });
});

test('sends the validators of the last good response', async () => {
  const { deps, fetch } = depsOf([async () => ok({ kind: 'unchanged' })]);
  const known = { ...record, reading, validators: { etag: '"7"' } };
  expect(await refreshFeed(source, known, deps)).toEqual({ kind: 'unchanged', askedMs: 0 });
  expect(fetch).toHaveBeenCalledWith(source.url, { etag: '"7"' });
});

test('does not parse the same bytes again (quirk 26)', async () => {
  const read = jest.fn<RefreshDeps['read']>().mockReturnValue({ ok: true, value: { items: [], tally } });
  const { deps } = depsOf([answers, answers], { read });
  const first = await refreshFeed(source, record, deps);
  const bodyHash = first.kind === 'items' ? first.bodyHash : undefined;
  expect(await refreshFeed(source, { ...record, reading, bodyHash }, deps)).toEqual({
    kind: 'unchanged',
    askedMs: 0,
  });
  expect(read).toHaveBeenCalledTimes(1);
});

describe('an edit of how a feed is parsed', () => {
  /** Refreshes it with the copy of an answer with the same bytes, which was read as the source says. */
  async function again(edited: FeedSource, more: Partial<RefreshDeps> = {}) {
    const first = await refreshFeed(source, record, depsOf([answers]).deps);
    if (first.kind !== 'items') throw new Error(first.kind);
    const { bodyHash, validators, reading } = first;
    const { deps, fetch } = depsOf([answers], more);
    const result = await refreshFeed(edited, { ...record, bodyHash, validators, reading }, deps);
    return { kind: result.kind, since: fetch.mock.calls[0]?.[1] };
  }

  test.each<[string, Partial<FeedSource>, Partial<RefreshDeps>]>([
    ['name', { name: 'Other Name' }, {}],
    ['base', { base: 'https://other.example/' }, {}],
    ['zone', { zone: 'America/Denver' }, {}],
    ['daysOnly', { daysOnly: true }, {}],
    ['maxItems', { maxItems: 5 }, {}],
    ['time zone of the city', {}, { zone: 'America/Denver' }],
    ['towns near the city', {}, { places: ['Longmont'] }],
  ])('parses the same bytes again, fetched without validators: %s', async (_, edit, more) => {
    expect(await again({ ...source, ...edit }, more)).toEqual({ kind: 'items', since: {} });
  });

  test.each<Partial<FeedSource>>([{}, { blockWords: ['Horoscope'] }, { covers: 'town' }])(
    '%j is none: the same bytes are unchanged',
    async (edit) => {
      expect(await again({ ...source, ...edit })).toEqual({ kind: 'unchanged', since: { etag: '"1"' } });
    },
  );
});

test('fetches without validators if the record does not say how it was parsed', async () => {
  const { deps, fetch } = depsOf([answers]);
  const old = { ...record, bodyHash: 'of another version', validators: { etag: '"7"' } };
  expect(await refreshFeed(source, old, deps)).toMatchObject({ kind: 'items', reading });
  expect(fetch).toHaveBeenCalledWith(source.url, {});
});

test('returns a named failure for what cannot be parsed, never zero items', async () => {
  const read = () => fail('not-a-feed', 'an HTML page');
  const { deps } = depsOf([answers], { read });
  expect(await refreshFeed(source, record, deps)).toMatchObject({
    kind: 'failed',
    failure: { reason: 'not-a-feed' },
  });
});

test("waits for the longer of max-age and the channel's ttl", async () => {
  const read: RefreshDeps['read'] = () => ({ ok: true, value: { items: [], tally, ttlMinutes: 30 } });
  const { deps } = depsOf([async () => ok({ ...body, maxAgeSeconds: 60 })], { read });
  expect(await refreshFeed(source, record, deps)).toMatchObject({ askedMs: 1_800_000 });
});
