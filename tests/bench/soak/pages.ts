import { sections, slugOf } from '../../../lib/sections';
import { oddFeeds } from './weather';

/** What a reader asks for: a kind for the table, a path, and whether its headlines may never become fewer. */
export type Ask = { kind: string; path: string; strict?: boolean; conditional?: boolean };

const fronts: Ask[] = ['/', '/local-news'].map((path) => ({ kind: 'front', path, strict: true }));
const sectionPages: Ask[] = sections.map(({ feedKey, name }) => ({
  kind: 'section',
  path: `/news/${slugOf(name)}`,
  strict: !oddFeeds.includes(feedKey),
}));
const plainPages: Ask[] = [
  '/blog',
  '/blog?page=2',
  '/events',
  '/faq',
  '/books',
  '/partners',
  '/community',
  '/contact',
  '/rss',
  '/sitemap',
  '/radio',
  '/privacy',
].map((path) => ({ kind: 'page', path }));
const outFeeds: Ask[] = [
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/opml.xml',
  '/events.ics',
  '/news/local-news/rss.xml',
  '/sitemap.xml',
  '/news-sitemap.xml',
  '/llms.txt',
].map((path) => ({ kind: 'feed', path, conditional: true }));
const searches: Ask[] = ['park', 'council', 'headline', 'libary', 'how do I report a pothole', 'zzyzx'].map(
  (words) => ({ kind: 'search', path: `/search?q=${encodeURIComponent(words)}` }),
);
const health: Ask[] = ['/api/health', '/api/health?ready'].map((path) => ({ kind: 'health', path }));

/** What readers ask for, by how often. */
export const mix: readonly { share: number; asks: readonly Ask[] }[] = [
  { share: 0.3, asks: fronts },
  { share: 0.35, asks: sectionPages },
  { share: 0.1, asks: plainPages },
  { share: 0.15, asks: outFeeds },
  { share: 0.08, asks: searches },
  { share: 0.02, asks: health },
];

/** Every address of the mix once. */
export const allAsks: readonly Ask[] = mix.flatMap(({ asks }) => asks);
