import { describe, expect, test } from '@jest/globals';
import { feedResponse, notYetResponse } from '@/lib/outbound/feeds/feed-response';

const document = { path: '/rss.xml', body: '<rss/>', type: 'application/rss+xml' };
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  feedResponse(new Request('http://paper.example/rss.xml', { method, headers }), document);
const etag = ask().headers.get('etag') ?? '';
const time = ask().headers.get('last-modified') ?? '';
const secondsFrom = (seconds: number) => new Date(Date.parse(time) + seconds * 1000).toUTCString();

describe('the answer with a feed', () => {
  test('it carries what readers and caches need', async () => {
    const answer = ask();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<rss/>');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300, s-maxage=300, stale-while-revalidate=3600',
      'content-type': 'application/rss+xml; charset=utf-8',
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
      'last-modified': time,
      vary: 'Accept-Encoding',
    });
  });

  test('another body has another tag', () => {
    const other = feedResponse(new Request('http://paper.example/'), {
      ...document,
      path: '/other.xml',
      body: '<rss />',
    });
    expect(other.headers.get('etag')).not.toBe(etag);
  });

  test('HEAD has the same headers and no body', async () => {
    const answer = ask({}, 'HEAD');
    expect([...answer.headers]).toEqual([...ask().headers]);
    expect(await answer.text()).toBe('');
  });

  test.each<[string, Record<string, string>, number]>([
    ['the tag', { 'If-None-Match': etag }, 304],
    ['the tag as a strong one', { 'If-None-Match': etag.replace('W/', '') }, 304],
    ['the tag among others', { 'If-None-Match': `"x", ${etag}` }, 304],
    ['any tag', { 'If-None-Match': '*' }, 304],
    ['another tag', { 'If-None-Match': '"x"' }, 200],
    ['another tag and the same time', { 'If-None-Match': '"x"', 'If-Modified-Since': time }, 200],
    ['the same time', { 'If-Modified-Since': time }, 304],
    ['a later time', { 'If-Modified-Since': secondsFrom(86_400) }, 304],
    ['an earlier time', { 'If-Modified-Since': secondsFrom(-1) }, 200],
    ['no time at all', { 'If-Modified-Since': 'yesterday' }, 200],
  ])('to a client who has %s', (_, headers, status) => {
    expect(ask(headers).status).toBe(status);
  });

  test('304 has no body and repeats tag, time, lifetime and what it varies by', async () => {
    const answer = ask({ 'If-None-Match': etag });
    expect(await answer.text()).toBe('');
    for (const name of ['etag', 'last-modified', 'cache-control', 'vary'])
      expect(answer.headers.get(name)).toBe(ask().headers.get(name));
  });

  test('with a hub it names hub and self for subscribers (WebSub section 4)', () => {
    const answer = feedResponse(new Request('http://paper.example/rss.xml'), {
      ...document,
      hub: 'https://hub.example/',
    });
    expect(answer.headers.get('link')).toBe(
      '<https://hub.example/>; rel="hub", <http://localhost:3000/rss.xml>; rel="self"',
    );
  });
});

test('while nothing is known the answer says so to machines, and when to come again', () => {
  const answer = notYetResponse(120);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('120');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
