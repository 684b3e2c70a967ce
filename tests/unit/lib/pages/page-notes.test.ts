import { describe, expect, test } from '@jest/globals';
import type { FaqCategory } from '@/lib/city/city-type';
import { faqClaim, questionId } from '@/lib/pages/faq';
import {
  briefingNote,
  communityNote,
  communitySentence,
  eventsNote,
  listInWords,
  searchedInWords,
} from '@/lib/pages/page-notes';
import { anaheim } from '../../anaheim';
import { city, everyCity } from '../../any-city';
import { boulder } from '../../small-cities';

const { donation } = anaheim;
const withOpinion = { ...boulder.feeds, opinion: boulder.feeds['local-news'] };

test('listInWords puts no comma before the last item', () => {
  const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
  const words = ['', 'a', 'a and b', 'a, b and c'];
  expect(lists.map((parts) => listInWords(city, parts))).toEqual(words);
});

test('the page notes for Anaheim list everything that the city has', () => {
  expect(eventsNote(anaheim)).toBe('upcoming events by date, to add to your own calendar');
  expect(communityNote(anaheim)).toBe('arts news, community resources and opinion');
  expect(briefingNote(anaheim)).toBe('the weather, five headlines and what is on');
  expect(searchedInWords(anaheim)).toBe('headlines, posts, events, FAQ answers and pages');
});

test('the page notes for a smaller city list nothing that the city lacks', () => {
  expect(communityNote(boulder)).toBe('');
  expect(communityNote({ ...boulder, donation })).toBe('how to give locally');
  expect(briefingNote({ ...boulder, weather: 'none' })).toBe('five headlines');
  expect(searchedInWords(boulder)).toBe('headlines, posts and pages');
});

test.each([
  ['lists what is on the page', anaheim, 'Arts news, community resources and opinion for Anaheim.'],
  [
    'omits missing arts news and resources',
    { ...boulder, feeds: withOpinion, donation },
    'Opinion for Boulder.',
  ],
  ['is about helping if a city has only donations', { ...boulder, donation }, 'Ways to help in Boulder.'],
])('the sentence on the Community page %s', (_, city, sentence) => {
  expect(communitySentence(city)).toBe(sentence);
});

test('the Community page has a note for local arts news or a group of resources, but not for national arts', () => {
  const arts = { url: 'https://arts.example/rss', name: 'Arts' };
  const withArts = (more = {}) => ({ ...boulder, feeds: { ...boulder.feeds, arts: [{ ...arts, ...more }] } });
  expect(communityNote(withArts())).toBe('');
  expect(communityNote(withArts({ covers: 'town' }))).toBe('arts news');
  const resources = anaheim.resources.slice(0, 1);
  expect(communityNote({ ...boulder, resources })).toBe('community resources');
});

const entry = { question: 'Who?', answer: 'You.', source: { name: 'Us', href: '/' } };

function categories(count: number, each: number): FaqCategory[] {
  return Array.from({ length: count }, (_, at) => ({ name: `${at}`, questions: Array(each).fill(entry) }));
}

test.each([
  [12, 10, '100+ questions in 12 categories'],
  [12, 20, '200+ questions in 12 categories'],
  [10, 10, '100+ questions in 10 categories'],
  [1, 2, '2 questions in 1 category'],
  [1, 1, '1 question in 1 category'],
  [0, 0, '0 questions in 0 categories'],
])('faqClaim (categories: %d, questions in each: %d) returns “%s”', (count, each, claim) => {
  expect(faqClaim(city, categories(count, each))).toBe(claim);
});

describe('questionId', () => {
  test.each([
    ['Which council district do I live in?', 'q-which-council-district-do-i-live-in'],
    ['What is a “June gloom”?', 'q-what-is-a-june-gloom'],
    ['Who runs the city’s buses?', 'q-who-runs-the-citys-buses'],
    ['  Where, then?! ', 'q-where-then'],
    ['¿Qué es la Colonia?', 'q-que-es-la-colonia'],
    ['', 'q-'],
    ['???', 'q-'],
  ])('turns %j into %s', (question, id) => {
    expect(questionId(question)).toBe(id);
  });

  test('is cut at a hyphen to at most 60 characters', () => {
    const id = questionId(
      'How do I find out whether my street will be closed during the next parade downtown?',
    );
    expect(id).toBe('q-how-do-i-find-out-whether-my-street-will-be-closed-during');
  });

  test('is cut even if the question is a single very long word', () => {
    expect(questionId('a'.repeat(99))).toHaveLength(60);
  });

  test.each(everyCity)('is unique for every question in %s', (_, { faq }) => {
    const ids = faq.flatMap(({ questions }) => questions.map(({ question }) => questionId(question)));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
