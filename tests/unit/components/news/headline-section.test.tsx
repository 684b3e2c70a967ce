import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SectionNews } from '@/lib/news/section/section-news';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

let news: SectionNews;
jest.unstable_mockModule('@/lib/news/section/section-news', () => ({
  MAX_ITEMS: 60,
  getSection: async () => news,
  sectionFeeds: async () => [],
}));
const { HeadlineSection } = await import('@/components/news/headline-section');

/** Creates a section with `count` items, titled "Story 1.", "Story 2." and so on. */
function stories(count: number, facts: Partial<Extract<SectionNews, { state: 'items' }>> = {}): SectionNews {
  const items = Array.from({ length: count }, (_, at) =>
    newsItem({ id: `id-${at + 1}`, title: `Story ${at + 1}.`, author: 'Ana Ruiz' }),
  );
  return { state: 'items', items, updatedAt: new Date(), stale: false, ...facts };
}

function shownStories(markup: string): string[] {
  return (markup.match(/Story\s\d+\./g) ?? []).map((title) => title.replace('\u00A0', ' '));
}

const city = thisCity();

beforeEach(() => {
  news = stories(25);
});

describe('HeadlineSection', () => {
  test('has twenty items in the HTML, for readers without script', async () => {
    const markup = html(await HeadlineSection({ city, feedKey: 'business', title: 'Business & Economy' }));
    expect(shownStories(markup)).toEqual(Array.from({ length: 20 }, (_, at) => `Story ${at + 1}.`));
  });

  test('opens the other fifteen items without script, with a control that names the section', async () => {
    const markup = html(await HeadlineSection({ city, feedKey: 'politics', title: 'Politics & Government' }));
    const [, summary = '', rest = ''] = /<summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/s.exec(markup) ?? [];
    expect(summary).toContain('See All</span>');
    expect(summary).toContain('<span class="sr-only"> Politics &amp; Government</span>');
    expect(shownStories(rest)).toHaveLength(15);
  });

  test('is a landmark named by its heading', async () => {
    const markup = html(await HeadlineSection({ city, feedKey: 'health', title: 'Health & Wellness' }));
    expect(markup).toContain('<section id="health" aria-labelledby="health-heading"');
    expect(markup.match(/id="health-heading"/g)).toHaveLength(1);
  });

  test.each([1, 5])('has no See All if there are %i items', async (count) => {
    news = stories(count);
    const markup = html(await HeadlineSection({ city, feedKey: 'arts', title: 'Arts & Culture' }));
    expect(shownStories(markup)).toHaveLength(count);
    expect(markup).not.toContain('See All');
  });

  test('shows one story in the featured format', async () => {
    const node = await HeadlineSection({
      city,
      feedKey: 'local-news',
      title: 'Featured Local News',
      format: 'featured',
    });
    expect(shownStories(html(node))).toEqual(['Story 1.']);
  });

  test('shows excerpt and date but no author by default', async () => {
    const standard = words(await HeadlineSection({ city, feedKey: 'arts', title: 'Arts & Culture' }));
    expect(standard).toContain('The vote comes after three hearings.');
    expect(standard).toContain('November 20, 2026');
    expect(standard).not.toContain('Ana Ruiz');
  });

  test.each([
    [{ showExcerpt: false }, 'The vote comes after three hearings.'],
    [{ showDate: false }, 'November 20, 2026'],
  ])('omits the part that %j turns off', async (display, absent) => {
    const text = words(await HeadlineSection({ city, feedKey: 'arts', title: 'Arts & Culture', display }));
    expect(text).not.toContain(absent);
  });

  test.each(['grid', 'list', 'featured', 'large-and-four', 'pair-and-three'] as const)(
    'names the author in the %s format if showAuthor is set',
    async (format) => {
      const display = { showAuthor: true };
      const node = await HeadlineSection({ city, feedKey: 'arts', title: 'Arts & Culture', format, display });
      expect(words(node)).toContain('By Ana Ruiz');
    },
  );
});

test('shows the stories that the page passes instead of the newest stories', async () => {
  const chosen = [7, 3].map((at) => ({ item: newsItem({ title: `Story ${at}.` }) }));
  const node = await HeadlineSection({ city, feedKey: 'local-news', title: 'Latest News', stories: chosen });
  expect(shownStories(html(node))).toEqual(['Story 7.', 'Story 3.']);
});

test('shows the stories that the page passes even if the section is empty', async () => {
  news = { state: 'empty' };
  const chosen = [{ item: newsItem({ title: 'Story 7.' }) }];
  const node = await HeadlineSection({ city, feedKey: 'local-news', title: 'Latest News', stories: chosen });
  expect(words(node)).toContain('Latest News');
  expect(shownStories(html(node))).toEqual(['Story 7.']);
});

describe('HeadlineSection without fresh headlines', () => {
  test('keeps its heading and says why there are no headlines', async () => {
    news = { state: 'error', message: 'Failed to fetch RSS feed' };
    const text = words(await HeadlineSection({ city, feedKey: 'sports', title: 'Sports' }));
    expect(text).toContain('Sports Failed to load content: Failed to fetch RSS feed');
  });

  test('keeps its heading if the sources are empty', async () => {
    news = { state: 'empty' };
    const text = words(await HeadlineSection({ city, feedKey: 'sports', title: 'Sports' }));
    expect(text).toContain('Sports No content available at the moment.');
  });

  test('keeps its stories and says how old they are', async () => {
    news = stories(8, { stale: true, updatedAt: new Date(Date.now() - 3 * 3_600_000 - 60_000) });
    const node = await HeadlineSection({ city, feedKey: 'sports', title: 'Sports' });
    expect(words(node)).toContain('Updated 3 hours ago');
    expect(shownStories(html(node))).toHaveLength(8);
  });
});
