import { Parser } from 'htmlparser2';
import { webAddress } from '@/lib/base/address/web-address';

const feedType = /^(application|text)\/((rss|atom|rdf)\+xml|feed\+json|xml)\b/i;
const comments = /\bcomments?\b|\bcomentarios\b/i;

/** Feeds that a page names in its head (`<link rel="alternate">`), absolute, in its order; none of its comments. */
export function linkedFeeds(html: string, pageUrl: string): string[] {
  const found: string[] = [];
  let base = pageUrl;
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href, title = '' }) {
      if (name === 'base') base = webAddress(href, pageUrl) ?? base;
      const isFeed = name === 'link' && /\balternate\b/i.test(rel) && feedType.test(type.trim());
      const address = isFeed ? webAddress(href, base) : undefined;
      if (address && !comments.test(`${title} ${address}`)) found.push(address);
    },
  });
  parser.end(html);
  return [...new Set(found)];
}

/** Where WordPress, Ghost, Drupal, BLOX, Blogger and CivicPlus keep their feed, best first. */
const usual = [
  '/feed/',
  '/rss.xml',
  '/feed.xml',
  '/rss/',
  '/index.xml',
  '/atom.xml',
  '/search/?f=rss&t=article&l=50&s=start_time&sd=desc',
  '/RSSFeed.aspx?ModID=1&CID=All-newsflash.xml',
  '/feeds/posts/default',
];

/** Addresses at which a site that names no feed may still have one. */
export function usualFeeds(pageUrl: string): string[] {
  const { origin, pathname } = new URL(pageUrl);
  const folder = pathname.replace(/\/+$/, '');
  const below = folder && !/\.\w+$/.test(folder) ? [`${origin}${folder}/feed/`] : [];
  return [...below, ...usual.map((path) => origin + path)];
}
