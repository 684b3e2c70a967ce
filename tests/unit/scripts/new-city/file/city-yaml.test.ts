import { describe, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { cityYaml, type NewCity } from '../../../../../scripts/new-city/file/city-yaml';

const city: NewCity = {
  name: 'Boulder',
  state: 'Colorado',
  region: 'US-CO',
  latitude: 40.01499,
  longitude: -105.27055,
  timeZone: 'America/Denver',
  locale: 'en-US',
  siteTitle: 'Boulder: the News',
  email: 'editor@bouldercitynews.example',
  hosts: ['bouldercitynews.example'],
  packs: ['us/national', 'us/co'],
  wikipedia: 'https://en.wikipedia.org/wiki/Boulder,_Colorado',
  feeds: [
    {
      source: { url: 'https://paper.example/feed/', name: 'The Paper', covers: 'town', onlyLocal: true },
      title: 'The Paper',
      items: 25,
      local: 20,
      isUnplaced: false,
    },
  ],
  local: {
    places: [
      { reach: 'town', town: 'Boulder', names: ['Boulder'] },
      { reach: 'county', town: 'Superior', names: ['city of Superior'], unsure: ['Superior'] },
      { reach: 'county', names: ['Boulder County'] },
    ],
    takesIn: [],
    notPlaces: ['Boulder City', 'Boulder, Australia'],
    addressParts: [
      { part: 'boulder', reach: 'town', town: 'Boulder' },
      { part: 'boulder-county', reach: 'county' },
    ],
  },
};

describe('the file of a city', () => {
  test('says all that is known, as YAML', () => {
    const { wikipedia, feeds, local, ...facts } = city;
    const { takesIn: _, ...words } = local;
    expect(load(cityYaml(city))).toEqual({
      ...facts,
      feeds: { 'local-news': feeds.map(({ source }) => source) },
      elsewhere: [{ name: 'Boulder on Wikipedia', href: wikipedia }],
      local: words,
    });
  });

  test('leaves out what is not known', () => {
    const bare: NewCity = {
      ...city,
      state: undefined,
      hosts: [],
      packs: [],
      wikipedia: undefined,
      local: { places: [], takesIn: [], notPlaces: [], addressParts: [] },
    };
    const read = load(cityYaml(bare)) as Record<string, unknown>;
    for (const key of ['state', 'hosts', 'packs', 'elsewhere']) expect(read).not.toHaveProperty(key);
  });

  test('has lines that a person can read', () => {
    expect(
      cityYaml(city)
        .split('\n')
        .filter((line) => line.length > 120 && !/unsure|names|notPlaces/.test(line)),
    ).toEqual([]);
  });
});
