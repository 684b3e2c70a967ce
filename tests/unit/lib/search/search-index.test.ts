import { describe, expect, test } from '@jest/globals';
import type { DocumentKind, SearchDocument } from '@/lib/search/search-document';
import { ageWeight, buildIndex } from '@/lib/search/search-index';

const now = Date.UTC(2026, 10, 21);
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

test.each<[string, DocumentKind, number, number]>([
  ['1 for a headline published now', 'headline', 0, 1],
  ['0.75 for a headline after four days', 'headline', -4, 0.75],
  ['0.625 for a headline after eight days', 'headline', -8, 0.625],
  ['1 for a headline dated tomorrow', 'headline', 1, 1],
  ['1 for an event today', 'event', 0, 1],
  ['0.8 for an event in two weeks', 'event', 14, 0.8],
  ['0.8 for an event two weeks ago', 'event', -14, 0.8],
  ['0.875 for a post from last year', 'post', -365, 0.875],
])('ageWeight is %s', (_name, kind, days, weight) => {
  expect(ageWeight({ kind, date: day(21 + days) }, now)).toBeCloseTo(weight);
});

test.each<[DocumentKind, number]>([
  ['headline', 0.5],
  ['event', 0.6],
  ['post', 0.75],
  ['service', 1],
  ['page', 0.8],
  ['question', 0.8],
])('ageWeight weighs an undated document (%s) like an old document', (kind, weight) => {
  expect(ageWeight({ kind, date: undefined }, now)).toBe(weight);
});

function headline(title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { kind: 'headline', title, text: '', href: `https://news.example/${title}`, ...more };
}

const service = (title: string, ...names: string[]) => headline(title, { kind: 'service', names });

function titles(documents: SearchDocument[], query: string): string[] {
  return buildIndex(documents)
    .search(query, now)
    .found.map(({ document }) => document.title);
}

const paper = [
  headline('A new library opens on Broadway'),
  headline('Libraries extend their hours', { source: 'The Register' }),
  headline('Council meets on Tuesday', { text: 'The library budget is on the agenda.' }),
  headline('Transit fares rise', { text: 'Buses and trains.', source: 'Voice of the Valley' }),
  headline('Fire season begins'),
];

const onLibraries = [
  'Libraries extend their hours',
  'A new library opens on Broadway',
  'Council meets on Tuesday',
];

describe('a search finds', () => {
  test.each([
    ['a word in a title', 'fire', ['Fire season begins']],
    ['a word in the text', 'trains', ['Transit fares rise']],
    ['a source', 'register', ['Libraries extend their hours']],
    ['the beginning of a word', 'trans', ['Transit fares rise']],
    ['three letters that begin a word', 'tra', ['Transit fares rise']],
    ['a singular that also occurs as a plural', 'library', onLibraries],
    ['a word with different case and accents', 'FÍRE', ['Fire season begins']],
    ['a word with a missing letter', 'counil', ['Council meets on Tuesday']],
    ['a long word with two swapped letters', 'Braodway', ['A new library opens on Broadway']],
    ['a word with a wrong letter', 'trensit', ['Transit fares rise']],
    ['words in any order', 'tuesday council', ['Council meets on Tuesday']],
    ['a question', 'when does the fire season begin?', ['Fire season begins']],
  ])('the right documents for %s: %s', (_, query, expected) => {
    expect(titles(paper, query)).toEqual(expected);
  });

  test.each([
    ['an unknown word', 'zzyzx'],
    ['only punctuation', '.*+?^$()|[]{}\\'],
    ['two letters that begin many words', 'li'],
  ])('no documents for %s: %s', (_, query) => {
    expect(titles(paper, query)).toEqual([]);
  });

  test('documents with all words or, if there are none, documents with some of them, and says which it found', () => {
    const index = buildIndex(paper);
    expect(index.search('library budget', now)).toMatchObject({ total: 1, match: 'all' });
    expect(index.search('library fire', now)).toMatchObject({ total: 4, match: 'some' });
  });
});

test('a result has the matched words, for highlighting', () => {
  const [first] = buildIndex(paper).search('transi', now).found;
  expect(first?.words).toEqual(new Set(['transit']));
});

describe('the order of results', () => {
  test('ranks a word in the title above a word in the text', () => {
    const text = headline('Council meets', { text: 'The park' });
    const title = headline('Park opens', { text: 'The council' });
    expect(titles([text, title], 'park')).toEqual(['Park opens', 'Council meets']);
  });

  test('ranks the exact word above a longer word', () => {
    expect(titles([headline('Parking'), headline('Park')], 'park')).toEqual(['Park', 'Parking']);
  });

  test('puts the newest document first if scores are equal, and undated documents last', () => {
    const dates = { one: undefined, two: day(22), ten: day(24), six: day(23) };
    const documents = Object.entries(dates).map(([name, date]) => headline(`park ${name}`, { date }));
    expect(titles(documents, 'park')).toEqual(['park ten', 'park six', 'park two', 'park one']);
  });

  test('keeps the original order if scores and dates are equal', () => {
    const documents = ['c', 'a', 'b'].map((name) => headline(`park ${name}`, { date: day(1) }));
    expect(titles(documents, 'park')).toEqual(['park c', 'park a', 'park b']);
  });

  test('lists a headline once if it is in two sections', () => {
    expect(titles([headline('Park'), headline('Park')], 'park')).toEqual(['Park']);
  });

  test('lists one of our pages once, even if a headline leads to it', () => {
    const href = '/faq#park';
    const documents = [
      headline('A park', { href, date: day(21) }),
      headline('Park', { href, kind: 'question' }),
    ];
    const { found, total } = buildIndex(documents).search('park', now);
    expect([found.map(({ document }) => document.kind), total]).toEqual([['headline'], 1]);
  });

  test('ranks a word in the title or text above one in the body', () => {
    const body = headline('Moving', { body: 'The pool opens at noon' });
    expect(titles([body, headline('Swim', { text: 'A pool' }), headline('Pool')], 'pool')).toEqual([
      'Pool',
      'Swim',
      'Moving',
    ]);
  });

  test('keeps partial matches if only a body has all words, unless it has them as a phrase', () => {
    const schools = headline('Schools of the district');
    const search = (body: string) =>
      buildIndex([headline('Ballots', { body }), schools]).search('school registration', now);
    const chance = search('Registration ends soon. Vote at a school.');
    expect(chance).toMatchObject({ total: 2, match: 'some' });
    expect(chance.found[0]?.document).toMatchObject({ title: schools.title });
    expect(search('School registration opens.')).toMatchObject({ total: 1, match: 'all' });
  });

  test('returns the best forty documents and the total', () => {
    const many = Array.from({ length: 90 }, (_, at) => headline('park', { href: `https://a.example/${at}` }));
    const results = buildIndex(many).search('park', now);
    expect([results.found.length, results.total]).toEqual([40, 90]);
  });

  test('ranks a document whose whole title matches above an undated one that contains the same words', () => {
    const answer = headline('Can anyone go to an event at the convention center?', { kind: 'question' });
    const story = headline('Can anyone go to a convention?', { date: day(14) });
    expect(titles([answer, story], story.title)[0]).toBe(story.title);
  });

  test('ranks an old headline that matches much better above a new one', () => {
    const old = headline('Stadium vote', { date: day(1) });
    const text = 'A word on the stadium and on many other things.';
    const fresh = headline('Council meets', { text, date: day(20) });
    expect(titles([fresh, old], 'stadium')).toEqual(['Stadium vote', 'Council meets']);
  });

  test('ranks last year’s guide above last month’s headline', () => {
    const news = headline('Compost bins', { date: new Date(Date.UTC(2026, 9, 21)) });
    const guide = headline('Compost at home', { kind: 'post', date: new Date(Date.UTC(2025, 10, 21)) });
    expect(titles([news, guide], 'compost')[0]).toBe('Compost at home');
  });
});

describe('a query of two or more words', () => {
  const [adopts, stabilization] = ['Council adopts rent control', 'Tenants ask for rent stabilization'];
  const civic = [
    service('Poison Control', 'poison control'),
    headline('City weighs a cap on rents', { text: 'The council may limit a rent increase.' }),
    headline('Rent help runs out', { text: 'Officials lost control of the fund.', date: day(20) }),
    headline(adopts, { date: day(1) }),
    headline(stabilization, { date: day(2) }),
    headline('Immigration sweep at a car wash'),
    headline('Redada en un lavado de autos', { language: 'es' }),
    headline('Heavy ice closes a mountain road'),
    headline('A raid on the pantry'),
    headline('Used car sale at the mall'),
    headline('Angels lose at the stadium'),
    headline('Who takes the bins?', { kind: 'question', text: 'A hauler picks up the trash.' }),
  ];

  test.each([
    ['rent control', [adopts, 'City weighs a cap on rents', stabilization, 'Rent help runs out']],
    ['poison control', ['Poison Control']],
    ['ICE raids', ['Immigration sweep at a car wash', 'Redada en un lavado de autos']],
    ['redadas', ['Immigration sweep at a car wash', 'Redada en un lavado de autos']],
    ['angel stadium sale', ['Angels lose at the stadium']],
    ['trash pickup', ['Who takes the bins?']],
    ['stabilization control', [stabilization]],
  ])('finds phrases and synonyms: %s', (query, expected) => {
    expect(titles(civic, query).slice(0, expected.length)).toEqual(expected);
  });

  test('finds a document with only half of the words if no document has all of them', () => {
    const raid = headline('A raid on the pantry');
    expect(titles([raid], 'immigration raid')).toEqual([raid.title]);
  });

  test.each([
    ['a phone number that matches only one of two words', 'rent poison', 'Poison Control'],
    ['a story with only one of three words', 'angel stadium sale', 'Used car sale at the mall'],
    ['a story that contains only half of a synonym', 'ice raid', 'A raid on the pantry'],
  ])('leaves out %s', (_, query, title) => {
    expect(titles(civic, query)).not.toContain(title);
  });
});

test('a search finds an event by its place', () => {
  const when = 'November 25, 2026 · 2 p.m. · Central Library';
  const story = { kind: 'event', title: 'Story time', text: '', href: '/events/a', when } as const;
  expect(buildIndex([story]).search('library', 0).found).toHaveLength(1);
});

describe('a search in Spanish', () => {
  const words = { es: { basura: 'trash', biblioteca: 'library', escuela: 'school' } };
  const documents = [
    ...paper,
    headline('Missed trash pickup'),
    headline('Bibliotecas abren los domingos', { language: 'es' }),
    headline('Nuevas Escuelas en el condado', { language: 'es', text: 'Anaheim' }),
  ];
  const found = (query: string, language = 'en') =>
    buildIndex(documents, { language, words }).search(query, now);
  const names = (query: string) => found(query).found.map(({ document }) => document.title);

  test.each([
    ['basura', ['Missed trash pickup']],
    ['la biblioteca', ['Bibliotecas abren los domingos', ...onLibraries]],
    ['ESCUELA', ['Nuevas Escuelas en el condado']],
    ['library', ['Bibliotecas abren los domingos', ...onLibraries]],
    ['escuelas anaheim', ['Nuevas Escuelas en el condado']],
  ])('finds the right documents for the query “%s”', (query, expected) => {
    expect(names(query).toSorted()).toEqual(expected.toSorted());
  });

  test('returns matched words in the document’s language, for highlighting', () => {
    expect([...(found('escuela').found[0]?.words ?? [])]).toEqual(['escuel-']);
  });

  test('treats documents without a language as Spanish on a Spanish site', () => {
    const index = buildIndex([headline('Nuevas escuelas')], { language: 'es-US' });
    expect(index.search('la escuela', now)).toMatchObject({ total: 1, match: 'all' });
    expect(index.search('esculas', now).total).toBe(1);
    expect(index.search('escue', now).total).toBe(1);
  });
});

describe('phone numbers', () => {
  const all = [
    headline('Trash and homeless shelters: a trash plan', { date: day(21) }),
    service('Hauler', 'trash', 'missed trash'),
    service('Outreach', 'homeless shelter', 'trash in a camp'),
  ];

  test.each([
    ['trash', ['Hauler', 'Trash and homeless shelters: a trash plan', 'Outreach']],
    ['who do I call about missed trash?', ['Hauler']],
    ['homeless shelters', ['Outreach', 'Trash and homeless shelters: a trash plan']],
  ])('come first for a query that names the service: %s', (query, expected) => {
    expect(titles(all, query)).toEqual(expected);
  });

  test('come after a headline that contains all words of a long query', () => {
    const title = 'Which trucks bring trash downtown';
    expect(titles([...all, headline(title)], title)[0]).toBe(title);
  });

  test('are ranked by how long the matching name is, even if the query has unknown words', () => {
    const both = [service('Hauler', 'trash'), service('Camps', 'trash in a camp')];
    expect(buildIndex(both).search('trash in a camp today', now)).toMatchObject({
      found: [{ document: { title: 'Camps' } }, { document: { title: 'Hauler' } }],
      match: 'all',
    });
  });
});
