import type { City } from '@/lib/city/city-type';
import { type Section, sectionPath } from '@/lib/sections';

/** A feed of this site: its name as readers show it, its path and its kind. */
export type FeedLink = { title: string; path: string; type: FeedType };
export type FeedType = 'application/rss+xml' | 'application/atom+xml' | 'application/feed+json';

/** The path of a section's feed. */
export function sectionFeedPath(section: Section): string {
  return `${sectionPath(section)}/rss.xml`;
}

/** The name of a section's feed. */
export function sectionFeedTitle(section: Section, city: City): string {
  return `${section.name} | ${city.siteTitle}`;
}

/** A section's feed. */
export function sectionFeedLink(section: Section, city: City): FeedLink {
  const title = sectionFeedTitle(section, city);
  return { title, path: sectionFeedPath(section), type: 'application/rss+xml' };
}

/** The feed of the paper's own posts, in its three forms. */
export function ownFeedLinks(city: City): readonly FeedLink[] {
  return [
    { title: city.siteTitle, path: '/rss.xml', type: 'application/rss+xml' },
    { title: `${city.siteTitle} (Atom)`, path: '/atom.xml', type: 'application/atom+xml' },
    { title: `${city.siteTitle} (JSON Feed)`, path: '/feed.json', type: 'application/feed+json' },
  ];
}
