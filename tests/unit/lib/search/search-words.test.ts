import { describe, expect, test } from '@jest/globals';
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
])('stems %s to one Spanish stem that differs from every English word', (all) => {
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
