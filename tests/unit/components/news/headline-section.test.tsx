import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ComponentProps } from 'react';
import type { SectionNews } from '@/lib/news/section/section-news';
import { html, words } from '../../html';
import { item, sectionNews } from '../../lib/news/make-item';
import { city } from '../../served-city';

let news: SectionNews;
jest.unstable_mockModule('@/lib/news/section/section-news', () => ({
  MAX_ITEMS: 60,
  getSection: async () => news,
  sectionFeeds: async () => [],
}));
const { HeadlineGrid } = await import('@/components/news/headline-layouts');
const { standardDisplay } = await import('@/components/story/shapes');
const { HeadlineSection } = await import('@/components/news/headline-section');

const section = (props: Partial<ComponentProps<typeof HeadlineSection>> = {}) =>
  HeadlineSection({ city, feedKey: 'arts', title: 'Arts & Culture', ...props });

/** Returns the numbers of the stories in some markup. */
const shown = (markup: string) => [...markup.matchAll(/Story\s(\d+)\./g)].map(([, number]) => Number(number));

beforeEach(() => {
  news = sectionNews(25);
});

describe('HeadlineSection', () => {
  test('has twenty stories in the HTML, fifteen of them behind a control labeled with the section', async () => {
    const markup = html(await section());
    expect(shown(markup)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    const [, summary = '', rest = ''] = /<summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/s.exec(markup) ?? [];
    expect(summary).toContain('See All</span>');
    expect(summary).toContain('<span class="sr-only"> Arts &amp; Culture</span>');
    expect(shown(rest)).toHaveLength(15);
  });

  test('labels stories with their towns only if the towns differ', async () => {
    const towns = [...Array(5).fill('Anaheim'), 'Fullerton', 'Anaheim'];
    const stories = towns.map((town) => ({ item: item({ local: { reach: 'county', town } }) }));
    const labels = [...html(await section({ stories })).matchAll(/class="kicker">(?:<a [^>]*>)?([^<]+)/g)];
    expect(labels.map(([, label]) => label)).toEqual(['Fullerton', 'Anaheim']);
  });

  test('puts stories without pictures last in each row of the grid', async () => {
    const drawing = { src: '/tiles/hall-day.svg', width: 600, height: 400 };
    const stories = [1, 2, 3, 4, 5, 6, 7].map((at) => ({
      item: item({ title: `Story ${at}.` }),
      ...(at % 2 === 0 && { drawing }),
    }));
    const grid = HeadlineGrid({ city, stories, display: standardDisplay });
    expect(shown(html(grid))).toEqual([2, 4, 1, 3, 5, 6, 7]);
  });

  test('is a landmark named by its heading', async () => {
    const markup = html(await section());
    expect(markup).toContain('<section id="arts" aria-labelledby="arts-heading"');
    expect(markup.match(/id="arts-heading"/g)).toHaveLength(1);
  });

  test('has no “See All” control if there are five stories', async () => {
    news = sectionNews(5);
    const markup = html(await section());
    expect(shown(markup)).toHaveLength(5);
    expect(markup).not.toContain('See All');
  });

  test('shows one story in the featured format', async () => {
    expect(shown(html(await section({ format: 'featured' })))).toEqual([1]);
  });

  test.each([
    [{}, ['excerpt', 'date']],
    [{ showExcerpt: false }, ['date']],
    [{ showDate: false }, ['excerpt']],
    [{ showAuthor: true }, ['excerpt', 'date', 'author']],
  ])('with the display options %j, shows only these parts of a story: %j', async (display, parts) => {
    const text = words(await section({ display }));
    const texts = { excerpt: 'A summary.', date: 'November 20, 2026', author: 'By Ana Ruiz' };
    const all = Object.entries(texts).filter(([, part]) => text.includes(part));
    expect(all.map(([name]) => name)).toEqual(parts);
  });

  test.each(['list', 'featured', 'large-and-four', 'pair-and-three'] as const)(
    'shows the author in the %s format if showAuthor is set',
    async (format) => {
      expect(words(await section({ format, display: { showAuthor: true } }))).toContain('By Ana Ruiz');
    },
  );

  test.each([
    ['other stories', sectionNews(25)],
    ['none', { state: 'empty' } as const],
  ])('shows the stories that the page passes, even if the section has %s', async (_, newest) => {
    news = newest;
    const stories = [7, 3].map((at) => ({ item: item({ title: `Story ${at}.` }) }));
    expect(shown(html(await section({ stories })))).toEqual([7, 3]);
  });

  test.each([
    [
      { state: 'error', message: 'HTTP error! status: 503' },
      'Failed to load content: HTTP error! status: 503',
    ],
    [{ state: 'empty' }, 'No content available at the moment.'],
  ] as const)('keeps its heading and says why there are no headlines: %j', async (state, message) => {
    news = state;
    expect(words(await section())).toContain(`Arts & Culture ${message}`);
  });

  test('still shows stale stories and says how old they are', async () => {
    news = sectionNews(8, { stale: true, updatedAt: new Date(Date.now() - 3 * 3_600_000 - 60_000) });
    const node = await section();
    expect(words(node)).toContain('Updated 3 hours ago');
    expect(shown(html(node))).toHaveLength(8);
  });
});
