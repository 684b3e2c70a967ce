import { describe, expect, test } from '@jest/globals';
import { listInWords } from '@/lib/pages/list-in-words';
import {
  besideLocalNews,
  communityNote,
  eventsNote,
  localNote,
  partnersNote,
  searchedInWords,
} from '@/lib/pages/page-notes';
import { documentsInWords, hasDocument } from '@/lib/pages/partners/partner-readers';
import { anaheim } from '../../anaheim';
import { boulder, rancho } from '../../small-cities';

test('a list in words has no comma before the last', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listInWords)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('the notes of Anaheim name all that it has', () => {
  expect(localNote(anaheim)).toBe('local headlines, with business, politics and health');
  expect(eventsNote(anaheim)).toBe('upcoming events by date, with calendar files');
  expect(communityNote(anaheim)).toBe('arts news, community resources and opinion');
  expect(partnersNote(anaheim)).toBe('documents for advertisers, contributors and community partners');
  expect(searchedInWords(anaheim)).toBe('headlines, posts, events, FAQ answers and pages');
});

test('those of a smaller city claim no more than it has', () => {
  expect(localNote(boulder)).toBe('local headlines');
  expect(besideLocalNews(rancho)).toBe('business');
  expect(communityNote(boulder)).toBe('');
  expect(communityNote({ ...boulder, donation: anaheim.donation })).toBe('how to give to local nonprofits');
  expect(searchedInWords(boulder)).toBe('headlines, posts and pages');
});

test('documents are counted', () => {
  const [first, ...others] = anaheim.partners;
  expect(documentsInWords(anaheim.partners)).toBe('three partner documents');
  expect(documentsInWords(first ? [first] : [])).toBe('partner document');
  expect(hasDocument('media-kit', { partners: others })).toBe(false);
});

describe('a community page', () => {
  const arts = (covers?: 'town') => [
    { url: 'https://arts.example/rss', name: 'Arts', ...(covers && { covers }) },
  ];
  const city = (covers?: 'town') => ({ ...boulder, feeds: { ...boulder.feeds, arts: arts(covers) } });

  test('is not made of the arts of the nation alone', () => {
    expect(communityNote(city())).toBe('');
  });

  test('is there for the arts of the town', () => {
    expect(communityNote(city('town'))).toBe('arts news');
  });
});
