import { describe, expect, test } from '@jest/globals';
import { queryParts, readSpoken } from '@/lib/search/query-parts';
import { eachOnce, type SearchDocument } from '@/lib/search/search-document';
import { MAX_QUERY, readQuery } from '@/lib/search/search-query';
import { eachWord, excerptAround, markWords, wordsOf } from '@/lib/search/search-words';

describe('the words of a string', () => {
  test.each([
    ['Parks & Recreation', ['park', 'recreation']],
    ['The city’s libraries', ['the', 'city', 'library']],
    ["don't, O'Neill", ['dont', 'oneill']],
    ['Café, cafe\u0301, CAFE', ['cafe', 'cafe', 'cafe']],
    ['I-5 and SR-91', ['i', '5', 'and', 'sr', '91']],
    ['L.A. County, the U.S.-Mexico border, A.I.', ['la', 'county', 'the', 'us', 'mexico', 'border', 'ai']],
    [
      "the U.S.’s, L.A.'s, C. Lee, 7 p.m. E.g. Ph.D",
      ['the', 'us', 'la', 'c', 'lee', '7', 'pm', 'eg', 'ph', 'd'],
    ],
    ['¿Dónde está? 図書館', ['donde', 'esta', '図書館']],
    ['.*+?^$()|[]{}\\ <>', []],
    ['Events, churches, boxes, classes, houses', ['event', 'church', 'box', 'class', 'house']],
    ['movie and movies, tie and ties', ['movy', 'and', 'movy', 'tie', 'and', 'tie']],
    ['news, bus, address, this, gas, Los', ['news', 'bus', 'address', 'this', 'gas', 'los']],
    ['bias, canvas, lens, campus, tennis, famous', ['bias', 'canvas', 'lens', 'campus', 'tennis', 'famous']],
    ['', []],
  ])('in "%s" are normalized', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('have start and end positions that match the string', () => {
    const text = 'A “café’s” menu';
    const words = Array.from(eachWord(text), ({ from, to }) => text.slice(from, to));
    expect(words).toEqual(['A', 'café’s', 'menu']);
  });
});

const plurals = `
  photo photos, video videos, taco tacos, condo condos, zoo zoos, menu menus, plateau plateaus,
  bus buses, virus viruses, campus campuses, gas gases, lens lenses, canvas canvases, house houses,
  cause causes, excuse excuses, refuse refuses, case cases, quiz quizzes, buzz buzzes, waltz waltzes,
  prize prizes, potato potatoes, hero heroes, shoe shoes, canoe canoes, toe toes, beach beaches,
  coach coaches, sandwich sandwiches, ache aches, headache headaches, avalanche avalanches,
  branch branches
`;

test.each(plurals.split(',').map((pair) => pair.trim().split(' ')))(
  '%s and %s count as the same word',
  (one = '', many = '') => {
    expect(wordsOf(many)).toEqual(wordsOf(one));
  },
);

test.each([
  'biblioteca Bibliotecas',
  'ciudad ciudades',
  'elección eleccion elecciones',
  'información informacion informaciones',
  'policía policia policías',
  'luz luces',
  'joven jóvenes',
  'trabajo trabajos',
])('wordsOf stems %s to one Spanish stem that differs from every English word', (all) => {
  const forms = new Set(wordsOf(all, 'es-MX'));
  expect(forms.size).toBe(1);
  expect(forms).not.toContain(wordsOf(all)[0]);
});

/** Puts the marked words of a string in brackets. */
function shown(text: string, ...words: string[]): string {
  return markWords(text, new Set(words))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');
}

describe('highlighting', () => {
  test.each([
    ['only whole words', shown('Park, parking, the PARK', 'park'), '[Park], parking, the [PARK]'],
    ['words as the text spells them', shown('The Café’s menu', 'cafe'), 'The [Café’s] menu'],
    ['adjacent words', shown('city council', 'city', 'council'), '[city] [council]'],
    ['nothing without a match', shown('city council', 'park'), 'city council'],
    ['nothing in an empty string', shown('', 'park'), ''],
    ['words in markup, which stays text', shown('<b>park</b>', 'park'), '<b>[park]</b>'],
  ])('marks %s', (_, marked, expected) => {
    expect(marked).toBe(expected);
  });

  test('marks all forms of a Spanish word', () => {
    const parts = markWords('Las Bibliotecas y la biblioteca', new Set(wordsOf('biblioteca', 'es')), 'es');
    const marked = parts.filter((part) => part.marked).map(({ text }) => text);
    expect(marked).toEqual(['Bibliotecas', 'biblioteca']);
  });

  test('returns parts that add up to the input', () => {
    const input = '  “Park” & e\u0301tude 🍊 park\ud83d';
    const parts = markWords(input, new Set(['park', 'etude']));
    expect(parts.map(({ text }) => text).join('')).toBe(input);
  });
});

describe('an excerpt', () => {
  const long = `${'word '.repeat(60)}pothole ${'tail '.repeat(60)}`.trim();

  test('includes a matched word in full instead of cutting it off at the end', () => {
    const text = `${'word '.repeat(18)}xy pothole and more`;
    expect(text.indexOf('pothole')).toBe(93);
    expect(excerptAround(text, new Set(['pothole']), 100)).toContain('pothole');
  });

  test.each([
    ['the full text if it just fits', `${'x'.repeat(92)} pothole`, /^x{92} pothole$/],
    ['cut off at its end if the word is near the start', `pothole ${'tail '.repeat(60)}`, /^pothole .*…$/],
    ['cut off at both ends if the word is in the middle', long, /^…(word ){8}pothole .*…$/],
    ['the beginning of the text if nothing matches', 'other '.repeat(60), /^other .*…$/],
  ])('is %s', (_, text, expected) => {
    const excerpt = excerptAround(text, new Set(['pothole']), 100);
    expect(excerpt).toMatch(expected);
    expect(excerpt.length).toBeLessThanOrEqual(100);
  });
});

const words = {
  es: {
    basura: ['trash', 'garbage'],
    hogar: 'home',
    'personas sin hogar': 'homeless',
    concejo: 'city council',
  },
};
const known = new Set(wordsOf('bibliotecas escuela', 'es'));

/** Returns the parts of a query as text: parts separated by "; ", alternatives by "|". */
function read(query: string, language = 'en', max = 4): string {
  const parts = queryParts(query, { language, spoken: readSpoken(words), known }, max);
  return parts.map((ways) => ways.map((way) => way.join(' ')).join('|')).join('; ');
}

test.each([
  ['repeated words only once', 'park Park PARK city', 'park; city'],
  ['no stop words if there are other words', 'how do I report a pothole', 'report; pothole'],
  ['stop words if there are no other words', 'who is it', 'who; is; it'],
  ['no more parts than the limit', 'b c d e f g', 'b; c; d; e'],
  ['a word’s listed translations, also for its plural', 'Basuras', 'basura|trash|garbage'],
  ['a translation that consists of two words', 'concejo', 'concejo|city council'],
  ['the longest known phrase', 'Personas sin hogar', 'persona sin hogar|homeless'],
  ['a Spanish word and its stem', 'escuelas', 'escuela|escuel-'],
  ['no Spanish stop words in a Spanish query', '¿dónde está la basura?', 'basura|trash|garbage'],
  ['Spanish stop words in an English query', 'LA sin', 'la; sin'],
])('queryParts returns %s', (_, query, parts) => {
  expect(read(query)).toBe(parts);
});

test('queryParts ignores Spanish stop words on a Spanish site', () => {
  expect(read('LA escuela', 'es-US')).toBe('escuela|escuel-');
});

const queryAtLimit = 'x'.repeat(MAX_QUERY);

test.each([
  ['no q', undefined, { state: 'empty' }],
  ['an empty q', '', { state: 'empty' }],
  ['only white space', ' \t\n\u00a0 ', { state: 'empty' }],
  ['only control characters', '\0\u0007\u200b', { state: 'empty' }],
  ['an empty list', [], { state: 'empty' }],
  ['extra white space between words', '  city \n  council ', { state: 'query', text: 'city council' }],
  ['several values, and uses the first', ['one', 'two'], { state: 'query', text: 'one' }],
  ['a zero byte', 'pa\0rk', { state: 'query', text: 'park' }],
  ['a lone surrogate', 'park \ud83d', { state: 'query', text: 'park' }],
  ['a direction override', '\u202ekrap\u202c park', { state: 'query', text: 'krap park' }],
  ['markup, as text', '<script>', { state: 'query', text: '<script>' }],
  ['a query of maximum length', queryAtLimit, { state: 'query', text: queryAtLimit }],
  ['a query that is one character too long', `${queryAtLimit}x`, { state: 'too-long', text: queryAtLimit }],
  ['emoji that count as one character each', '🍊'.repeat(101), { state: 'too-long', text: '🍊'.repeat(100) }],
])('readQuery reads the query from a request with %s', (_, raw, query) => {
  expect(readQuery(raw)).toEqual(query);
});

function headline(more: Partial<SearchDocument> = {}): SearchDocument {
  return { kind: 'headline', title: 'Park opens', text: '', href: 'https://news.example/park', ...more };
}

test.each([{ kind: 'post' as const }, { title: 'Park closes' }, { href: 'https://news.example/other' }])(
  'eachOnce treats two documents that differ by %j as different',
  (other) => {
    expect(eachOnce([headline(), headline(other)])).toHaveLength(2);
  },
);

test('eachOnce keeps the first copy of each document, in the original order', () => {
  const all = ['b', 'a', 'b', 'c'].map((title, at) => headline({ title, text: `text ${at}` }));
  expect(eachOnce(all)).toEqual([all[0], all[1], all[3]]);
});
