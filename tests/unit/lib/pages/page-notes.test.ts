import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import {
  briefingNote,
  communityNote,
  communitySentence,
  eventsNote,
  listInWords,
  searchedInWords,
} from '@/lib/pages/page-notes';
import { anaheim } from '../../anaheim';
import { boulder } from '../../small-cities';
import { thisCity } from '../../this-city';

test('listInWords has no comma before the last item', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => listInWords(thisCity(), parts))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('the notes of Anaheim list everything that the city has', () => {
  expect(eventsNote(anaheim)).toBe('upcoming events by date, to add to your own calendar');
  expect(communityNote(anaheim)).toBe('arts news, community resources and opinion');
  expect(briefingNote(anaheim)).toBe('the weather, five headlines and what is on');
  expect(searchedInWords(anaheim)).toBe('headlines, posts, events, FAQ answers and pages');
});

test('the notes of a smaller city list nothing that it lacks', () => {
  expect(communityNote(boulder)).toBe('');
  expect(communityNote({ ...boulder, donation: anaheim.donation })).toBe('how to give locally');
  expect(briefingNote({ ...boulder, weather: 'none' })).toBe('five headlines');
  expect(searchedInWords(boulder)).toBe('headlines, posts and pages');
});

describe('communitySentence', () => {
  const { donation } = anaheim;

  test('names the blocks of the page', () => {
    expect(communitySentence(anaheim)).toBe('Arts news, community resources and opinion for Anaheim.');
  });

  test('leaves out missing resources', () => {
    const feeds = { ...boulder.feeds, opinion: boulder.feeds['local-news'] };
    expect(communitySentence({ ...boulder, feeds, donation })).toBe('Opinion for Boulder.');
  });

  test('is about helping if a city has only a donation page', () => {
    expect(communitySentence({ ...boulder, donation })).toBe('Ways to help in Boulder.');
  });
});

describe('the Community page', () => {
  const arts = (covers?: 'town') => [
    { url: 'https://arts.example/rss', name: 'Arts', ...(covers && { covers }) },
  ];
  const city = (covers?: 'town') => ({ ...boulder, feeds: { ...boulder.feeds, arts: arts(covers) } });

  test('does not exist if a city only has national arts news', () => {
    expect(communityNote(city())).toBe('');
  });

  test('exists if a city has local arts news', () => {
    expect(communityNote(city('town'))).toBe('arts news');
  });

  test('exists if a city has only one group of resources', () => {
    const resources = anaheim.resources.slice(0, 1);
    expect(communityNote({ ...boulder, resources })).toBe('community resources');
  });
});
