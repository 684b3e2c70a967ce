import { describe, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { calendarReply, folderFileReply, iconReply } from '@/lib/outbound/file-replies';
import { iconPath } from '@/lib/pages/brand';

const bytes = async (answer: Response) => [...new Uint8Array(await answer.arrayBuffer())];

describe('the emblem', () => {
  test.each([
    [iconPath('/icons/icon-192.png', thisCity()), 'public, max-age=31536000, immutable'],
    [iconPath('/feed-image.png', thisCity()), 'public, max-age=31536000, immutable'],
    ['/icons/0123456789/icon-192.png', 'no-store'],
    ['/icons/icon-192.png', 'public, max-age=1800'],
    ['/icon.svg', 'public, max-age=1800'],
  ])('at %s may be kept: %s', async (address, control) => {
    const { status, headers } = await iconReply(address);
    expect([status, headers.get('cache-control')]).toEqual([200, control]);
  });

  test('at an address of another version is that of now', async () => {
    const now = await bytes(await iconReply('/icons/icon-192.png'));
    expect(await bytes(await iconReply('/icons/0123456789/icon-192.png'))).toEqual(now);
  });

  test.each([
    '/icons/icon-7.png',
    '/icons/0123456789/icon-7.png',
    '/icons/012345678/icon-192.png',
    '/icons/0123456789/',
  ])('is not at %s', async (address) => {
    expect((await iconReply(address)).status).toBe(404);
  });
});

describe('a file of the city’s folder', () => {
  const file = { body: new Uint8Array([1, 2, 3]), modified: new Date('2026-11-01T12:00:00Z') };

  test.each([
    ['kit.pdf', 'application/pdf'],
    ['kit.webp', 'image/webp'],
  ])('%s is sent as %s, with its date, for half an hour', async (name, type) => {
    const answer = folderFileReply(name, file);
    expect([answer.status, await bytes(answer)]).toEqual([200, [1, 2, 3]]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'last-modified': 'Sun, 01 Nov 2026 12:00:00 GMT',
      'cache-control': 'public, max-age=1800',
    });
  });

  test.each([
    ['that is not there', 'kit.pdf', undefined],
    ['of a type that is none of ours', 'kit.html', file],
  ])('%s is not found', (_, name, found) => {
    expect(folderFileReply(name, found).status).toBe(404);
  });
});

test('a calendar file says what it is, to any origin and to no search engine', async () => {
  const answer = calendarReply([], { path: '/events.ics', fileName: 'events.ics', name: 'Our events' });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('NAME:Our events')]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="events.ics"',
    'access-control-allow-origin': '*',
    'x-robots-tag': 'noindex',
  });
});
