import { expect, jest, test } from '@jest/globals';
import { fail, ok } from '@/lib/base/outcome';
import type { FeedSource } from '@/lib/city/schema/news';
import { applyResponse, newRecord } from '@/lib/news/freshness/feed-record';
import { readFeed } from '@/lib/news/read/read-feed';
import { type RefreshDeps, refreshFeed } from '@/lib/news/sources/fetch-feed';
import { readingOf } from '@/lib/news/sources/listed-sources';
import { item } from '../make-item';

const source = { url: 'https://news.example/feed' };
const zone = 'America/Los_Angeles';
const moment = { now: 1000, refreshMs: 300_000, random: 0.5 };
const reading = readingOf(source, { zone });
const tally = { came: 1, kept: 1, dropped: {} };
const record = newRecord(source.url);
const body = { kind: 'body', bytes: Buffer.from('<rss/>'), validators: { etag: '"1"' } } as const;

function depsOf(answers: RefreshDeps['fetch'][], more: Partial<RefreshDeps> = {}) {
  const fetch = jest.fn<RefreshDeps['fetch']>();
  for (const answer of answers) fetch.mockImplementationOnce(answer);
  const deps: RefreshDeps = {
    fetch,
    read: () => ({ ok: true, value: { items: [item()], tally } }),
    zone,
    ...more,
  };
  return { deps, fetch };
}

const answers = async () => ok(body);

test('refreshFeed parses a good response', async () => {
  const result = await refreshFeed(source, record, depsOf([answers]).deps);
  expect(result).toMatchObject({ kind: 'items', validators: { etag: '"1"' } });
});

test('refreshFeed returns the failure of the fetch, such as a 404', async () => {
  const { deps } = depsOf([async () => fail('http-status', 'for the test', { status: 404 })]);
  expect(await refreshFeed(source, record, deps)).toMatchObject({ kind: 'failed', failure: { status: 404 } });
});

test.each<[string, RefreshDeps['fetch']]>([
  ['come with a 304', async () => ok({ kind: 'unchanged', validators: { etag: '"2"' } })],
  ['come with the same bytes', async () => ok({ ...body, validators: { etag: '"2"' } })],
])('refreshFeed keeps the new validators that %s', async (_, answer) => {
  const first = await refreshFeed(source, record, depsOf([answers]).deps);
  const known = applyResponse(record, first, moment);
  const second = await refreshFeed(source, known, depsOf([answer]).deps);
  expect(second.kind).toBe('unchanged');
  expect(applyResponse(known, second, moment).validators).toEqual({ etag: '"2"' });
});

test('refreshFeed resolves relative links against the address after redirects', async () => {
  const bytes = Buffer.from('<rss><channel><item><title>A</title><link>a.html</link></item></channel></rss>');
  const answer = async () => ok({ ...body, bytes, url: 'https://news.example/en/feed' });
  const result = await refreshFeed(source, record, depsOf([answer], { read: readFeed }).deps);
  expect(result).toMatchObject({ items: [{ link: 'https://news.example/en/a.html' }] });
});

const start = '<rss><channel><item><title>A</title><link>https://a.example/1</link></item>';
test.each([
  [`${start}<item><title>B`, { kind: 'items', items: [{ title: 'A' }] }],
  ['<rss><channel><item><title>A', { kind: 'failed', failure: { reason: 'too-large' } }],
  ['no feed', { kind: 'failed', failure: { reason: 'too-large' } }],
])(
  'a document above the size limit yields its complete items, or fails if it has none: %s',
  async (text, expected) => {
    const answer = async () => ok({ ...body, bytes: Buffer.from(text), isCut: true });
    const result = await refreshFeed(source, record, depsOf([answer], { read: readFeed }).deps);
    expect(result).toMatchObject(expected);
  },
);

test('refreshFeed does not parse the same bytes again (quirk 26)', async () => {
  const read = jest.fn<RefreshDeps['read']>().mockReturnValue({ ok: true, value: { items: [], tally } });
  const { deps } = depsOf([answers, answers], { read });
  const first = await refreshFeed(source, record, deps);
  const bodyHash = first.kind === 'items' ? first.bodyHash : undefined;
  const second = await refreshFeed(source, { ...record, reading, bodyHash }, deps);
  expect(second).toMatchObject({ kind: 'unchanged', askedMs: 0 });
  expect(read).toHaveBeenCalledTimes(1);
});

/** Refreshes a feed whose settings were edited; the response has the same bytes as before. */
async function again(edited: FeedSource, more: Partial<RefreshDeps> = {}) {
  const first = await refreshFeed(source, record, depsOf([answers]).deps);
  if (first.kind !== 'items') throw new Error(first.kind);
  const { bodyHash, validators, reading } = first;
  const { deps, fetch } = depsOf([answers], more);
  const result = await refreshFeed(edited, { ...record, bodyHash, validators, reading }, deps);
  return { kind: result.kind, since: fetch.mock.calls[0]?.[1] };
}

test.each<[string, Partial<FeedSource>, Partial<RefreshDeps>]>([
  ['the name', { name: 'Other Name' }, {}],
  ['base', { base: 'https://other.example/' }, {}],
  ['zone', { zone: 'America/Denver' }, {}],
  ['daysOnly', { daysOnly: true }, {}],
  ['maxItems', { maxItems: 5 }, {}],
  ['the city’s time zone', {}, { zone: 'America/Denver' }],
  ['the towns near the city', {}, { places: ['Longmont'] }],
])(
  'a change of %s causes the same bytes to be fetched without validators and parsed again',
  async (_, edit, more) => {
    expect(await again({ ...source, ...edit }, more)).toEqual({ kind: 'items', since: {} });
  },
);

test.each<[string, Partial<FeedSource>, Partial<RefreshDeps>]>([
  ['editing blockWords', { blockWords: ['Horoscope'] }, {}],
  ['editing covers', { covers: 'town' }, {}],
  ['an empty list of nearby towns', {}, { places: [] }],
])('%s does not change parser settings, so the same bytes count as unchanged', async (_, edit, more) => {
  expect(await again({ ...source, ...edit }, more)).toEqual({ kind: 'unchanged', since: { etag: '"1"' } });
});

test('refreshFeed fetches without validators if the record does not name its parser settings', async () => {
  const { deps, fetch } = depsOf([answers]);
  const old = { ...record, bodyHash: 'of another version', validators: { etag: '"7"' } };
  expect(await refreshFeed(source, old, deps)).toMatchObject({ kind: 'items', reading });
  expect(fetch).toHaveBeenCalledWith(source.url, {});
});

test('refreshFeed returns a named failure for unreadable responses, never zero items', async () => {
  const { deps } = depsOf([answers], { read: () => fail('not-a-feed', 'an HTML page') });
  const result = await refreshFeed(source, record, deps);
  expect(result).toMatchObject({ kind: 'failed', failure: { reason: 'not-a-feed' } });
});

test("refreshFeed waits for the longer of max-age and the channel's ttl", async () => {
  const read: RefreshDeps['read'] = () => ({ ok: true, value: { items: [], tally, ttlMinutes: 30 } });
  const { deps } = depsOf([async () => ok({ ...body, maxAgeSeconds: 60 })], { read });
  expect(await refreshFeed(source, record, deps)).toMatchObject({ askedMs: 1_800_000 });
});
