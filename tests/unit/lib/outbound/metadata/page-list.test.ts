import { describe, expect, test } from '@jest/globals';
import type { EventNews } from '@/lib/events/event-store';
import type { NewsItem } from '@/lib/news/news-item';
import type { SectionNews } from '@/lib/news/section-news';
import { eventList, sectionList } from '@/lib/outbound/metadata/page-list';
import { event } from '../../events/make-event';
import { aged, now } from '../../front/front-material';

const known = { updatedAt: new Date(now), stale: false };
const newsOf = (...items: NewsItem[]): SectionNews => ({ state: 'items', items, ...known });
const calendarOf = (...titles: string[]): EventNews => ({
  state: 'events',
  events: titles.map((title) => event({ title })),
  sample: false,
  ...known,
});
const titlesOf = ({ items }: ReturnType<typeof sectionList>) => items.map(({ title }) => title);

const newer = aged(1, { title: 'Newer' });
const older = aged(5, { title: 'Older', local: { reach: 'town' } });

test('events are listed at their own pages, soonest first', () => {
  const walk = event({ title: 'Walk' });
  expect(eventList([walk])).toEqual({
    items: [{ title: 'Walk', link: `http://localhost:3000/events/${walk.id}` }],
    order: 'Ascending',
  });
});

describe('the list of a section', () => {
  test('has its first headlines, newest first', () => {
    const list = sectionList({ feedKey: 'sports', news: newsOf(newer, older) }, 1, now);
    expect([titlesOf(list), list.order]).toEqual([['Newer'], 'Descending']);
  });

  test('has them as the page does, which by other rules than time is not called newest first', () => {
    const list = sectionList({ feedKey: 'business', news: newsOf(newer, older) }, 20, now);
    expect([titlesOf(list), list.order]).toEqual([['Older', 'Newer'], undefined]);
    const oldest = aged(9, { title: 'Oldest' });
    const mixed = sectionList({ feedKey: 'business', news: newsOf(newer, older, oldest) }, 20, now);
    expect([titlesOf(mixed), mixed.order]).toEqual([['Older', 'Newer', 'Oldest'], undefined]);
  });

  test('is empty while there are no headlines', () => {
    expect(sectionList({ feedKey: 'sports', news: { state: 'empty' } }, 20, now).items).toEqual([]);
  });
});

describe('the list of the section of events', () => {
  const parade = aged(2, { title: 'Parade', event: event() });
  const news = newsOf(newer, parade, older);

  test('has the first events of the calendar, soonest first', () => {
    const list = sectionList(
      { feedKey: 'events', news, calendar: calendarOf('Walk', 'Run', 'Swim') },
      2,
      now,
    );
    expect([titlesOf(list), list.order]).toEqual([['Walk', 'Run'], 'Ascending']);
  });

  test('without a calendar has the other stories, which the page then begins with', () => {
    const list = sectionList({ feedKey: 'events', news, calendar: { state: 'empty' } }, 20, now);
    expect(titlesOf(list)).toEqual(['Newer', 'Older']);
  });
});
