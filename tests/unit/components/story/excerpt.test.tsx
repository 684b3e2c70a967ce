import { expect, test } from '@jest/globals';
import { Excerpt } from '@/components/story/headline';
import { html } from '../../html';
import { newsItem } from '../../news-items';

const long =
  'The library opens its new reading room on Saturday, with a story hour for those who would like to try it, and a table for all who rather read alone.';

test('does not split a short excerpt', () => {
  const item = newsItem({ description: 'A story hour for all.' });
  expect(html(<Excerpt item={item} within="narrow" />)).toMatch(/>A story hour for all\.<\/p>$/);
});

test('splits a long excerpt between two words for a narrow column, and keeps the rest', () => {
  const markup = html(<Excerpt item={newsItem({ description: long })} within="narrow" />);
  const [, beginning, rest] =
    /<p[^>]*>([^<]+)<span class="excerpt-rest">([^<]+)<\/span><\/p>$/.exec(markup) ?? [];
  expect(`${beginning}${rest}`).toBe(long);
  expect(beginning?.length).toBeLessThanOrEqual(72);
  expect(beginning).toMatch(/\w$/);
  expect(rest).toMatch(/^\W/);
});

test('shows more of a long excerpt in a column without a picture', () => {
  const markup = html(<Excerpt item={newsItem({ description: long })} within="column" />);
  expect(markup).toContain(
    'for those who would like to try it, and a table for<span class="excerpt-rest"> all who rather read alone.</span></p>',
  );
});

test('does not split a long excerpt outside narrow columns', () => {
  expect(html(<Excerpt item={newsItem({ description: long })} />)).toContain(`>${long}</p>`);
});

test('shows nothing without a description', () => {
  expect(html(<Excerpt item={newsItem({ description: '' })} within="narrow" />)).toBe('');
});
