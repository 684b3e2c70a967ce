import { newsPaths } from '@/lib/base/languages.mjs';
import type { City } from '@/lib/city/city-type';
import type { Reach } from '@/lib/city/schema/news';
import { messages } from '@/lib/messages/messages';
import { permanentTarget, sectionAt, sectionPath } from '@/lib/messages/section-paths';
import { editionOf, feedSources } from '@/lib/news/sources/feed-sources';
import { type FeedKey, type Section, sections } from '@/lib/sections';
import { type Settings, settings, settingsOf } from '@/lib/settings/settings';
import { isHomeName, isLiteralAddress, isPublicAddress } from '@/lib/web/guard/address-guard';

export const sampleEditionPath = '/sample-edition';

/** Whether the site serves a city's sample edition. */
export function isSampleEdition(city: Pick<City, 'sampleSections'>): boolean {
  return editionOf(settings().feeds, city) === 'sample';
}

/** Returns the notice for every page, feed and file of the sample edition; undefined in other editions. */
export function editionNotice(city: City): string | undefined {
  return isSampleEdition(city) ? messages(city).layout.sampleNotice : undefined;
}

/** Returns the sentence about who owns the headlines. In the sample edition, it says that they are ours. */
export function headlineRights(city: City): string {
  const { rights, sampleRights } = messages(city).layout;
  return isSampleEdition(city) ? sampleRights : rights;
}

function isPublic(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return isLiteralAddress(hostname) ? isPublicAddress(hostname) : !isHomeName(hostname);
}

const HAS_SAMPLES = new RegExp(
  `^/(?:(?:local-news|community|events|towns|books|weather|morning|${newsPaths.join('|')})(?:/.*)?)?$`,
);

/** Whether search engines may list a page. They must not list samples on a public site. */
export function mayBeListed(
  city: Pick<City, 'sampleSections'>,
  path: string,
  { feeds, siteUrl }: Pick<Settings, 'feeds' | 'siteUrl'>,
): boolean {
  return !(editionOf(feeds, city) === 'sample' && isPublic(siteUrl) && HAS_SAMPLES.test(path));
}

/** Whether the city has a source of events: a feed, its editors or the sample edition. */
export function hasCalendar(city: City): boolean {
  const { editors, sample } = city.events;
  if (feedSources(city, 'events', settingsOf(city)).length > 0 || editors.length > 0) return true;
  return isSampleEdition(city) && sample.length > 0;
}

/** Whether the city has a source for the section with the current FEEDS setting. */
export function hasSection(city: City, feedKey: FeedKey): boolean {
  if (feedKey === 'events') return hasCalendar(city);
  return feedSources(city, feedKey, settingsOf(city)).length > 0;
}

const NEARBY: readonly (Reach | undefined)[] = ['town', 'county', 'region'];

/**
 * Whether one of the section's live feeds covers the city or its region. With sample feeds or a feed template, any source
 * is enough.
 */
export function isSectionOfHere(city: City, feedKey: FeedKey): boolean {
  const sources = feedSources(city, feedKey, settingsOf(city));
  if (sources !== city.feeds[feedKey]) return hasSection(city, feedKey);
  return sources.some(({ covers }) => NEARBY.includes(covers));
}

/** Returns the city's sections in the order of lib/sections.ts. */
export function sectionsHere(city: City): Section[] {
  return sections.filter(({ feedKey }) => hasSection(city, feedKey));
}

/** Whether the city has several sections to choose from. */
export function hasManySections(city: City): boolean {
  return sectionsHere(city).length > 1;
}

/** Returns the city's section at a path; undefined if there is none or the path is in another language. */
export function sectionHereAt(city: City, path: string): Section | undefined {
  const section = sectionAt(path);
  const isHere = section && sectionPath(section, city) === path && hasSection(city, section.feedKey);
  return isHere ? section : undefined;
}

/** Returns the target of a permanent redirect (308); undefined if the path has none or the city lacks the section. */
export function targetHere(city: City, path: string): string | undefined {
  const target = permanentTarget(path, city);
  return target && sectionHereAt(city, target) ? target : undefined;
}
