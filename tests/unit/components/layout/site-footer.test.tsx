import { expect, test } from '@jest/globals';
import { SiteFooter } from '@/components/layout/site-footer';
import { html, words } from '../../html';
import { city } from '../../served-city';

const footer = <SiteFooter city={city} />;
const markup = html(footer);

test('the footer links to our pages, the newsletter and the email address', () => {
  const pages = '/ /local-news /events /community /blog /contact /privacy /terms /sitemap /rss'.split(' ');
  const links = [...pages, `mailto:${city.email}`];
  expect(links.filter((href) => !markup.includes(`href="${href}"`))).toEqual([]);
  expect(markup).toMatch(/<a [^>]*href="\/contact"[^>]*>Subscribe to Newsletter<\/a>/);
});

test('the footer links to four local sites with rel=noopener', () => {
  const out = markup.match(/<a href="https:[^>]*rel="noopener"[^>]*>/g);
  expect(out).toHaveLength(city.elsewhere.length);
  expect(out).toHaveLength(4);
});

test('the footer says who owns the headlines', () => {
  expect(words(footer)).toContain(
    'The sample headlines are our own. Each one links to a page about its subject.',
  );
});
