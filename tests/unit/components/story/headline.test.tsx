import { describe, expect, test } from '@jest/globals';
import { Excerpt, Headline } from '@/components/story/headline';
import type { NewsItem } from '@/lib/news/news-item';
import { html } from '../../html';
import { event } from '../../lib/events/make-event';
import { item } from '../../lib/news/make-item';
import { city } from '../../served-city';

const headline = (fields: Partial<NewsItem>, size: 'card' | 'lead' = 'card') =>
  html(<Headline city={city} item={item(fields)} size={size} />);

describe('Headline', () => {
  test('links to the publisher with rel=noopener', () => {
    const markup = headline({ link: 'https://example.org/a?b=1&c=2' });
    expect(markup).toContain('href="https://example.org/a?b=1&amp;c=2" rel="noopener"');
    expect(markup).not.toContain('target=');
  });

  test.each([
    [
      'one of our own pages',
      { link: 'http://localhost:3000/faq#q-do-i-need-a-permit' },
      '/faq#q-do-i-need-a-permit',
    ],
    ['an event', { event: event({ id: 'walk-0123456789' }) }, '/events/walk-0123456789'],
  ])('links to %s by its path, so that the radio keeps playing', (_, fields, path) => {
    expect(headline(fields)).toContain(`<a class="story-link" href="${path}">`);
  });

  test('escapes markup in a title', () => {
    expect(headline({ title: '<img src=x onerror=alert(1)>' })).toContain(
      '&lt;img src=x onerror=alert(1)&gt;',
    );
  });

  test.each([
    ['in the lead’s font size if it has the usual length', 'A town of vines', 'text-lead'],
    ['one size smaller if it is as long as a paragraph', 'vine '.repeat(30), 'text-block'],
  ])('sets a lead’s headline %s', (_, title, size) => {
    expect(headline({ title }, 'lead')).toContain(size);
  });

  test.each([
    ['es', '<h3 lang="es" class'],
    ['ar', '<h3 lang="ar" dir="rtl" class'],
    [undefined, '<h3 class'],
  ])('sets lang, and dir if needed, if the item’s language is %s', (language, start) => {
    expect(headline({ language })).toContain(start);
  });

  test.each([
    ['It’s time for a 30-year plan', 'It’s time <span class="compound">for\u00A0a\u00A030-year</span> plan'],
    ['“Coca-Cola,” twice', '<span class="compound">“Coca-Cola,”</span> twice'],
    ['A plan - and a hyphen-beyond-every-line', 'A\u00A0plan\u00A0- and\u00A0a hyphen-beyond-every-line'],
    ['El condado, por dentro', 'El\u00A0condado, por\u00A0dentro'],
  ])('keeps words that belong together on one line: %s', (title, words) => {
    expect(headline({ title })).toContain(`>${words}</a>`);
  });
});

describe('Excerpt', () => {
  const long =
    'The library opens its new reading room on Saturday, with a story hour for those who would like to try it, and a table for all who rather read alone.';
  const excerpt = (description: string, within?: 'narrow' | 'column') =>
    html(<Excerpt item={item({ description })} within={within} />);

  test.each([
    ['a narrow column', 'narrow', 'with a story hour'],
    ['a column without a picture', 'column', 'and a table for'],
  ] as const)('splits a long excerpt between two words for %s, and keeps the rest', (_, within, end) => {
    const [, beginning = '', rest] =
      /<p[^>]*>([^<]+)<span class="excerpt-rest">([^<]+)<\/span><\/p>$/.exec(excerpt(long, within)) ?? [];
    expect(`${beginning}${rest}`).toBe(long);
    expect(beginning.endsWith(end)).toBe(true);
  });

  test('does not split a short excerpt, or a long excerpt outside narrow columns', () => {
    expect(excerpt('A story hour for all.', 'narrow')).toMatch(/>A story hour for all\.<\/p>$/);
    expect(excerpt(long)).toContain(`>${long}</p>`);
  });

  test('shows nothing without a description', () => {
    expect(excerpt('', 'narrow')).toBe('');
  });
});
