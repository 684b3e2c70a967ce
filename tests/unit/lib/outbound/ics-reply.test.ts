import { describe, expect, test } from '@jest/globals';
import { icsReply, noIcs } from '@/lib/outbound/ics-reply';

const body = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const ask = (headers: Record<string, string> = {}) =>
  icsReply(new Request('https://news.example/events.ics', { headers }), body, {
    path: '/events.ics',
    fileName: 'events.ics',
  });

describe('a calendar file as an answer', () => {
  test('says what it is', async () => {
    const response = ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('inline; filename="events.ics"');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.text()).toBe(body);
  });

  test.each([
    ['its own tag', (tag: string) => tag],
    ['as a strong one', (tag: string) => tag.replace('W/', '')],
    ['in a list', (tag: string) => `"other", ${tag}`],
    ['any', () => '*'],
  ])('304 without a body to %s', async (_, header) => {
    const response = ask({ 'If-None-Match': header(ask().headers.get('etag') ?? '') });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(response.headers.get('etag')).toBe(ask().headers.get('etag'));
  });

  test('304 to who knows when it last changed', () => {
    const time = ask().headers.get('last-modified') ?? '';
    expect(ask({ 'If-Modified-Since': time }).status).toBe(304);
  });

  test('200 to the tag of another file', () => {
    expect(ask({ 'If-None-Match': '"other"' }).status).toBe(200);
  });
});

test('no calendar while the source is silent: a failure that asks to come again, stored by nobody', () => {
  const { status, headers } = noIcs(503);
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store']);
  expect(noIcs(404).headers.get('retry-after')).toBeNull();
});
