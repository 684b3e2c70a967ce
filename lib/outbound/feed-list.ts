import type { City } from '@/lib/city/city-type';
import type { Town } from '@/lib/front/towns/town-list';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { hasSection } from '@/lib/news/sources/sections-here';
import { type FeedKey, type Section, sectionByFeedKey } from '@/lib/sections';

type FeedType = 'application/rss+xml' | 'application/atom+xml' | 'application/feed+json';

export type FeedLink = { title: string; path: string; type: FeedType };

export const feedForms = ['rss', 'atom', 'json'] as const;
export type FeedForm = (typeof feedForms)[number];

export type FeedPaths = Readonly<Record<FeedForm, string>>;

export const feedTypes: Readonly<Record<FeedForm, FeedType>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Paths of the post feed (requirements section 2). */
export const postsFeedPaths: FeedPaths = { rss: '/rss.xml', atom: '/atom.xml', json: '/feed.json' };

export const headlinesPaths: FeedPaths = {
  rss: '/headlines.xml',
  atom: '/headlines/atom.xml',
  json: '/headlines/feed.json',
};

/** Returns the feed paths below a section's or town's page. */
export function feedPathsUnder(page: string): FeedPaths {
  return { rss: `${page}/rss.xml`, atom: `${page}/atom.xml`, json: `${page}/feed.json` };
}

export function sectionFeedPaths(city: City, section: Section): FeedPaths {
  return feedPathsUnder(sectionPath(section, city));
}

export function sectionFeedTitle(section: Section, city: City): string {
  return `${messages(city).sections[section.feedKey]} | ${city.siteTitle}`;
}

export function headlinesTitle(city: City): string {
  return `${messages(city).news.headlines} | ${city.siteTitle}`;
}

const formNames: Readonly<Record<FeedForm, string>> = { rss: '', atom: ' (Atom)', json: ' (JSON Feed)' };

function linksOf(title: string, paths: FeedPaths): FeedLink[] {
  return feedForms.map((form) => ({
    title: title + formNames[form],
    path: paths[form],
    type: feedTypes[form],
  }));
}

/** Returns links to the feeds of the given sections, except sections that the city lacks. */
export function sectionLinks(feedKeys: readonly FeedKey[], city: City): readonly FeedLink[] {
  const sections = feedKeys.filter((feedKey) => hasSection(city, feedKey)).map(sectionByFeedKey);
  return sections.flatMap((section) =>
    linksOf(sectionFeedTitle(section, city), sectionFeedPaths(city, section)),
  );
}

export function townLinks({ name, path }: Town, city: City): readonly FeedLink[] {
  return linksOf(`${name} | ${city.siteTitle}`, feedPathsUnder(path));
}

export function headlinesLinks(city: City): readonly FeedLink[] {
  return linksOf(headlinesTitle(city), headlinesPaths);
}

export function postsFeedLinks(city: City): readonly FeedLink[] {
  return linksOf(city.siteTitle, postsFeedPaths);
}

/** Returns a link to the feed of complete morning briefings. */
export function morningLink(city: City): FeedLink {
  return {
    title: `${messages(city).morning.title} | ${city.siteTitle}`,
    path: '/morning.xml',
    type: feedTypes.rss,
  };
}

/** Returns subscribe links for four widely used feed readers (requirements section 2, /rss). */
export function readerLinks(feed: string): readonly { name: string; href: string }[] {
  const encoded = encodeURIComponent(feed);
  return [
    { name: 'Feedly', href: `https://feedly.com/i/subscription/feed%2F${encoded}` },
    { name: 'Inoreader', href: `https://www.inoreader.com/?add_feed=${encoded}` },
    { name: 'The Old Reader', href: `https://theoldreader.com/feeds/subscribe?url=${encoded}` },
    { name: 'NewsBlur', href: `https://www.newsblur.com/?url=${encoded}` },
  ];
}
