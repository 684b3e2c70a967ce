import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { readCity } from '@/lib/city/read/read-city';
import { readPlace } from '@/lib/news/local/read-place';
import { smallest, writeCity } from './write-city';

const read = async (files: Record<string, string>) => await readCity(path.join(writeCity(files), 'boulder'));

async function cityOf(files: Record<string, string>): Promise<City> {
  const { city, problems } = await read(files);
  if (!city || problems.length > 0) throw new Error(problems.join('\n'));
  return city;
}

const city = await cityOf({ 'city.yaml': smallest });

describe('the smallest city', () => {
  test('has a title, a nameplate and default text with its name, without unfilled placeholders', () => {
    expect(city).toMatchObject({
      siteTitle: 'Boulder City News',
      nameplate: ['Boulder', 'City News'],
      state: 'Colorado',
      promise: 'Local news for Boulder. Every headline names its source.',
      robotName: 'BoulderNewsBot',
    });
    expect(JSON.stringify(city).match(/\{\w+\}/g)).toBeNull();
  });

  test('has no books, donation, video, questions or documents', () => {
    expect([city.books, city.donation, city.video]).toEqual([undefined, undefined, undefined]);
    expect([city.faq, city.partners, city.resources, city.learn]).toEqual([[], [], [], []]);
  });

  test('has its own feed and no others', () => {
    expect(city.feeds['local-news']).toEqual([{ url: 'https://news.example/feed', name: 'Example News' }]);
    expect(city.feeds.sports).toEqual([]);
  });

  test('treats a story that mentions it as local, unless the story mentions another state', () => {
    expect(city.local.places).toEqual([
      { reach: 'town', town: 'Boulder', names: ['Boulder'] },
      { reach: 'state', town: 'Colorado', names: [], unsure: ['Colorado'] },
    ]);
    const placeOf = (title: string) =>
      readPlace({ title, description: '', link: 'https://news.example/1' }, city.local, 'town');
    expect(placeOf('Boulder, Colo., votes')).toMatchObject({ reach: 'town', isLocal: true });
    expect(placeOf('Colorado votes')).toMatchObject({ isLocal: true });
    expect(placeOf('Boulder, Utah, votes')).toMatchObject({ reach: 'elsewhere', isLocal: false });
    expect(city.local.takesIn).toEqual([]);
  });
});

test('a drawing’s name is replaced with the drawing itself', async () => {
  const city = await cityOf({ 'city.yaml': `${smallest}radioPicture: palms-night\n` });
  const src = expect.stringMatching(/^\/tiles\/palms-night\.svg\?v=[\w-]{8}$/);
  expect(city.radioPicture).toEqual({ src, width: 600, height: 400 });
});

describe('the place of a city', () => {
  const cityIn = async (region: string) => await cityOf({ 'city.yaml': smallest.replace('US-CO', region) });

  test.each([
    ['US-CO', 'Colorado'],
    ['US', 'United States'],
    ['DE', 'Germany'],
    ['IN-AP', 'Andhra Pradesh'],
  ])('in the region %s includes “%s” as its state', async (region, state) => {
    expect((await cityIn(region)).state).toBe(state);
  });

  test('is marked as abroad outside the United States', async () => {
    expect([(await cityIn('US-CO')).local.isAbroad, (await cityIn('MX-YUC')).local.isAbroad]).toEqual([
      undefined,
      true,
    ]);
  });

  test('names the country only once if the state has the same name', async () => {
    expect((await cityIn('SG')).contact.address).toEqual(['Boulder, Singapore']);
  });
});

test('the title of a city whose name ends in City does not repeat the word', async () => {
  const { siteTitle, nameplate } = await cityOf({ 'city.yaml': smallest.replace('Boulder', 'Kansas City') });
  expect(siteTitle).toBe('Kansas City News');
  expect(nameplate).toEqual(['Kansas City', 'News']);
});

const own = {
  'city.yaml': `${smallest}siteTitle: '{name} Daily'\nmotto: News of {state}\n`,
  'sections.yaml': 'local-news:\n  sentence: News of {name} by {siteTitle}.\nsports:\n  sentence: A\n',
};
const ownCity = await cityOf(own);

describe('text that a city sets itself', () => {
  test('may have placeholders, as the defaults do', () => {
    expect([ownCity.siteTitle, ownCity.motto]).toEqual(['Boulder Daily', 'News of Colorado']);
    expect(ownCity.sections['local-news'].sentence).toBe('News of Boulder by Boulder Daily.');
  });

  test('does not replace the defaults of other sections', () => {
    expect(ownCity.sections.sports.sentence).toBe('A');
    expect(ownCity.sections.arts.sentence).toBe(city.sections.arts.sentence);
  });
});

test('a key of city.yaml may have its own file, and a list may have its own folder', async () => {
  const category = (name: string) =>
    `name: ${name}\nquestions:\n  - question: Why?\n    answer: Because.\n    source: { name: A, href: /contact }\n`;
  const city = await cityOf({
    'city.yaml': smallest,
    'donation.yaml': 'name: A Fund\nurl: https://fund.example/',
    'faq/02-b.yaml': category('B'),
    'faq/01-a.yaml': category('A'),
  });
  expect(city.donation).toEqual({ name: 'A Fund', url: 'https://fund.example/' });
  expect(city.faq.map(({ name }) => name)).toEqual(['A', 'B']);
});

test('a sample edition has a section for each file, in the order of sections, and none if the folder is missing', async () => {
  const samples = { 'sample/sports.xml': '', 'sample/local-news.xml': '', 'sample/LICENSE': '' };
  expect((await cityOf({ 'city.yaml': smallest, ...samples })).sampleSections).toEqual([
    'local-news',
    'sports',
  ]);
  expect(city.sampleSections).toEqual([]);
});

test('a symlinked file is read, and the hidden folders of a Kubernetes volume are ignored', async () => {
  const folder = path.join(
    writeCity({ '..data/city.yaml': smallest, '..data/motto.yaml': 'Linked' }),
    'boulder',
  );
  for (const name of ['city.yaml', 'motto.yaml']) symlinkSync(`..data/${name}`, path.join(folder, name));
  expect(await readCity(folder)).toMatchObject({ city: { name: 'Boulder', motto: 'Linked' } });
});

const sampleDay = { words: 'Sunny', night: 'Clear', hours: Array.from({ length: 24 }, () => 20) };

test.each([
  ['is no JSON', '{"words": "Sunny",', /^sample\/weather\.json: .*JSON/],
  [
    'lacks an hour',
    JSON.stringify({ ...sampleDay, hours: sampleDay.hours.slice(1) }),
    /^sample\/weather\.json: .*24.* at hours$/,
  ],
])('sample weather that %s is reported and left out', async (_, written, problem) => {
  const { city, problems } = await read({ 'city.yaml': smallest, 'sample/weather.json': written });
  expect(problems).toEqual([expect.stringMatching(problem)]);
  expect(city?.sampleWeather).toBeUndefined();
});

test('sample weather is read from sample/weather.json', async () => {
  const { sampleWeather } = await cityOf({
    'city.yaml': smallest,
    'sample/weather.json': JSON.stringify(sampleDay),
  });
  expect(sampleWeather).toEqual(sampleDay);
});
