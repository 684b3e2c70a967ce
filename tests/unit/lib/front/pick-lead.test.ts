import { describe, expect, test } from '@jest/globals';
import type { FrontStory } from '@/lib/front/front-page';
import { pickLead } from '@/lib/front/pick-lead';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { newsItem } from '../../news-items';

/** A story of a section, `hour` o'clock on one day. */
function story(feedKey: FeedKey, hour: number, facts: Partial<NewsItem> = {}): FrontStory {
  const pubDate = new Date(Date.UTC(2026, 10, 20, hour));
  const item = newsItem({ id: `${feedKey}-${hour}`, source: `${feedKey} desk`, pubDate, ...facts });
  return { item, feedKey, picture: undefined };
}

function picked(...stories: FrontStory[]): string[] {
  return pickLead(stories).map(({ item }) => item.id);
}

describe('the top of the front page', () => {
  test('is the four freshest stories, freshest first', () => {
    expect(
      picked(
        story('food', 9),
        story('arts', 12),
        story('sports', 11),
        story('health', 8),
        story('local-news', 10),
      ),
    ).toEqual(['arts-12', 'sports-11', 'local-news-10', 'food-9']);
  });

  test('has no two of one section', () => {
    expect(picked(story('arts', 12), story('arts', 11, { source: 'Elsewhere' }), story('food', 9))).toEqual([
      'arts-12',
      'food-9',
    ]);
  });

  test('has no two from one source', () => {
    expect(
      picked(story('arts', 12, { source: 'NPR' }), story('health', 11, { source: 'NPR' }), story('food', 9)),
    ).toEqual(['arts-12', 'food-9']);
  });

  test('puts a story without a date after all dated ones', () => {
    expect(picked(story('arts', 12, { pubDate: undefined }), story('food', 1))).toEqual([
      'food-1',
      'arts-12',
    ]);
  });

  test.each([
    ['a hundred years', '2126-11-20T12:00:00Z'],
    ['two hours', '2026-11-20T20:05:00Z'],
  ])('is not led by a story that was dated %s ahead when it came in', (_, date) => {
    expect(picked(story('arts', 12, { pubDate: new Date(date) }), story('food', 1))).toEqual([
      'food-1',
      'arts-12',
    ]);
  });

  test('is led by the freshest of them that has an excerpt', () => {
    expect(picked(story('arts', 12, { description: '' }), story('food', 9), story('sports', 8))).toEqual([
      'food-9',
      'arts-12',
      'sports-8',
    ]);
  });

  test('is led by a bare headline where there is nothing else', () => {
    expect(picked(story('arts', 12, { description: '' }))).toEqual(['arts-12']);
  });

  test('is empty when no section has headlines', () => {
    expect(picked()).toEqual([]);
  });
});
