import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { ask } from './ask';

// Tests only those features of the fake upstream whose bugs would hide bugs of the site.

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await startFakeUpstream();
});
afterEach(() => upstream.close());

const feed = (name: string, headers = {}) => ask(`${upstream.url}/${name}.xml`, headers);
const throughProxy = (address: string) => ask(upstream.proxyUrl + encodeURIComponent(address));

test('the forbidden port counts connections', async () => {
  await ask(`http://127.0.0.1:${upstream.forbidden.port}/feed.xml`);
  expect(upstream.forbidden.asked).toBe(1);
});

test('the journal counts requests per feed and in total, and keeps their headers', async () => {
  await feed('business', { 'User-Agent': 'a-reader/1.0' });
  await feed('sports');
  expect([upstream.asked('business'), upstream.asked('food'), upstream.asked('*')]).toEqual([1, 0, 2]);
  const { path, headers } = await upstream.whenEnded('business');
  expect([path, headers['user-agent']]).toEqual(['/business.xml', 'a-reader/1.0']);
});

test('a hanging request ends only when its client disconnects', async () => {
  upstream.setFault('business', 'hang');
  const call = new AbortController();
  const asking = fetch(`${upstream.url}/business.xml`, { signal: call.signal }).catch(() => undefined);
  await upstream.whenAsked('business', 1);
  expect(upstream.journal[0]?.hasEnded).toBe(false);
  call.abort();
  await asking;
  expect((await upstream.whenEnded('business')).hasEnded).toBe(true);
});

test.each([
  ['business', 'application/rss+xml; charset=utf-8', '<item>'],
  ['technology', 'application/atom+xml; charset=utf-8', '<entry>'],
  ['archives', 'application/rdf+xml; charset=utf-8', '<item rdf:about'],
])('the feed %s has the type %s and 25 items', async (name, type, item) => {
  const { headers, text } = await feed(name);
  expect([headers['content-type'], text.split(item).length - 1]).toEqual([type, 25]);
});

test('a feed returns 304 for its current ETag or date, and 200 after a new edition', async () => {
  const { headers } = await feed('health');
  const modified = headers['last-modified'] ?? '';
  const etag = headers.etag ?? '';
  const status = async (conditions: Record<string, string>) => (await feed('health', conditions)).status;
  expect(await status({ 'If-None-Match': etag })).toBe(304);
  expect(await status({ 'If-Modified-Since': modified })).toBe(304);
  expect(await status({ 'If-None-Match': '"old"', 'If-Modified-Since': modified })).toBe(200);
  upstream.setEdition('health', 2);
  expect((await feed('health', { 'If-None-Match': etag })).text).toContain('Health headline 01, edition 2');
});

test('the proxy returns a feed or its failure as JSON, can itself fail, and rejects other addresses', async () => {
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
