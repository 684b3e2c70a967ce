import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { otherLanguage } from '@/lib/city/editions';
import { CityStore } from '@/lib/city/read/city-store';
import { servedHosts } from '@/lib/city/served-hosts';
import { servedCities } from '@/lib/city/this-city';
import { thisCity } from '../../../this-city';
import { serveCitiesOf, smallest, writeCities } from './write-city';

const edition = `editionOf: boulder
locale: es-US
hosts: [es.boulder.example]
siteTitle: Boulder en español
feeds:
  local-news:
    - url: https://noticias.example/feed
      name: Noticias
`;
const desk = `desk: { hide: [{ words: gossip, reason: none of ours }] }
motto: Headlines
`;
const both = () => writeCities({ boulder: smallest + desk, 'boulder-es': edition });

test('an edition inherits the values that it does not set, and the city’s feeds come after its own', async () => {
  const city = (await CityStore.open(both())).city('boulder-es');
  expect(city).toMatchObject({ name: 'Boulder', latitude: 40.015, siteTitle: 'Boulder en español' });
  expect(city?.feeds['local-news'].map(({ name }) => name)).toEqual(['Noticias', 'Example News']);
});

test('otherLanguage returns the city’s language for an edition in a different language', async () => {
  await serveCitiesOf(both());
  expect(['boulder', 'boulder-es'].map((key) => otherLanguage(thisCity(key)))).toEqual([undefined, 'en']);
});

test('an edition shares its city’s hidden stories but has its own text', async () => {
  const city = (await CityStore.open(both())).city('boulder-es');
  expect(city?.desk?.hide).toMatchObject([{ words: ['gossip'] }]);
  expect(city?.motto).not.toBe('Headlines');
});

const listed = (key: string, title: string) => `    - key: ${key}
      title: ${title}
      text: At the library.
      start: 2026-12-05T10:00
      place: Library
      organizer: { name: Library, href: 'https://library.example/' }
      listed: 2026-11-22
`;

test.each([
  ['', ['Book Sale', 'Concert']],
  ['events: { sentence: Calendario }\n', ['Book Sale', 'Concert']],
  [`events:\n  editors:\n${listed('sale', 'Venta de libros')}`, ['Venta de libros', 'Concert']],
])('an edition lists each event of its city’s editors once: %j', async (own, titles) => {
  const english = `events:\n  sentence: Calendar\n  editors:\n${listed('sale', 'Book Sale')}${listed('concert', 'Concert')}`;
  const root = writeCities({ boulder: smallest + english, 'boulder-es': edition + own });
  const { events } = (await CityStore.open(root)).city('boulder-es') ?? {};
  expect(events?.editors.map(({ title }) => title)).toEqual(titles);
  expect(events?.sentence).not.toBe('Calendar');
});

test('an edition’s place names come before its city’s', async () => {
  const [english, spanish] = ['Boulder County', 'Condado de Boulder'].map(
    (name) => `local: { places: [{ reach: county, names: [${name}] }], takesIn: [${name}] }\n`,
  );
  const root = writeCities({ boulder: smallest + english, 'boulder-es': edition + spanish });
  const { local } = (await CityStore.open(root)).city('boulder-es') ?? {};
  const both = ['Condado de Boulder', 'Boulder County'];
  expect(local?.takesIn).toEqual(both);
  expect(local?.places.filter(({ reach }) => reach === 'county').flatMap(({ names }) => names)).toEqual(both);
});

test('an edit of the city updates its editions', async () => {
  const root = both();
  const store = await CityStore.open(root);
  expect(await store.refresh()).toEqual([]);
  writeFileSync(path.join(root, 'boulder/brand.yaml'), "accent: '#123456'\n");
  expect(await store.refresh()).toEqual(['boulder', 'boulder-es']);
  expect(store.city('boulder-es')?.brand.accent).toBe('#123456');
});

test('an edition of an unknown city is reported and not served', async () => {
  const root = both();
  rmSync(path.join(root, 'boulder'), { recursive: true });
  const store = await CityStore.open(root);
  expect(store.city('boulder-es')).toBeUndefined();
  expect(store.problems().get('boulder-es')).toEqual([
    'city.yaml:1: editionOf: write the folder of a city beside this one',
  ]);
});

test('if only a city and its edition exist, the city is served at every host except the edition’s', async () => {
  await serveCitiesOf(both());
  expect(servedCities().map(({ key }) => key)).toEqual(['boulder', 'boulder-es']);
  expect(servedHosts().byHost.get('es.boulder.example')).toBe('boulder-es');
  expect(thisCity().key).toBe('boulder');
  expect(thisCity('boulder-es').siteTitle).toBe('Boulder en español');
});

test.each([
  [undefined, true],
  ['http://127.0.0.1:3000', true],
  ['https://boulder.example', false],
])(
  'an edition at a local host is served only if SITE_URL is local or not set: for %s, the result is %s',
  async (siteUrl, isServed) => {
    const trial = edition.replace('es.boulder.example', 'es.localhost');
    await serveCitiesOf(writeCities({ boulder: smallest, 'boulder-es': trial }), { SITE_URL: siteUrl ?? '' });
    expect(servedCities().some(({ key }) => key === 'boulder-es')).toBe(isServed);
  },
);
