import { describe, expect, test } from '@jest/globals';
import { EventsSection } from '@/components/events/events-section';
import type { EventNews } from '@/lib/events/event-store';
import { sectionByFeedKey } from '@/lib/sections';
import { html, words } from '../../html';
import { event, eventNews } from '../../lib/events/make-event';
import { item } from '../../lib/news/make-item';
import { city } from '../../served-city';

const now = new Date('2026-11-21T20:00:00Z');

/** Creates a calendar with `count` events, titled "Walk 1.", "Walk 2." and so on. */
const walks = (count: number) =>
  eventNews(...Array.from({ length: count }, (_, at) => event({ title: `Walk ${at + 1}.` })));

function page(calendar: EventNews, story: Parameters<typeof item>[0]) {
  const news = { state: 'items', items: [item(story)], updatedAt: now, stale: false } as const;
  const section = sectionByFeedKey('events');
  return <EventsSection city={city} section={section} calendar={calendar} news={news} now={now} />;
}

describe('EventsSection', () => {
  test('shows upcoming events, then the section’s other stories', () => {
    expect(words(page(walks(2), { title: 'Things to do' }))).toMatch(
      /Local Events .* Upcoming Events .* Walk 1\. .* Walk 2\. .* More to Do Things to do/,
    );
  });

  test('does not repeat a calendar event as a story', () => {
    const text = words(page(walks(1), { title: 'Walk 1.', event: event() }));
    expect(text.match(/Walk 1\./g)).toHaveLength(1);
    expect(text).not.toContain('More to Do');
  });

  test('shows the next twenty events and a link to the others', () => {
    expect(html(page(walks(25), {})).match(/Walk\s\d+\./g)).toHaveLength(20);
    expect(words(page(walks(25), {}))).toContain('All 25 events');
  });

  test('says that there are no events and still shows the stories', () => {
    const text = words(page({ state: 'empty' }, { title: 'Things to do' }));
    expect(text).toContain('No content available at the moment. Check back soon for new events.');
    expect(text).toContain('Things to do');
  });
});
