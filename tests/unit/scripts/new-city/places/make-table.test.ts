import { describe, expect, test } from '@jest/globals';
import { makeTable, type PeopleRow } from '../../../../../scripts/new-city/places/place-table';
import { type Country, regionCode } from '../../../../../scripts/new-city/places/region-code';

const city = (name: string, lat: string, country = 'US', admin1 = 'CO') => ({
  name,
  lat,
  lng: '-105',
  country,
  admin1,
  admin2: '013',
});
const people = (name: string, lat: number, population: number, featureCode = 'PPL'): PeopleRow => ({
  name,
  country: 'US',
  adminCode: 'CO',
  featureCode,
  population,
  loc: { coordinates: [-105, lat] },
});

const table = makeTable({
  cities: [
    city('Boulder', '40'),
    city('Twin', '40'),
    city('Twin', '38'),
    city('Hill', '40'),
    city('Nobody', '40'),
  ],
  people: [
    people('Boulder', 40.001, 100_000),
    people('Twin', 38, 2_000),
    people('Twin', 40, 1_000),
    people('Hill', 40, 500, 'PPLX'),
  ],
  states: [{ code: 'US.CO', name: 'Colorado' }],
  counties: [
    { code: 'US.CO.013', name: 'Boulder County' },
    { code: 'US.NE.001', name: 'Boulder County' },
    { code: 'CA.08.001', name: 'Boulder County' },
  ],
});

describe('the table joins its packages', () => {
  test.each([
    ['Boulder', [100_000]],
    ['Twin', [1_000, 2_000]],
    ['Nobody', [0]],
  ])('%s has its people by name and distance', (name, populations) => {
    expect(table.named(name.toLowerCase()).map(({ population }) => population)).toEqual(populations);
  });

  test('a part of a town is known', () => {
    expect(table.all.filter(({ isPart }) => isPart).map(({ name }) => name)).toEqual(['Hill']);
  });

  test('state and county are named, and counties of one name counted within the country', () => {
    const [boulder] = table.named('boulder');
    expect(boulder && [table.stateOf(boulder), table.countyOf(boulder)]).toEqual([
      'Colorado',
      'Boulder County',
    ]);
    expect(table.countiesNamed('US', 'Boulder County')).toBe(2);
    expect(table.countiesNamed('US', 'No County')).toBe(0);
  });
});

describe('the ISO code of a region', () => {
  const countries: Country[] = [
    {
      countryName: 'Mexico',
      countryShortCode: 'MX',
      regions: [
        { name: 'Coahuila de Zaragoza', shortCode: 'COA' },
        { name: 'Baja California', shortCode: 'BCN' },
        { name: 'Baja California Sur', shortCode: 'BCS' },
        { name: 'Nameless' },
      ],
    },
    { countryName: 'Singapore', countryShortCode: 'SG', regions: [] },
  ];
  const code = (state: string, country = 'MX') => {
    const one = makeTable({
      cities: [city('A', '1', country, '01')],
      people: [],
      states: [{ code: `${country}.01`, name: state }],
      counties: [],
    });
    const [place] = one.all;
    return place && regionCode(place, one, countries);
  };

  test.each([
    ['Coahuila', 'MX', 'MX-COA'],
    ['Baja California', 'MX', 'MX-BCN'],
    ['Baja California Sur', 'MX', 'MX-BCS'],
    ['Mexico City', 'MX', 'MX-CMX'],
    ['Nameless', 'MX', 'MX'],
    ['Elsewhere', 'MX', 'MX'],
    ['Singapore', 'SG', 'SG'],
    ['Anything', 'XX', 'XX'],
    ['San Juan', 'PR', 'US-PR'],
  ])('of %s in %s is %s', (state, country, expected) => {
    expect(code(state, country)).toBe(expected);
  });
});
