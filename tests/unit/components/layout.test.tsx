import '../served-city';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SiteFooter } from '@/components/layout/site-footer';
import { Dateline, SiteHeader } from '@/components/layout/site-header';
import { JsonLd } from '@/components/seo/json-ld';
import { shareArt } from '@/components/seo/share-art';
import { StoryPicture } from '@/components/ui/framed-picture';
import { SocialLinks } from '@/components/ui/links';
import { Breadcrumb } from '@/components/ui/page-heading';
import { pictureNamed } from '@/lib/city/drawings';
import { sectionPath } from '@/lib/messages/section-paths';
import { graph } from '@/lib/outbound/metadata/graphs/json-ld';
import { sections } from '@/lib/sections';
import { html, words } from '../html';
import { city } from '../served-city';

const withSocial = (...social: { name: string; href: string }[]) => (
  <SocialLinks city={{ ...city, contact: { ...city.contact, social } }} className="" />
);

test('SocialLinks links to the city’s profiles; if the city has none, SocialLinks names social networks without links', () => {
  expect(html(withSocial({ name: 'Mastodon', href: 'https://social.example/@paper' }))).toMatch(
    /<a href="https:\/\/social.example\/@paper"[^>]*>Mastodon/,
  );
  expect(words(withSocial())).toContain('Facebook · Instagram · YouTube Sample');
  expect(html(withSocial())).not.toContain('href');
});

const via = [{ href: '/blog', name: 'Opinion' }];

test.each([
  ['the current page', { here: 'Search' }, 'Home / Search'],
  ['the current page, through its parent', { here: 'A Post', via }, 'Home / Opinion / A Post'],
  ['the parent page if the heading already shows the current page’s name', { via }, 'Home / Opinion'],
])('the breadcrumb leads from the front page to %s', (_, steps, text) => {
  expect(words(<Breadcrumb city={city} {...steps} />)).toBe(text);
});

describe('StoryPicture', () => {
  const picture = { src: '/tiles/grove.svg', width: 600, height: 400 };

  test('gives a drawing its size and an empty alt text, and loads it lazily', () => {
    const markup = html(<StoryPicture picture={picture} />);
    for (const fact of ['width="600"', 'height="400"', 'alt=""', 'loading="lazy"', 'decoding="async"']) {
      expect(markup).toContain(fact);
    }
  });

  test('loads the first drawing of a page eagerly', () => {
    const markup = html(<StoryPicture picture={picture} first />);
    expect(markup).toContain('loading="eager"');
    expect(markup).toContain('fetchPriority="high"');
  });

  test('renders nothing if there is no picture', () => {
    expect(html(<StoryPicture />)).toBe('');
  });

  test('loads a photo through the picture proxy, in several widths', () => {
    const markup = html(<StoryPicture photo="https://cdn.example/a.jpg" place="lead" />);
    expect(markup).toMatch(/ srcSet="(\/pictures\/[\w-]{16}\/framed\/[\w-]+\/\d+ \d+w(, )?){3}"/);
    expect(markup).toMatch(/ sizes="[^"]+" width="600" height="400" alt=""/);
    expect(markup).not.toContain('cdn.example');
  });
});

test('JSON-LD escapes a headline that would close the script element', () => {
  const markup = html(<JsonLd data={graph(city, { '@type': 'WebPage', name: '</script><b>' })} />);
  expect(markup).toMatch(/^<script type="application\/ld\+json">[^<]*<\/script>$/);
});

const svgOf = (address = '') => Buffer.from(address.replace(/^.*base64,/, ''), 'base64').toString();

test('shareArt draws a map with the town in the middle', () => {
  const map = svgOf(shareArt(city, { town: 'Fullerton' }));
  expect(map).toContain('viewBox="-193 -167 900 600"');
  expect(map).toContain('<circle cx="257" cy="133" r="15"');
});

test('shareArt draws the page’s drawing if the town is not on the map, and nothing if the page has no drawing', () => {
  const drawing = pictureNamed('palms-day')?.src ?? '';
  expect(svgOf(shareArt(city, { town: 'Nowhere', drawing }))).toMatch(/^<svg .*viewBox="0 0 600 400"/);
  expect(shareArt(city, { town: 'Nowhere' })).toBeUndefined();
});

const footer = <SiteFooter city={city} />;
const footerHtml = html(footer);

test('the footer links to our pages, the newsletter and the email address', () => {
  const pages = '/ /local-news /events /community /blog /contact /privacy /terms /sitemap /rss'.split(' ');
  const links = [...pages, `mailto:${city.email}`];
  expect(links.filter((href) => !footerHtml.includes(`href="${href}"`))).toEqual([]);
  expect(footerHtml).toMatch(/<a [^>]*href="\/contact"[^>]*>Subscribe to Newsletter<\/a>/);
});

test('the footer links to four local sites with rel=noopener', () => {
  const out = footerHtml.match(/<a href="https:[^>]*rel="noopener"[^>]*>/g);
  expect(out).toHaveLength(city.elsewhere.length);
  expect(out).toHaveLength(4);
});

test('the footer says who owns the headlines', () => {
  expect(words(footer)).toContain(
    'The sample headlines are our own. Each one links to a page about its subject.',
  );
});

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
