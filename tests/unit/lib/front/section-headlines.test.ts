import { expect, test } from '@jest/globals';
import { withLocal, withReports } from '@/lib/front/page-material';
import type { NewsItem } from '@/lib/news/news-item';
import type { SectionNews } from '@/lib/news/section/section-news';
import { event } from '../events/make-event';
import { aged, now } from './front-material';

const updatedAt = new Date(now);
const news = (items: readonly NewsItem[]): SectionNews => ({ state: 'items', items, updatedAt, stale: true });
const own = (age: number) => aged(age, { own: 'report', title: `Ours of ${age}` });
const titles = (result: SectionNews) =>
  result.state === 'items' ? result.items.map(({ title }) => title) : result;

test('sorts own reports among other headlines by time', () => {
  const others = news([aged(1, { title: 'New' }), aged(9, { title: 'Old' })]);
  const expected = ['Ours of 0', 'New', 'Ours of 5', 'Old'];
  expect(titles(withReports(others, [own(0), own(5)], now))).toEqual(expected);
});

test('leaves a section without own reports unchanged', () => {
  const others = news([aged(1)]);
  expect(withReports(others, [], now)).toBe(others);
});

test.each<SectionNews>([{ state: 'empty' }, { state: 'error', message: 'HTTP error! status: 500' }])(
  'adds own reports even to a section in the state %j',
  (state) => {
    const report = own(3);
    const { firstSeen: updatedAt } = report;
    const withReport = { state: 'items', items: [report], updatedAt, stale: false };
    expect(withReports(state, [report], now)).toEqual(withReport);
  },
);

test('keeps the newest twenty own reports from the last week in a full list of sixty', () => {
  const others = Array.from({ length: 60 }, (_, at) => aged(at / 10));
  const reports = Array.from({ length: 25 }, (_, at) => own(100 + at));
  const result = titles(withReports(news(others), reports, now));
  expect(result).toHaveLength(60);
  expect(result).toEqual(expect.arrayContaining(reports.slice(0, 20).map(({ title }) => title)));
  expect(result).not.toContain(reports[20]?.title);
});

test('does not prefer an own report older than a week to newer headlines', () => {
  const others = Array.from({ length: 60 }, () => aged(150));
  expect(titles(withReports(news(others), [own(169)], now))).not.toContain('Ours of 169');
  expect(titles(withReports(news(others.slice(1)), [own(169)], now))).toContain('Ours of 169');
});

test('lists own reports among the headlines, not among events', () => {
  const fair = aged(1, { title: 'A fair', event: event() });
  const others = news([fair, aged(2, { title: 'Fairs' })]);
  expect(titles(withReports(others, [own(5)], now))).toEqual(['A fair', 'Fairs', 'Ours of 5']);
});

const near = (age: number, fields: Partial<NewsItem> = {}) =>
  aged(age, { kind: 'sport', local: { reach: 'town' }, title: `Of here ${age}`, ...fields });

test('adds local stories on a section’s subject to that section, each story once', () => {
  const both = near(3, { link: 'https://news.example/both' });
  const others = [near(1, { kind: 'news' }), near(2, { local: { reach: 'state' } })];
  const local = news([...others, both, near(4, { local: { reach: 'county' } })]);
  const sports = news([aged(1, { title: 'Far' }), both]);
  const expected = ['Of here 3', 'Of here 4'];
  expect(titles(withLocal('sports', sports, local, now))).toEqual(['Far', ...expected]);
  expect(titles(withLocal('sports', { state: 'empty' }, local, now))).toEqual(expected);
});

test('leaves Local News and sections without local stories unchanged', () => {
  const others = news([aged(1)]);
  expect(withLocal('local-news', others, news([near(2)]), now)).toBe(others);
  expect(withLocal('sports', others, { state: 'empty' }, now)).toBe(others);
});
