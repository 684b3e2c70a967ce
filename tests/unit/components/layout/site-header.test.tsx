import { describe, expect, test } from '@jest/globals';
import { SiteHeader } from '@/components/layout/site-header';
import { thisCity } from '@/lib/city/this-city';
import { sectionPath } from '@/lib/messages/section-paths';
import { sections } from '@/lib/sections';
import { html, words } from '../../html';
import '../../with-anaheim';

const markup = html(<SiteHeader languages={[]} />);

describe('the masthead', () => {
  test('says whose paper this is', () => {
    expect(words(<SiteHeader languages={[]} />)).toContain('Part of a network of 3,000 local publications');
    expect(markup).toMatch(new RegExp(`<a [^>]*href="/"[^>]*>${thisCity().nameplate[0]} `));
  });

  test('is no heading: each page has its own', () => {
    expect(markup).not.toMatch(/<h[1-6]/);
  });

  test.each([
    ['Home', '/'],
    ['Books', '/books'],
    ['Radio', '/radio'],
    ['Local News', '/local-news'],
    ['Events', '/events'],
    ['Community', '/community'],
    ['Opinion', '/blog'],
    ['Contact', '/contact'],
  ])('leads to %s, in the line of links and in the menu of a phone', (name, href) => {
    const links = markup.match(
      new RegExp(`<a [^>]*href="${href}"[^>]*>(?:<span[^>]*>)?${name}(?:</span>)?</a>`, 'g'),
    );
    expect(links).toHaveLength(2);
  });

  test.each(sections.map((section) => [section.name, sectionPath(section)]))('leads to %s', (_, href) => {
    expect(markup).toContain(`href="${href}"`);
  });

  test('has one navigation, with a menu that opens without script', () => {
    expect(markup.match(/<nav/g)).toHaveLength(1);
    expect(markup).toMatch(/<details[^>]*><summary/);
  });

  test('leads to the search', () => {
    expect(markup).toMatch(/<a [^>]*href="\/search"[^>]*><svg.*?<\/svg><span[^>]*>Search<\/span><\/a>/);
  });

  test('names the place', () => {
    const { name, state } = thisCity();
    expect(words(<SiteHeader languages={[]} />)).toContain(`${name}, ${state} `);
  });

  test('says that this is the sample edition, and where that is explained', () => {
    expect(markup).toMatch(/<a [^>]*href="\/sample-edition"[^>]*>Sample edition<\/a>/);
  });
});
