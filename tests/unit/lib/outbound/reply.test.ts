import { describe, expect, test } from '@jest/globals';
import { documentReply, notFoundReply, reply, unavailableReply } from '@/lib/outbound/reply';
import { city } from '../../any-city';

const noon = Date.parse('2026-11-22T12:00:00Z');
const type = 'text/plain; charset=utf-8';

test('reply sets the content type and leaves caching to the route’s rule', async () => {
  const response = reply('news', { type });
  expect([response.status, await response.text()]).toEqual([200, 'news']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': type,
    vary: 'Accept-Encoding',
  });
});

test('a response from documentReply is readable from any origin, has a date and keeps extra headers', () => {
  const more = { 'Content-Signal': 'search=yes' };
  const { headers } = documentReply(
    city,
    'Allow: /',
    { path: '/robots.txt', type, more },
    new Date(noon + 999),
  );
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('content-signal')).toBe('search=yes');
  expect(headers.get('last-modified')).toBe('Sun, 22 Nov 2026 12:00:00 GMT');
});

describe('the Last-Modified time', () => {
  const timeOf = (path: string, body: string, now: number) =>
    Date.parse(documentReply(city, body, { path, type }, new Date(now)).headers.get('last-modified') ?? '') -
    noon;

  test.each([
    ['stays the same if the content is the same', 'a', 60_000, 0],
    ['is the time when the content changed', 'b', 60_000, 60_000],
    ['advances by a second if the content changes twice within a second', 'b', 500, 1000],
    ['advances by a second if the content changes a second later', 'b', 1000, 1000],
    ['never goes back, even if the clock does', 'b', -3_600_000, 1000],
  ])('%s', (path, body, later, time) => {
    expect(timeOf(path, 'a', noon)).toBe(0);
    expect(timeOf(path, body, noon + later)).toBe(time);
    expect(timeOf(`other ${path}`, body, noon)).toBe(0);
  });
});

test.each([
  ['a missing document', notFoundReply(city), 404, null],
  ['an unavailable document', unavailableReply(city), 503, '300'],
  ['a document that is unavailable for two minutes', unavailableReply(city, 120), 503, '120'],
])(
  'the response for %s is readable from any origin and is not stored',
  (_, { status, headers }, code, retry) => {
    expect([status, headers.get('retry-after')]).toEqual([code, retry]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('no-store');
  },
);
