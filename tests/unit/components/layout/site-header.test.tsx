import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Dateline, SiteHeader } from '@/components/layout/site-header';
import { sectionPath } from '@/lib/messages/section-paths';
import { sections } from '@/lib/sections';
import { html, words } from '../../html';
import { city } from '../../served-city';

const header = <SiteHeader city={city} languages={[]} />;
const markup = html(header);

describe('SiteHeader', () => {
  test('shows the names of the site and its network, but no heading, since each page has its own', () => {
    expect(words(header)).toContain('Part of a network of 3,000 local publications');
    expect(markup).toMatch(new RegExp(`<a [^>]*href="/"[^>]*>${city.nameplate[0]} `));
    expect(markup).not.toMatch(/<h[1-6]/);
  });

  test.each([
    ['/', 'Home', 2],
    ['/books', 'Books', 2],
    ['/radio', 'Radio', 2],
    ['/local-news', 'Local News', 2],
    ['/events', 'Events', 2],
    ['/community', 'Community', 2],
    ['/blog', 'Opinion', 2],
    ['/contact', 'Contact', 2],
    ['/who-to-call', 'Who to call', 1],
    ['/faq', 'FAQ', 1],
  ])('links to %s (“%s”) this many times, including the phone menu: %i', (href, name, count) => {
    const link = `<a [^>]*href="${href}"[^>]*>(?:<span[^>]*>)?${name}(?:</span>)?</a>`;
    expect(markup.match(new RegExp(link, 'g'))).toHaveLength(count);
  });

  test('links to every section', () => {
    const paths = sections.map((section) => sectionPath(section, city));
    expect(paths.filter((path) => !markup.includes(`href="${path}"`))).toEqual([]);
  });

  test('links to the page about the sample edition', () => {
    expect(markup).toMatch(/<a [^>]*href="\/sample-edition"[^>]*>Sample edition<\/a>/);
  });
});

describe('Dateline', () => {
  const updatedAt = new Date('2026-11-21T22:20:00Z');
  const live = { ...city, sampleSections: [] };

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T22:40:00Z'), advanceTimers: true });
  });

  test('shows the network and the time of the last update', () => {
    const line = <Dateline city={live} updatedAt={updatedAt} languages={[]} />;
    expect(words(line)).toMatch(
      /^Saturday, Nov\. 21 Saturday, November 21, 2026 Part of a network of 3,000 local publications Updated 2:20 p\.m\. /,
    );
    expect(html(line)).toContain('<time dateTime="2026-11-21T22:20:00.000Z">');
  });

  test('shows the motto until there is news', () => {
    expect(words(<Dateline city={live} languages={[]} />)).toContain(` ${city.motto} `);
  });

  test('does not show when the sample edition was last updated', () => {
    expect(words(<Dateline city={city} updatedAt={updatedAt} languages={[]} />)).not.toContain('Updated');
  });
});
