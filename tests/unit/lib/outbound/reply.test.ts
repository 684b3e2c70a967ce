import { describe, expect, test } from '@jest/globals';
import { documentReply, notHere, notNow, reply } from '@/lib/outbound/reply';

const type = 'text/plain; charset=utf-8';
const first = Date.parse('2026-11-20T10:00:00.700Z');

function ask(headers: Record<string, string> = {}, body = 'news', tracked = body, now = first): Response {
  return reply(new Request('https://city.example/x.txt', { headers }), body, { type, tracked }, now);
}

describe('a document for machines', () => {
  test('comes with its validators and may be kept for five minutes', () => {
    const { status, headers } = ask();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
    expect(headers.get('last-modified')).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=300, s-maxage=300, stale-while-revalidate=3600',
    );
  });

  const etag = ask().headers.get('etag') ?? '';
  const same = 'Fri, 20 Nov 2026 10:00:00 GMT';
  const older = 'Fri, 20 Nov 2026 09:59:59 GMT';

  test.each([
    ['its own tag', { 'If-None-Match': etag }, 304],
    ['its tag among others', { 'If-None-Match': `"a", ${etag}` }, 304],
    ['its tag as a strong one', { 'If-None-Match': etag.slice(2) }, 304],
    ['any tag', { 'If-None-Match': '*' }, 304],
    ['another tag', { 'If-None-Match': '"a"' }, 200],
    [
      'another tag and a date that fits: the tag decides',
      { 'If-None-Match': '"a"', 'If-Modified-Since': same },
      200,
    ],
    ['the date of the last change', { 'If-Modified-Since': same }, 304],
    ['an older date', { 'If-Modified-Since': older }, 200],
    ['a date that is none', { 'If-Modified-Since': 'yesterday' }, 200],
  ])('asked with %s', async (_, headers, status) => {
    const answer = ask(headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(status === 304 ? '' : 'news');
    expect(answer.headers.get('etag')).toBe(etag);
  });

  test('another body has another tag', () => {
    expect(ask({}, 'other news').headers.get('etag')).not.toBe(etag);
  });
});

test.each([
  ['is not there', notHere(), 404],
  ['cannot be made now', notNow(), 503],
])('one that %s says so to any origin, and is not stored', (_, said, status) => {
  expect(said.status).toBe(status);
  expect(said.headers.get('access-control-allow-origin')).toBe('*');
  expect(said.headers.get('cache-control')).toBe('no-store');
});

test('a document for machines is open to any origin, and dated', () => {
  const request = new Request('https://city.example/robots.txt');
  const more = { 'Content-Signal': 'search=yes' };
  const { headers } = documentReply(request, 'Allow: /', { path: '/robots.txt', type, more });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('content-signal')).toBe('search=yes');
  expect(Date.parse(headers.get('last-modified') ?? '')).toBeGreaterThan(0);
});

describe('a client who knows only times', () => {
  const later = first + 60_000;
  const timeOf = (answer: Response) => answer.headers.get('last-modified') ?? '';
  const since = (time: string) => ({ 'If-Modified-Since': time });

  test('gets what was published since, however old its own date is', () => {
    const known = timeOf(ask({}, 'one post', 'feed'));
    const answer = ask(since(known), 'two posts', 'feed', later);
    expect(answer.status).toBe(200);
    expect(timeOf(answer)).toBe('Fri, 20 Nov 2026 10:01:00 GMT');
  });

  test('gets nothing new while nothing is', () => {
    const known = timeOf(ask({}, 'the same', 'quiet'));
    expect(ask(since(known), 'the same', 'quiet', later).status).toBe(304);
    expect(timeOf(ask({}, 'the same', 'quiet', later))).toBe(known);
  });

  test('misses no second change of the same second', () => {
    const known = timeOf(ask({}, 'first', 'quick'));
    expect(ask(since(known), 'second', 'quick', first + 100).status).toBe(200);
  });

  test('and no change while the clock was set back', () => {
    const known = timeOf(ask({}, 'before', 'clock'));
    expect(ask(since(known), 'after', 'clock', first - 3_600_000).status).toBe(200);
  });

  test('of a document that is not watched gets all of it', () => {
    const request = new Request('https://city.example/y.txt', {
      headers: since('Fri, 20 Nov 2026 10:00:00 GMT'),
    });
    const answer = reply(request, 'x', { type });
    expect([answer.status, answer.headers.has('last-modified')]).toEqual([200, false]);
  });
});
