import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { ask } from './ask';

// What would hide a bug of the site if the fake upstream did it wrong.

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await startFakeUpstream();
});
afterEach(() => upstream.close());

const feed = (name: string, headers = {}) => ask(`${upstream.url}/${name}.xml`, headers);
const throughProxy = (address: string) => ask(upstream.proxyUrl + encodeURIComponent(address));

test('the forbidden port counts whoever reaches it', async () => {
  await ask(`http://127.0.0.1:${upstream.forbidden.port}/feed.xml`);
  expect(upstream.forbidden.asked).toBe(1);
});

test('the journal counts the requests of each feed and of all, with what was asked', async () => {
  await feed('business', { 'User-Agent': 'a-reader/1.0' });
  await feed('sports');
  expect([upstream.asked('business'), upstream.asked('food'), upstream.asked('*')]).toEqual([1, 0, 2]);
  const { path: asked, headers } = await upstream.whenEnded('business');
  expect([asked, headers['user-agent']]).toEqual(['/business.xml', 'a-reader/1.0']);
});

test('a request that hangs has not ended before its client leaves', async () => {
  upstream.setFault('business', 'hang');
  const call = new AbortController();
  const asking = fetch(`${upstream.url}/business.xml`, { signal: call.signal }).catch(() => undefined);
  await upstream.whenAsked('business', 1);
  expect(upstream.journal[0]?.hasEnded).toBe(false);
  call.abort();
  await asking;
  expect((await upstream.whenEnded('business')).hasEnded).toBe(true);
});

test("'*' spoils all feeds, one can be healed alone, and flap takes turns for each feed by itself", async () => {
  const statuses = async (...names: string[]) => {
    const all: number[] = [];
    for (const name of names) all.push((await feed(name)).status);
    return all;
  };
  upstream.setFault('*', 'status-500');
  upstream.setFault('sports', null);
  expect(await statuses('business', 'sports')).toEqual([500, 200]);
  upstream.setFault('*', 'flap');
  expect(await statuses('arts', 'arts', 'food', 'arts')).toEqual([500, 200, 500, 500]);
});

test('a kind, a feed or an edition that cannot be is refused with a sentence', () => {
  expect(() => upstream.setFault('business', 'sulk' as 'hang')).toThrow('"sulk" is not one of the');
  expect(() => upstream.setFault('a b', 'hang')).toThrow('"feed" must be the name of a feed');
  expect(() => upstream.setEdition('business', 0)).toThrow('An edition is a whole number from 1.');
});

test.each([
  ['business', 'application/rss+xml; charset=utf-8', '<item>'],
  ['technology', 'application/atom+xml; charset=utf-8', '<entry>'],
  ['archives', 'application/rdf+xml; charset=utf-8', '<item rdf:about'],
])('%s is healthy as %s with 25 items', async (name, type, item) => {
  const { headers, text } = await feed(name);
  expect([headers['content-type'], text.split(item).length - 1]).toEqual([type, 25]);
});

test('a feed answers 304 to its own validators, the tag before the date, and 200 once it has an edition more', async () => {
  const { headers } = await feed('health');
  const modified = headers['last-modified'] ?? '';
  const etag = headers.etag ?? '';
  const status = async (asked: Record<string, string>) => (await feed('health', asked)).status;
  expect(await status({ 'If-None-Match': etag })).toBe(304);
  expect(await status({ 'If-Modified-Since': modified })).toBe(304);
  expect(await status({ 'If-None-Match': '"old"', 'If-Modified-Since': modified })).toBe(200);
  upstream.setEdition('health', 2);
  expect((await feed('health', { 'If-None-Match': etag })).text).toContain('Health headline 01, edition 2');
});

test('the proxy tells the feed, or its failure, in JSON; it can be spoiled itself, and refuses other addresses', async () => {
  const address = `${upstream.url}/sports.xml`;
  expect(JSON.parse((await throughProxy(address)).text).contents).toBe((await feed('sports')).text);
  upstream.setFault('sports', '10k-items');
  expect(JSON.parse((await throughProxy(address)).text).contents.split('<item>')).toHaveLength(10_001);
  upstream.setFault('sports', 'status-404');
  expect(JSON.parse((await throughProxy(address)).text)).toMatchObject({ status: { http_code: 404 } });
  upstream.setFault('proxy', 'html-200');
  expect((await throughProxy(address)).text).toMatch(/^<!doctype html>/);
  expect((await throughProxy('https://example.org/feed.xml')).status).toBe(400);
});

test('a folder of feeds stands for the sections in order, and nothing outside of it is served', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'captured-'));
  writeFileSync(path.join(folder, 'a.rss'), '<rss>first</rss>');
  writeFileSync(path.join(folder, 'b.atom'), 'second');
  const captured = await startFakeUpstream({ folder });
  const at = async (place: string) => (await ask(captured.url + place)).text;
  expect([await at('/local-news.xml'), await at('/national-news.xml')]).toEqual([
    '<rss>first</rss>',
    'second',
  ]);
  expect((await ask(`${captured.url}/%2e%2e%2fpackage.json`)).status).toBe(404);
  await captured.close();
});

test('orders over HTTP spoil a feed, heal it and renew it, and a bad one is a 400 of one sentence', async () => {
  const order = async (place: string, body: string) =>
    (await fetch(upstream.url + place, { method: 'PUT', body })).status;
  expect(await order('/fault', '{"feed":"business","kind":"status-404"}')).toBe(200);
  expect((await feed('business')).status).toBe(404);
  expect(await order('/fault', '{"feed":"business","kind":null}')).toBe(200);
  expect(await order('/edition', '{"feed":"business","edition":3}')).toBe(200);
  expect((await feed('business')).text).toContain('Business headline 01, edition 3');
  for (const bad of ['no json', '[]', '{"kind":"hang"}', '{"feed":"a","kind":"sulk"}', 'x'.repeat(70_000)])
    expect(await order('/fault', bad)).toBe(400);
});

test('close ends hanging connections at once and leaves nothing listening', async () => {
  const gone = await startFakeUpstream();
  gone.setFault('*', 'hang');
  const hanging = ask(`${gone.url}/a.xml`).catch((error: NodeJS.ErrnoException) => error.code);
  await gone.whenAsked('*', 1);
  await gone.close();
  expect(await hanging).toBe('ECONNRESET');
  await expect(ask(gone.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
