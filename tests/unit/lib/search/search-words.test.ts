import { describe, expect, test } from '@jest/globals';
import { queryWords, wordPlaces, wordsOf } from '@/lib/search/search-words';

describe('the words of a text', () => {
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
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('have places that cut the text at their letters', () => {
    const text = 'A “café’s” menu';
    expect(wordPlaces(text).map(({ from, to }) => text.slice(from, to))).toEqual(['A', 'café’s', 'menu']);
  });

  test('keep the dots within an abbreviation', () => {
    const text = 'Back in L.A. (U.S.)';
    expect(wordPlaces(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      'Back',
      'in',
      'L.A',
      'U.S',
    ]);
  });
});

test.each([
  ['photo', 'photos'],
  ['video', 'videos'],
  ['taco', 'tacos'],
  ['condo', 'condos'],
  ['zoo', 'zoos'],
  ['menu', 'menus'],
  ['plateau', 'plateaus'],
  ['bus', 'buses'],
  ['virus', 'viruses'],
  ['campus', 'campuses'],
  ['gas', 'gases'],
  ['lens', 'lenses'],
  ['canvas', 'canvases'],
  ['house', 'houses'],
  ['cause', 'causes'],
  ['excuse', 'excuses'],
  ['refuse', 'refuses'],
  ['case', 'cases'],
  ['quiz', 'quizzes'],
  ['buzz', 'buzzes'],
  ['waltz', 'waltzes'],
  ['prize', 'prizes'],
  ['potato', 'potatoes'],
  ['hero', 'heroes'],
  ['shoe', 'shoes'],
  ['canoe', 'canoes'],
  ['toe', 'toes'],
  ['beach', 'beaches'],
  ['coach', 'coaches'],
  ['sandwich', 'sandwiches'],
  ['ache', 'aches'],
  ['headache', 'headaches'],
  ['avalanche', 'avalanches'],
  ['branch', 'branches'],
])('%s and %s are one word', (one, many) => {
  expect(wordsOf(many)).toEqual(wordsOf(one));
});

describe('the words of a query', () => {
  test.each([
    ['each once', 'park Park PARK city', ['park', 'city']],
    ['small words say nothing beside others', 'how do I report a pothole', ['report', 'pothole']],
    ['small words by themselves are what is asked for', 'who is it', ['who', 'is', 'it']],
    ['no more than asked for', 'b c d e f g', ['b', 'c', 'd', 'e']],
  ])('%s', (_, query, words) => {
    expect(queryWords(query, 4)).toEqual(words);
  });
});
