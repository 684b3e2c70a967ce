import { expect, test } from '@jest/globals';
import { sectionPath } from '@/lib/messages/section-paths';
import { sitePages } from '@/lib/pages/site-pages';
import { sections } from '@/lib/sections';
import { sectionsOf, topicsOf } from '@/lib/server/finished/page-topics';

const all = sections.map(({ feedKey }) => feedKey);

test.each([
  ['/news/sports', ['sports', 'local-news', 'posts']],
  ['/news/sports/', ['sports', 'local-news', 'posts']],
  ['/news/politics--government/rss.xml', ['politics', 'local-news', 'posts']],
  ['/events', ['events']],
  ['/events.ics', ['events']],
  ['/events/a-fair-0123456789', ['events']],
  ['/blog', ['posts']],
  ['/blog/a-post', ['posts']],
  ['/rss.xml', ['posts']],
  ['/community', ['arts', 'opinion', 'posts']],
  ['/faq', []],
  ['/favicon.ico', []],
  ['/icons/icon-192.png', []],
  ['/og/home.png', ['posts']],
  ['/og/0123456789/blog/a-post.png', ['posts']],
  ['/partners/media-kit.pdf', []],
])('%s shows the news of %j alone', (path, topics) => {
  expect(topicsOf(path)).toEqual(topics);
});

test.each(['/', '/headlines.xml', '/sitemap.xml', '/sitemaps/news.xml', '/something-new'])(
  '%s may show everything',
  (path) => {
    expect(topicsOf(path)).toBeUndefined();
  },
);

test.each([
  ['/', all],
  ['/news/sports', ['sports', 'local-news']],
  ['/community', ['arts', 'opinion']],
  ...['/towns/elm', '/towns/elm/rss.xml', '/rss', '/sitemap'].map((path) => [path, all] as const),
  ['/blog', []],
  ['/og/home.png', []],
])('%s is sure to show headlines of %j', (path, feedKeys) => {
  expect(sectionsOf(path)).toEqual(feedKeys);
});

test('the local page shows Local News and the blocks below it, with our own reports', () => {
  expect(topicsOf('/local-news')).toEqual(
    expect.arrayContaining(['local-news', 'business', 'politics', 'health', 'posts']),
  );
});

test('every section has a page that shows it, with our own reports', () => {
  for (const section of sections)
    expect(topicsOf(sectionPath(section))).toEqual(expect.arrayContaining([section.feedKey, 'posts']));
});

test('every page of the site but the front page and the search is in the table', () => {
  const paths = sitePages.map(({ path }) => path).filter((path) => !['/', '/search'].includes(path));
  expect(paths.filter((path) => topicsOf(path) === undefined)).toEqual([]);
});
