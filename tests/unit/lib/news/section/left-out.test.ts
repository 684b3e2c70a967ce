import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { leftOutOf } from '@/lib/news/section/left-out';
import { item } from '../make-item';

const now = new Date('2026-11-21T20:00:00Z');
const place = { siteUrl: 'https://news.example', now, zone: 'America/Los_Angeles' };

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
  expect(Object.fromEntries(leftOutOf(sections, thisCity(), place))).toEqual({
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
  expect(Object.fromEntries(leftOutOf([{ feedKey: 'sports', feeds }], thisCity(), place))).toEqual({
    'https://b.example/': { sports: { 'in-another-feed': 1 } },
  });
});

test('a calendar’s entry that is past, or whose day cannot be read, is counted', () => {
  const entry = (dates: string) => item({ calendar: { dates, times: '2:00 PM', location: '', text: '' } });
  const feed = { url: 'https://city.example/calendar.xml' };
  const items = [entry('November 20, 2026'), entry('November 24, 2026'), entry('some day soon')];
  const sections = [{ feedKey: 'local-news' as const, feeds: [{ source: feed, items }] }];
  expect(Object.fromEntries(leftOutOf(sections, thisCity(), place))).toEqual({
    [feed.url]: { 'local-news': { 'past-event': 1, 'unreadable-event': 1 } },
  });
});
