import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import type { SectionNews } from '@/lib/news/section/section-news';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';

let news: SectionNews;
jest.unstable_mockModule('@/lib/news/section/section-news', () => ({
  mostItems: 60,
  getSection: async () => news,
}));
const { HeadlineSection } = await import('@/components/news/headline-section');

/** A section with so many items, called Story 1 and on. */
function stories(count: number, facts: Partial<Extract<SectionNews, { state: 'items' }>> = {}): SectionNews {
  const items = Array.from({ length: count }, (_, at) =>
    newsItem({ id: `id-${at + 1}`, title: `Story ${at + 1}.`, author: 'Ana Ruiz' }),
  );
  return { state: 'items', items, updatedAt: new Date(), stale: false, ...facts };
}

function shownStories(markup: string): string[] {
  return markup.match(/Story \d+\./g) ?? [];
}

const city = thisCity();

beforeEach(() => {
  news = stories(25);
});

describe('a section of the news', () => {
  test('has twenty items in the HTML, for readers without script', async () => {
    const markup = html(await HeadlineSection({ city, feedKey: 'business', title: 'Business & Economy' }));
    expect(shownStories(markup)).toEqual(Array.from({ length: 20 }, (_, at) => `Story ${at + 1}.`));
  });

  test('opens natively to the other fifteen, by a control that says what it opens', async () => {
    const markup = html(await HeadlineSection({ city, feedKey: 'politics', title: 'Politics & Government' }));
    const [, summary = '', rest = ''] = /<summary>(.*?)<\/summary>(.*?)<\/details>/s.exec(markup) ?? [];
    expect(summary).toContain('See All</span>');
    expect(summary).toContain('<span class="sr-only"> Politics &amp; Government</span>');
    expect(shownStories(rest)).toHaveLength(15);
  });

  test('is a landmark that is named by its heading', async () => {
    const markup = html(await HeadlineSection({ city, feedKey: 'health', title: 'Health & Wellness' }));
    expect(markup).toContain('<section id="health" aria-labelledby="health-heading"');
    expect(markup.match(/id="health-heading"/g)).toHaveLength(1);
  });

  test.each([1, 5])('with %i items has nothing to unfold', async (count) => {
    news = stories(count);
    const markup = html(await HeadlineSection({ city, feedKey: 'arts', title: 'Arts & Culture' }));
    expect(shownStories(markup)).toHaveLength(count);
    expect(markup).not.toContain('See All');
  });

  test('in featured mode shows one story', async () => {
    const node = await HeadlineSection({
      city,
      feedKey: 'local-news',
      title: 'Featured Local News',
      format: 'featured',
    });
    expect(shownStories(html(node))).toEqual(['Story 1.']);
  });

  test('shows excerpt and date but no author, unless told otherwise', async () => {
    const standard = words(await HeadlineSection({ city, feedKey: 'arts', title: 'Arts & Culture' }));
    expect(standard).toContain('The vote comes after three hearings.');
    expect(standard).toContain('November 20, 2026');
    expect(standard).not.toContain('Ana Ruiz');
  });

  test.each([
    [{ showExcerpt: false }, 'The vote comes after three hearings.'],
    [{ showDate: false }, 'November 20, 2026'],
  ])('with %j leaves that out', async (display, absent) => {
    const text = words(await HeadlineSection({ city, feedKey: 'arts', title: 'Arts & Culture', display }));
    expect(text).not.toContain(absent);
  });

  test.each(['grid', 'list', 'featured', 'large-and-four', 'pair-and-three'] as const)(
    'as %s names the author when asked to',
    async (format) => {
      const display = { showAuthor: true };
      const node = await HeadlineSection({ city, feedKey: 'arts', title: 'Arts & Culture', format, display });
      expect(words(node)).toContain('By Ana Ruiz');
    },
  );
});

test('stories that the page has chosen stand in place of the newest', async () => {
  const chosen = [7, 3].map((at) => ({ item: newsItem({ title: `Story ${at}.` }) }));
  const node = await HeadlineSection({ city, feedKey: 'local-news', title: 'Latest News', stories: chosen });
  expect(shownStories(html(node))).toEqual(['Story 7.', 'Story 3.']);
});

test('stories that the page has chosen from other sections stand there also where the section has none', async () => {
  news = { state: 'empty' };
  const chosen = [{ item: newsItem({ title: 'Story 7.' }) }];
  const node = await HeadlineSection({ city, feedKey: 'local-news', title: 'Latest News', stories: chosen });
  expect(words(node)).toContain('Latest News');
  expect(shownStories(html(node))).toEqual(['Story 7.']);
});

describe('a section without fresh headlines', () => {
  test('keeps its heading and says why there are none', async () => {
    news = { state: 'error', message: 'Failed to fetch RSS feed' };
    const text = words(await HeadlineSection({ city, feedKey: 'sports', title: 'Sports' }));
    expect(text).toContain('Sports Failed to load content: Failed to fetch RSS feed');
  });

  test('keeps its heading when the sources have nothing', async () => {
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
