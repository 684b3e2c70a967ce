import { describe, expect, test } from '@jest/globals';
import type { CityLocal } from '@/lib/city/schema/news';
import { readPlace } from '@/lib/news/local/read-place';
import type { NewsItem } from '@/lib/news/news-item';
import { item } from '../make-item';

/** The places of a fictional town whose neighbors' names are also common words. */
const local: CityLocal = {
  places: [
    { reach: 'town', town: 'Millbrook', names: ['Millbrook', 'Mill Arena'] },
    { reach: 'county', town: 'San Río', names: ['San Rio'] },
    { reach: 'county', town: 'Plum', names: ['city of Plum'], unsure: ['Plum'] },
    { reach: 'county', names: ['Plum County', 'P.C.'] },
    { reach: 'region', names: ['Great Valley'] },
    { reach: 'region', town: 'Big Port', names: ['Big Port'], unsure: ['BP'] },
    { reach: 'state', names: ['California'] },
  ],
  takesIn: ['Great Valley'],
  farther: ['Fogtown'],
  notPlaces: ['San Rio winds', 'Millbrook cheese', 'La San Rio'],
  addressParts: [
    { part: 'plum-county', reach: 'county' },
    { part: 'big-port', reach: 'region', town: 'Big Port' },
  ],
};

const read = (title: string, nature?: Parameters<typeof readPlace>[2]) =>
  readPlace(item({ title, description: '' }), local, nature);

test.each([
  ['Millbrook votes on rents', 'town', 'Millbrook'],
  ['A concert fills the Mill Arena', 'town', 'Millbrook'],
  ['San Río opens a library', 'county', 'San Río'],
  ['San Rio to Millbrook by tram', 'town', 'Millbrook'],
  ['P.C. supervisors meet', 'county', undefined],
  ['PC supervisors meet', 'elsewhere', undefined],
  ['Plum County helps San Rio', 'county', 'San Río'],
  ['A fair in Plum draws the Great Valley', 'county', 'Plum'],
  ['A fair in Plum draws California', 'state', undefined],
  ['Great Valley braces for heat', 'region', undefined],
  ['Big Port braces for heat in the Great Valley', 'region', 'Big Port'],
  ['Great Valley sends help to Big Port', 'region', undefined],
  ['California cuts a tax', 'state', undefined],
  ['Ohio cuts a tax', 'elsewhere', undefined],
  ['Millbrookers rejoice', 'elsewhere', undefined],
  ['Police in Millbrook, CA, make an arrest', 'town', 'Millbrook'],
  ['Police in Millbrook, Calif., make an arrest', 'town', 'Millbrook'],
])('for “%s”, readPlace returns the reach %s and the town %s', (title, reach, town) => {
  const { isLocal: _, isGuessed: __, isNeighbor: ___, ...place } = read(title);
  expect(place).toEqual({ reach, ...(town && { town }) });
});

test.each([
  'San Rio winds fan a fire',
  'Millbrook cheese wins a prize',
  'Dinner at La San Rio',
  'San Rio, Texas, elects a mayor',
  'A fair in Millbrook, Saskatchewan',
  'A fair in San Rio, Costa Rica',
])('readPlace finds no place in “%s”', (title) => {
  expect(read(title)).toEqual({ reach: 'elsewhere', isLocal: false });
});

describe('a state abbreviation that is also a word', () => {
  test.each([
    ['Millbrook mass shooting suspect is found', undefined, 'town'],
    ['Crowds at Millbrook Wash after the rain', undefined, 'town'],
    ['MILLBROOK MISS WINS A CROWN', undefined, 'town'],
    ['Mass vaccination begins at the arena', 'town', 'town'],
    ['Ms. Lopez sings on MSNBC', 'town', 'town'],
    ['Mt. Elm closes for snow', 'county', 'county'],
    ['La feria va al Paseo del Río', 'town', 'town'],
    ['A storm comes to Springfield, Mass.', 'town', 'elsewhere'],
    ['A STORM COMES TO SPRINGFIELD, MASS.', 'town', 'elsewhere'],
    ['Police in Millbrook, Ill., make an arrest', undefined, 'elsewhere'],
    ['Police in Millbrook, MD, make an arrest', undefined, 'elsewhere'],
    ['A storm comes to Hartford, CT', 'town', 'elsewhere'],
    ['NJ Transit raises fares', 'town', 'elsewhere'],
    ['Abren registro para Mi Bici', 'town', 'town'],
    ['abren registro para mi bici', 'town', 'town'],
    ['ABREN REGISTRO PARA MI BICI', 'town', 'town'],
    ['Hospital adds a CT scanner', 'town', 'town'],
    ['Fire on Oak Ct.', 'town', 'town'],
    ['Ça suffit', 'town', 'town'],
    ['A new clinic for Jane Lee, MD', 'town', 'town'],
  ] as const)('in “%s” (the source covers: %s) gives the reach %s', (title, nature, reach) => {
    expect(read(title, nature).reach).toBe(reach);
  });

  test('means another state if it follows a place’s name in the link: “millbrook-mass”', () => {
    const link = 'https://news.example/2026/a-storm-comes-to-millbrook-mass';
    expect(readPlace(item({ title: 'A storm', description: '', link }), local).reach).toBe('elsewhere');
  });
});

test.each([
  ['Fire on Oak Ct.', 'town'],
  ['Hospital adds a CT scanner', 'town'],
  ['A storm comes to Hartford, CT', 'state'],
  ['A storm comes to Hartford, Conn.', 'state'],
])(
  'our own state’s abbreviation is recognized only if it is spelled “CT” or “Conn.”: “%s” has the reach %s',
  (title, reach) => {
    const own = { reach: 'state', names: ['Connecticut', 'Conn.', 'CT'] } as const;
    const there = { ...local, places: [{ reach: 'town', names: ['Millbrook'] } as const, own] };
    expect(readPlace(item({ title, description: '' }), there, 'town').reach).toBe(reach);
  },
);

test.each([
  ['the Court of Appeals', 'CA affirms a charge', 'The Court of Appeals found no error.', 'elsewhere'],
  ['the state', 'CA affirms a charge', 'A Court of Appeals in California found no error.', 'state'],
  ['the state', 'CA affirms a charge', 'Judges found no error.', 'state'],
])('“CA” means %s in the title “%s” with the description “%s”', (_, title, description, reach) => {
  const own = { reach: 'state', names: ['California', 'CA'] } as const;
  expect(readPlace(item({ title, description }), { ...local, places: [own] }).reach).toBe(reach);
});

describe('a city outside the United States', () => {
  const abroad = { ...local, isAbroad: true } as const;
  const reachOf = (title: string) => readPlace(item({ title, description: '' }), abroad, 'town').reach;

  test.each(['Obras en Morelia, Mich.', 'NC Dinos win again', 'A vote in Windsor, CT'])(
    'ignores US state abbreviations: %s',
    (title) => {
      expect(reachOf(title)).toBe('town');
    },
  );

  test('recognizes the names of states', () => {
    expect(reachOf('Ohio cuts a tax')).toBe('elsewhere');
  });
});

test.each([
  ['Plum police look for a driver', 'region', 'county'],
  ['A new school in Plum', 'region', 'county'],
  ['Plum jam, the slow way', 'region', 'state'],
  ['Plum police look for a driver', undefined, 'elsewhere'],
  ['From Millbrook to a school in Plum', undefined, 'town'],
  ['BP lays off hundreds', undefined, 'elsewhere'],
  ['BP lays off hundreds', 'region', 'region'],
] as const)(
  'with a name that is also a common word, “%s” (the source covers: %s) has the reach %s',
  (title, nature, reach) => {
    expect(read(title, nature).reach).toBe(reach);
  },
);

describe('a place', () => {
  test.each([
    ['in the last category, which is the dateline', { categories: ['News', 'Millbrook'] }],
    ['in a tag that the text confirms', { categories: ['Millbrook', 'News'], description: 'In Millbrook.' }],
    ['in the only category', { category: 'Millbrook' }],
    ['in the last part of the link', { link: 'https://news.example/2026/millbrook-votes-on-rents/' }],
  ])('is found %s', (_, fields) => {
    expect(readPlace(item({ description: '', ...fields }), local)).toMatchObject({ town: 'Millbrook' });
  });

  test.each([
    ['a tag', { categories: ['Millbrook', 'Travel'] }],
    ['the headline of a national study', { title: 'Millbrook ranks among safest towns, study finds' }],
  ])('is not found if it is only in %s, unless the source covers the region', (_, fields) => {
    const story = item({ description: '', ...fields });
    expect(readPlace(story, local).reach).toBe('elsewhere');
    expect(readPlace(story, local, 'region').town).toBe('Millbrook');
  });

  test('is not found if it is a regional town that appears only in a category', () => {
    expect(readPlace(item({ categories: ['Big Port'] }), local).reach).toBe('elsewhere');
  });

  test('is found in a path segment of the link, but not in an invalid link', () => {
    const placeIn = (link: string) => readPlace(item({ link }), local);
    const bigPort = { reach: 'region', town: 'Big Port', isNeighbor: true, isLocal: false };
    expect(placeIn('https://a.example/news/plum-county/1')).toEqual({ reach: 'county', isLocal: true });
    expect(placeIn('https://a.example/news/big-port/1')).toEqual(bigPort);
    expect(placeIn('millbrook').reach).toBe('elsewhere');
  });
});

test.each([
  ['Big Port braces for heat', true],
  ['Great Valley braces for heat', undefined],
  ['California cuts a tax', undefined],
  ['California pays for a bridge in Fogtown', true],
  ['California nurse moves to Ohio', true],
  ['Fogtown and Millbrook agree', undefined],
])('readPlace for “%s” returns isNeighbor %s', (title, isNeighbor) => {
  expect(read(title).isNeighbor).toBe(isNeighbor);
});

test('a story about a town farther away in the state is from elsewhere, whatever the source covers', () => {
  expect(read('Fogtown council meets', 'region').reach).toBe('elsewhere');
});

test.each([
  ['Fogtown condo fire forces 200 out', false],
  ['Fogtown: cae una banda', false],
  ['Fogtown Road closes', true],
  ['Fogtown man charged', true],
])('if “in Fogtown” is listed as farther away, isLocal for the headline “%s” is %s', (title, isLocal) => {
  const there = { ...local, farther: ['in Fogtown'] };
  expect(readPlace(item({ title, description: '' }), there, 'town').isLocal).toBe(isLocal);
});

test.each<[string, Partial<NewsItem>, string]>([
  ['elsewhere for a national agency', { author: 'The Canadian Press' }, 'elsewhere'],
  ['county for the local agency', { author: 'City News Service' }, 'county'],
  ['elsewhere for a dateline in another place', { description: 'WASHINGTON — Talks go on.' }, 'elsewhere'],
  ['county for an unknown dateline', { description: 'UPPER MILLS — Talks go on.' }, 'county'],
  ['elsewhere for a national category', { categories: ['National News'] }, 'elsewhere'],
  ['county for a national and a local category', { categories: ['Local News', 'National News'] }, 'county'],
  [
    'county for a national agency’s story about a local town',
    { title: 'Talks in San Rio', author: 'The Canadian Press' },
    'county',
  ],
])('the reach of a county paper’s story is %s', (_, words, reach) => {
  const story = item({ title: 'Talks go on', description: '', ...words });
  expect(readPlace(story, local, 'county').reach).toBe(reach);
});

const mention = { description: 'Voters in San Rio and Millbrook agree.' };

test.each([
  ['A plant closes', undefined, 'elsewhere'],
  ['A plant closes', 'county', 'town'],
  ['A plant closes', 'region', 'town'],
  ['A plant closes in Big Port', 'region', 'region'],
  ['Ohio votes', 'region', 'elsewhere'],
  ['California votes', 'region', 'town'],
] as const)(
  'if only the text names local places, “%s” (the source covers: %s) has the reach %s',
  (title, nature, reach) => {
    expect(readPlace(item({ title, ...mention }), local, nature).reach).toBe(reach);
  },
);

test('readPlace does not take “Turkey” after a town’s name for the country if there is no comma', () => {
  expect(read('Millbrook Turkey Trot draws 900').reach).toBe('town');
});

test.each([
  ['Millbrook votes', undefined, true],
  ['San Rio votes', 'region', true],
  ['Big Port votes', 'region', false],
  ['The Great Valley votes', 'region', true],
  ['California votes', 'region', false],
  ['A bridge closes', 'region', false],
  ['A bridge closes', 'county', true],
  ['A bridge closes', 'town', true],
  ['A bridge closes', undefined, false],
  ['A bridge closes', 'elsewhere', false],
  ['Ohio votes', 'county', false],
  ['Ohio’s team comes to Millbrook', 'county', true],
] as const)('for “%s” (the source covers: %s), isLocal is %s', (title, nature, isLocal) => {
  expect(read(title, nature).isLocal).toBe(isLocal);
});

test('a story without a place is statewide if its source covers the region; otherwise it is from elsewhere', () => {
  expect(read('A bridge closes', 'region').reach).toBe('state');
  expect(read('A bridge closes', 'elsewhere').reach).toBe('elsewhere');
  expect(read('BP lays off hundreds', 'elsewhere').reach).toBe('elsewhere');
});
