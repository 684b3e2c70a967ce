import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { leftOutOf } from '@/lib/news/tally/left-out';
import { item } from '../make-item';

test('each section tells what its filters leave out of a feed that two of them share', () => {
  const feed = { url: 'https://paper.example/feed' };
  const items = [
    item({ title: 'Goal in the last minute' }),
    item({ title: 'Budget' }),
    item({ title: 'Ad: cars' }),
  ];
  const sections = [
    {
      feedKey: 'sports' as const,
      feeds: [{ source: { ...feed, onlyWords: ['goal'], blockWords: ['ad:'] }, items }],
    },
    { feedKey: 'politics' as const, feeds: [{ source: feed, items }] },
  ];
  expect(Object.fromEntries(leftOutOf(sections, thisCity()))).toEqual({
    [feed.url]: { sports: { 'blocked-word': 1, 'other-subject': 1 } },
  });
});

test('a story that another feed of the section has too is counted where it was left out', () => {
  const newer = item({ link: 'https://paper.example/1', pubDate: new Date('2026-11-20T10:00:00Z') });
  const older = item({ link: 'https://paper.example/1', pubDate: new Date('2026-11-20T09:00:00Z') });
  const feeds = [
    { source: { url: 'https://a.example/' }, items: [newer, item({})] },
    { source: { url: 'https://b.example/' }, items: [older] },
  ];
  expect(Object.fromEntries(leftOutOf([{ feedKey: 'sports', feeds }], thisCity()))).toEqual({
    'https://b.example/': { sports: { 'in-another-feed': 1 } },
  });
});
