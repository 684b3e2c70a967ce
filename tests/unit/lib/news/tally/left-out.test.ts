import { expect, test } from '@jest/globals';
import { leftOutOf } from '@/lib/news/tally/left-out';
import { type SortOut, sortOut } from '@/lib/news/tally/sorted-out';
import { item } from '../make-item';

const takesAll: SortOut = (items) => ({ wanted: items, left: {} });

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
  expect(Object.fromEntries(leftOutOf(sections, sortOut))).toEqual({
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
  expect(Object.fromEntries(leftOutOf([{ feedKey: 'sports', feeds }], takesAll))).toEqual({
    'https://b.example/': { sports: { 'in-another-feed': 1 } },
  });
});
