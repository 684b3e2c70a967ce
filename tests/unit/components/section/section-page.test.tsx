import { describe, expect, test } from '@jest/globals';
import { SectionPage } from '@/components/section/section-page';
import type { SectionNews } from '@/lib/news/section/section-news';
import { sectionByFeedKey } from '@/lib/sections';
import { html, words } from '../../html';
import { sectionNews } from '../../lib/news/make-item';
import { city } from '../../served-city';

const page = (news: SectionNews) => (
  <SectionPage city={city} section={sectionByFeedKey('sports')} news={news} />
);

describe('SectionPage', () => {
  test('has one h1 and a breadcrumb, and links to the fifteen other sections', () => {
    expect(html(page(sectionNews(3))).match(/<h1/g)).toHaveLength(1);
    expect(words(page(sectionNews(3)))).toMatch(/^Home \/ Sports Sports RSS/);
    const others = html(page(sectionNews(3))).split('More Sections')[1] ?? '';
    expect(others.match(/href="\/news\//g)).toHaveLength(15);
    expect(others).not.toContain('/news/sports');
  });

  test.each([
    [{ state: 'empty' }, 'No content available at the moment.'],
    [
      { state: 'error', message: 'HTTP error! status: 500' },
      'Failed to load content: HTTP error! status: 500',
    ],
  ] as const)('explains why it has no headlines: %j', (news, message) => {
    expect(words(page(news))).toContain(message);
  });

  test('has one house ad if it has more than five headlines', () => {
    expect(html(page(sectionNews(5)))).not.toContain('>Advertisement<');
    expect(html(page(sectionNews(6))).match(/>Advertisement</g)).toHaveLength(1);
  });
});
