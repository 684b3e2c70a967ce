import { describe, expect, test } from '@jest/globals';
import { calendarReply, folderFileReply, iconReply } from '@/lib/outbound/file-replies';
import { city } from '../../any-city';

const bytes = async (response: Response) => [...new Uint8Array(await response.arrayBuffer())];

test('an icon is served at its own address, and an unknown icon address gets a 404', async () => {
  const { status, headers } = await iconReply(city, '/favicon.ico');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await iconReply(city, '/icons/icon-7.png')).status).toBe(404);
});

describe('folderFileReply', () => {
  const file = { body: new Uint8Array([1, 2, 3]), modified: new Date('2026-11-01T12:00:00Z') };

  test.each([
    ['kit.pdf', 'application/pdf'],
    ['kit.webp', 'image/webp'],
  ])('sends %s as %s, with the date of the file', async (name, type) => {
    const response = folderFileReply(city, name, file);
    expect([response.status, await bytes(response)]).toEqual([200, [1, 2, 3]]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'last-modified': 'Sun, 01 Nov 2026 12:00:00 GMT',
    });
  });

  test.each([
    ['a missing file', 'kit.pdf', undefined],
    ['a file of an unsupported type', 'kit.html', file],
  ])('returns 404 for %s', (_, name, found) => {
    expect(folderFileReply(city, name, found).status).toBe(404);
  });
});

test('a calendar file is readable from any origin and not indexed', async () => {
  const calendar = { path: '/events.ics', fileName: 'events.ics', name: 'Our events' };
  const response = calendarReply(city, [], calendar, new Date());
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('NAME:Our events')]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="events.ics"',
    'access-control-allow-origin': '*',
    'x-robots-tag': 'noindex',
  });
});
