import { describe, expect, test } from '@jest/globals';
import { isOwn, ownPagePath } from '@/lib/outbound/addresses';
import { calendarReply, folderFileReply, iconReply } from '@/lib/outbound/file-replies';
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

test.each([
  ['/faq', '/faq'],
  ['/', '/'],
  ['/search?q=a#b', '/search?q=a#b'],
  ['http://localhost:3000/faq#q-a', '/faq#q-a'],
  ['http://localhost:3000/partners/media-kit.pdf', undefined],
  ['/rss.xml', undefined],
  ['http://localhost:3000//other.example/', undefined],
  ['http://localhost:30001/', undefined],
  ['https://other.example/', undefined],
  ['//other.example/', undefined],
  ['/\\other.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['#note', undefined],
  ['', undefined],
])('pagePath of %j is %j', (address, path) => {
  expect(ownPagePath(city, address)).toBe(path);
});

test.each([
  ['/cat.svg', true],
  ['cat.svg', true],
  ['#note', true],
  ['//other.example/', false],
  ['/\\other.example/', false],
  ['mailto:a@b.example', false],
])('isOwn(%j) returns %j', (address, isOurs) => {
  expect(isOwn(address)).toBe(isOurs);
});
