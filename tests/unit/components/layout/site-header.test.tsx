import { describe, expect, test } from '@jest/globals';
import { SiteHeader } from '@/components/layout/site-header';
import { sectionPath } from '@/lib/messages/section-paths';
import { sections } from '@/lib/sections';
import { html, words } from '../../html';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

const markup = html(<SiteHeader city={thisCity()} languages={[]} />);

describe('SiteHeader', () => {
  test('names the site', () => {
    expect(words(<SiteHeader city={thisCity()} languages={[]} />)).toContain(
      'Part of a network of 3,000 local publications',
    );
    expect(markup).toMatch(new RegExp(`<a [^>]*href="/"[^>]*>${thisCity().nameplate[0]} `));
  });

  test('has no heading, since each page has its own', () => {
    expect(markup).not.toMatch(/<h[1-6]/);
  });

  const paths = '/ /books /radio /local-news /events /community /blog /contact'.split(' ');
  const names = 'Home, Books, Radio, Local News, Events, Community, Opinion, Contact'.split(', ');
  const linksTo = (href: string, name: string) =>
    markup.match(new RegExp(`<a [^>]*href="${href}"[^>]*>(?:<span[^>]*>)?${name}(?:</span>)?</a>`, 'g'));

  test.each(paths)('links to %s in the header and in the phone menu', (href) => {
    expect(linksTo(href, names[paths.indexOf(href)] ?? '')).toHaveLength(2);
  });

  test('has useful links in the phone menu', () => {
    for (const [href, name] of Object.entries({ '/who-to-call': 'Who to call', '/faq': 'FAQ' }))
      expect(linksTo(href, name)).toHaveLength(1);
  });

  test.each(sections.map((section) => [section.name, sectionPath(section, thisCity())]))(
    'links to %s',
    (_, href) => {
      expect(markup).toContain(`href="${href}"`);
    },
  );

  test('has one navigation landmark, whose menu opens without script', () => {
    expect(markup.match(/<nav/g)).toHaveLength(1);
    expect(markup).toMatch(/<details[^>]*><summary/);
  });

  test('links to the search page', () => {
    expect(markup).toMatch(/<a [^>]*href="\/search"[^>]*><svg.*?<\/svg><span[^>]*>Search<\/span><\/a>/);
  });

  test('says that this is the sample edition, with a link that explains it', () => {
    expect(markup).toMatch(/<a [^>]*href="\/sample-edition"[^>]*>Sample edition<\/a>/);
  });
});
