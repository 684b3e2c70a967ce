import { describe, expect, test } from '@jest/globals';
import { SectionPage } from '@/components/section/section-page';
import type { SectionNews } from '@/lib/news/section/section-news';
import { sectionByFeedKey } from '@/lib/sections';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

const sports = sectionByFeedKey('sports');

function news(count: number): SectionNews {
  const items = Array.from({ length: count }, (_, at) =>
    newsItem({ id: `id-${at}`, title: `Story ${at + 1}.` }),
  );
  return { state: 'items', items, updatedAt: new Date(), stale: false };
}

describe('SectionPage', () => {
  test('has one h1, a breadcrumb and a sentence about the section', () => {
    const markup = html(<SectionPage city={thisCity()} section={sports} news={news(3)} />);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(words(<SectionPage city={thisCity()} section={sports} news={news(3)} />)).toMatch(
      /^Home \/ Sports Sports RSS/,
    );
  });

  test('shows all twenty headlines at once', () => {
    const markup = html(<SectionPage city={thisCity()} section={sports} news={news(40)} />);
    expect(markup.match(/Story\s\d+\./g)).toHaveLength(20);
    expect(markup).not.toContain('See All');
  });

  test('links to the fifteen other sections', () => {
    const others =
      html(<SectionPage city={thisCity()} section={sports} news={news(3)} />).split('More Sections')[1] ?? '';
    expect(others.match(/href="\/news\//g)).toHaveLength(15);
    expect(others).not.toContain('/news/sports');
  });

  test.each([
    [{ state: 'empty' } as const, 'No content available at the moment.'],
    [
      { state: 'error', message: 'HTTP error! status: 500' } as const,
      'Failed to load content: HTTP error! status: 500',
    ],
  ])('explains why it has no headlines: %j', (state, message) => {
    expect(words(<SectionPage city={thisCity()} section={sports} news={state} />)).toContain(message);
  });
});

test('a section page has one house ad if it has enough headlines', () => {
  const ads = (count: number) =>
    html(<SectionPage city={thisCity()} section={sports} news={news(count)} />).match(/>Advertisement</g)
      ?.length ?? 0;
  expect([ads(5), ads(6)]).toEqual([0, 1]);
});
