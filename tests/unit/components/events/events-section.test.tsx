import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { EventsSection } from '@/components/events/events-section';
import type { EventNews } from '@/lib/events/event-store';
import type { SectionNews } from '@/lib/news/section/section-news';
import { sectionByFeedKey } from '@/lib/sections';
import { html, words } from '../../html';
import { event, eventNews, hours } from '../../lib/events/make-event';
import { newsItem } from '../../news-items';
import { thisCity } from '../../this-city';

const now = new Date('2026-11-21T20:00:00Z');
const section = sectionByFeedKey('events');

const calendar = (count: number) =>
  eventNews(
    ...Array.from({ length: count }, (_, at) =>
      event({
        title: `Walk ${at + 1}.`,
        when: hours(new Date(now.getTime() + (at + 1) * 3_600_000).toISOString()),
      }),
    ),
  );

const news = (...items: Parameters<typeof newsItem>[0][]): SectionNews => ({
  state: 'items',
  items: items.map((fields) => newsItem(fields)),
  updatedAt: now,
  stale: false,
});
const page = (events: EventNews, stories: SectionNews) => (
  <EventsSection city={thisCity()} section={section} calendar={events} news={stories} now={now} />
);

describe('EventsSection', () => {
  test('shows upcoming events by day, then the section’s other stories', () => {
    const text = words(page(calendar(2), news({ title: 'Things to do' })));
    expect(text).toMatch(
      /Local Events .* Upcoming Events .* Walk 1\. .* Walk 2\. .* More to Do Things to do/,
    );
  });

  test('does not repeat a calendar event as a story', () => {
    const text = words(page(calendar(1), news({ title: 'Walk 1.', event: event({}) })));
    expect(text.match(/Walk 1\./g)).toHaveLength(1);
    expect(text).not.toContain('More to Do');
  });

  test('shows the next twenty events and a link to the rest', () => {
    const markup = html(page(calendar(25), news({})));
    expect(markup.match(/Walk\s\d+\./g)).toHaveLength(20);
    expect(words(page(calendar(25), news({})))).toContain('All 25 events');
  });

  test('says that there are no events and still shows the stories', () => {
    const text = words(page({ state: 'empty' }, news({ title: 'Things to do' })));
    expect(text).toContain('No content available at the moment. Check back soon for new events.');
    expect(text).toContain('Things to do');
  });
});
