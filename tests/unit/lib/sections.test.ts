import { describe, expect, test } from '@jest/globals';
import { slugOf } from '@/lib/sections';

describe('a section’s slug (lowercase, spaces to hyphens, & to “and”, slashes removed)', () => {
  test.each([
    ['Local News', 'local-news'],
    ['Politics / Government', 'politics--government'],
    ['Business & Finance', 'business-and-finance'],
    ['Opinion / Editorials', 'opinion--editorials'],
    ['From the Archives', 'from-the-archives'],
    ['Política y gobierno', 'politica-y-gobierno'],
  ])('for the name “%s” is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
