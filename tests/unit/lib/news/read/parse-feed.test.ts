import { describe, expect, test } from '@jest/globals';
import { readFeed } from '@/lib/news/read/read-feed';

/** Returns the titles read from a feed of four items, oldest first, to which `extra` elements are added. */
function titles(extra: string): string[] {
  const items = [1, 2, 3, 4].map(
    (day) =>
      `<item><title>Item ${day}</title><link>https://city.example/${day}</link><pubDate>0${day} Nov 2026 08:00:00 GMT</pubDate>${extra}</item>`,
  );
  const bytes = Buffer.from(
    `<rss version="2.0" xmlns:calendarEvent="https://city.example/"><channel><title>Feed</title>${items.join('')}</channel></rss>`,
  );
  const source = { url: 'https://city.example/feed', maxItems: 2 };
  const result = readFeed({ bytes, source, zone: 'UTC' });
  return result.ok ? result.value.items.map(({ title }) => title) : [];
}

describe('parseFeed of a feed with more items than the limit', () => {
  test('keeps the last items if the feed lists the oldest news first (quirk 45)', () => {
    expect(titles('')).toEqual(['Item 3', 'Item 4']);
  });

  test('keeps the first items of a calendar, whatever their pubDates say (quirk 35)', () => {
    const day = '<calendarEvent:EventDates>December 1, 2026</calendarEvent:EventDates>';
    expect(titles(day)).toEqual(['Item 1', 'Item 2']);
  });
});
