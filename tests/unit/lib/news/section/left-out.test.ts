import '../../../open-cities';
import { expect, test } from '@jest/globals';
import { leftOutOf } from '@/lib/news/section/section-items';
import { thisCity } from '../../../this-city';
import { item } from '../make-item';

const now = new Date('2026-11-21T20:00:00Z');
const place = { siteUrl: 'https://news.example', now, zone: 'America/Los_Angeles', locale: 'en-US' };

test('counts the items that a section’s filters leave out', () => {
  const source = { url: 'https://paper.example/feed', onlyWords: ['goal'], blockWords: ['ad:'] };
  const titles = ['Goal in the last minute', 'Budget', 'Ad: cars'];
  const items = titles.map((title) => item({ title }));
  const reader = { feedKey: 'sports', city: thisCity() } as const;
  expect(leftOutOf(items, source, reader, place)).toEqual({ 'blocked-word': 1, 'other-subject': 1 });
});

test('counts past events and events without a readable day', () => {
  const entry = (dates: string) => item({ calendar: { dates, times: '2:00 PM', location: '', text: '' } });
  const source = { url: 'https://city.example/calendar.xml' };
  const items = [entry('November 20, 2026'), entry('November 24, 2026'), entry('some day soon')];
  const reader = { feedKey: 'local-news', city: thisCity() } as const;
  expect(leftOutOf(items, source, reader, place)).toEqual({ 'past-event': 1, 'unreadable-event': 1 });
});
