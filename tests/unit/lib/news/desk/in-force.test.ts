import { expect, jest, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { postPlace } from '@/lib/news/desk/hide-rule';
import { hidesPicture, inForce, pinnedBy } from '@/lib/news/desk/in-force';
import { thisCity } from '../../../this-city';
import { serveCitiesOf, smallest, writeCities, writeCity } from '../../city/read/write-city';

const at = (time: string) => Date.parse(`${time}-07:00`);

async function cityWith(desk: string): Promise<City> {
  await serveCitiesOf(writeCity({ 'city.yaml': smallest, 'desk.yaml': desk }));
  return { ...thisCity('boulder') };
}

test.each([
  ['2026-11-25T18:00', '2026-11-23T17:59', false],
  ['2026-11-25T18:00', '2026-11-23T18:00', true],
  ['2026-11-25T18:00', '2026-11-25T17:59', true],
  ['2026-11-25T18:00', '2026-11-25T18:00', false],
  ['2026-11-25', '2026-11-25T23:59', true],
  ['2026-11-25', '2026-11-26T00:00', false],
])(
  'a pin is active only in the two days before its end: with `until: %s`, whether it is active at %s is %s',
  async (until, now, counts) => {
    const city = await cityWith(`pin: [{ link: /blog/a, until: ${until} }]`);
    expect(inForce(city, at(now)).pins.map(({ entry }) => entry)).toEqual(
      counts ? [{ link: '/blog/a', place: 'lead', until }] : [],
    );
  },
);

test('the active entries are recomputed when a pin begins and ends', async () => {
  const city = await cityWith('pin: [{ link: /blog/a, until: 2026-11-25T18:00 }]');
  const [early, begun, over] = [at('2026-11-20T12:00'), at('2026-11-23T18:00'), at('2026-11-25T18:00')];
  expect(inForce(city, early).until).toBe(begun);
  expect(inForce(city, begun)).toMatchObject({ pins: [{ at: postPlace('a') }], until: over });
  expect(inForce(city, over)).toMatchObject({ pins: [], until: Number.POSITIVE_INFINITY });
});

test('pinnedBy matches a pinned item by any spelling of its address', async () => {
  jest.useFakeTimers({ now: at('2026-11-25T12:00') });
  const isPinned = pinnedBy(
    await cityWith('pin: [{ link: "https://www.paper.example/a/", until: 2026-11-25 }]'),
  );
  expect(isPinned?.({ link: 'http://paper.example/a?utm_source=rss' })).toBe(true);
  expect(isPinned?.({ link: 'https://paper.example/b' })).toBe(false);
});

test('pinnedBy returns undefined when nothing is pinned', async () => {
  expect(pinnedBy(await cityWith(''))).toBeUndefined();
});

test('hidesPicture is true for our own photo even after a new file with the same name replaces it', async () => {
  const address = (version: string, name: string) => `photo://boulder/${version}/30x20/${name}`;
  const shown = Buffer.from(address('v1', 'fair.jpg')).toString('base64url');
  const city = await cityWith(`hide: [{ picture: "/pictures/signature/w/${shown}/480" }]`);
  expect(hidesPicture(city, address('v2', 'fair.jpg'))).toBe(true);
  expect(hidesPicture(city, address('v1', 'parade.jpg'))).toBe(false);
});

test.each(['fair.jpg', 'Fair.JPG'])(
  'hidesPicture is true for our own photo if the entry has its name (%s)',
  async (name) => {
    const city = await cityWith(`hide: [{ picture: ${name} }]`);
    expect(hidesPicture(city, 'photo://boulder/v1/30x20/fair.jpg')).toBe(true);
    expect(hidesPicture(city, 'photo://boulder/v1/30x20/parade.jpg')).toBe(false);
    expect(hidesPicture(city, 'photo://marfa/v1/30x20/fair.jpg')).toBe(false);
  },
);

test('a city’s entry hides a page in a language edition by its full address at the city’s or the edition’s host', async () => {
  const links = ['https://www.boulder.example/blog/a', 'https://es.boulder.example/blog/b'];
  const hide = links.map((link) => `{ link: "${link}" }`).join(', ');
  const city = `hosts: [boulder.example]\ndesk: { hide: [${hide}] }\n`;
  const edition = 'editionOf: boulder\nlocale: es-US\nhosts: [es.boulder.example]\n';
  await serveCitiesOf(writeCities({ boulder: smallest + city, 'boulder-es': edition }));
  const hides = (key: string, path: string) => inForce(thisCity(key), Date.now()).index.hidesLink(path);
  expect([hides('boulder-es', '/blog/a'), hides('boulder-es', '/blog/b')]).toEqual([true, true]);
  expect([hides('boulder', '/blog/a'), hides('boulder', '/blog/b')]).toEqual([true, false]);
});
