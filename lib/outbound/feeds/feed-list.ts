import type { City } from '@/lib/city/city-type';
import { type Section, sectionPath } from '@/lib/sections';

export type FeedType = 'application/rss+xml' | 'application/atom+xml' | 'application/feed+json';

/** A feed of this site in one form: its name as readers show it, its path and its kind. */
export type FeedLink = { title: string; path: string; type: FeedType };

/** The forms of a feed, in the order in which they are offered. */
export const feedForms = ['rss', 'atom', 'json'] as const;
export type FeedForm = (typeof feedForms)[number];

/** The paths of one feed, by form. */
export type FeedPaths = Readonly<Record<FeedForm, string>>;

export const feedTypes: Readonly<Record<FeedForm, FeedType>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** The paper's own posts (requirements section 2). */
export const ownPaths: FeedPaths = { rss: '/rss.xml', atom: '/atom.xml', json: '/feed.json' };

/** The headlines of the front page and all local ones. */
export const headlinesPaths: FeedPaths = {
  rss: '/headlines.xml',
  atom: '/headlines/atom.xml',
  json: '/headlines/feed.json',
};

/** The headlines of a section. */
export function sectionFeedPaths(section: Section): FeedPaths {
  const base = sectionPath(section);
  return { rss: `${base}/rss.xml`, atom: `${base}/atom.xml`, json: `${base}/feed.json` };
}

/** The path of a section's RSS feed. */
export function sectionFeedPath(section: Section): string {
  return sectionFeedPaths(section).rss;
}

/** The name of a section's feed. */
export function sectionFeedTitle(section: Section, city: City): string {
  return `${section.name} | ${city.siteTitle}`;
}

/** The name of the feed of headlines. */
export function headlinesTitle(city: City): string {
  return `Headlines | ${city.siteTitle}`;
}

const formNames: Readonly<Record<FeedForm, string>> = { rss: '', atom: ' (Atom)', json: ' (JSON Feed)' };

function linksOf(title: string, paths: FeedPaths): FeedLink[] {
  return feedForms.map((form) => ({
    title: title + formNames[form],
    path: paths[form],
    type: feedTypes[form],
  }));
}

/** A section's feed, in its three forms. */
export function sectionFeedLinks(section: Section, city: City): readonly FeedLink[] {
  return linksOf(sectionFeedTitle(section, city), sectionFeedPaths(section));
}

/** The feed of headlines, in its three forms. */
export function headlinesLinks(city: City): readonly FeedLink[] {
  return linksOf(headlinesTitle(city), headlinesPaths);
}

/** The feed of the paper's own posts, in its three forms. */
export function ownFeedLinks(city: City): readonly FeedLink[] {
  return linksOf(city.siteTitle, ownPaths);
}
