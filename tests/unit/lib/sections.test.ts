import { describe, expect, test } from '@jest/globals';
import { permanentTarget, sectionBySlug, sectionPath, sections, slugOf } from '@/lib/sections';

describe("the spec's slug rule: lowercased, spaces to hyphens, & to 'and', slashes removed", () => {
  test.each([
    ['Local News', 'local-news'],
    ['Politics / Government', 'politics--government'],
    ['Business & Finance', 'business-and-finance'],
    ['Opinion / Editorials', 'opinion--editorials'],
    ['From the Archives', 'from-the-archives'],
  ])('%s -> %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

test('there are 16 sections, each found again by its own slug', () => {
  expect(sections).toHaveLength(16);
  for (const section of sections) expect(sectionBySlug(slugOf(section.name))).toBe(section);
});

test('a slug of no section finds nothing', () => {
  expect(sectionBySlug('gossip')).toBeUndefined();
});

describe('addresses that lead on for good', () => {
  test.each([
    ['/national-news', '/news/national-news'],
    ['/politics-government', '/news/politics--government'],
    ['/archives', '/news/from-the-archives'],
    ['/local-events', '/news/local-events'],
    ['/news/politics-government', '/news/politics--government'],
    ['/news/opinion-editorials', '/news/opinion--editorials'],
  ])('%s -> %s', (path, target) => {
    expect(permanentTarget(path)).toBe(target);
  });

  test.each(['/local-news', '/news/sports', '/news/local-news', '/gossip', '/'])(
    '%s leads nowhere else',
    (path) => {
      expect(permanentTarget(path)).toBeUndefined();
    },
  );

  test('every target is the page of a section', () => {
    const targets = sections.map((section) => permanentTarget(section.shortPath)).filter(Boolean);
    expect(targets).toHaveLength(15);
    expect(sections.map(sectionPath)).toEqual(expect.arrayContaining(targets));
  });
});
