import { expect, test } from '@jest/globals';
import {
  briefingNote,
  communityNote,
  communitySentence,
  eventsNote,
  listInWords,
  searchedInWords,
} from '@/lib/pages/page-notes';
import { anaheim } from '../../anaheim';
import { city } from '../../any-city';
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
