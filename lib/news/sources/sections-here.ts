import type { City } from '@/lib/city/city-type';
import type { Reach } from '@/lib/city/schema/news';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { permanentTarget, sectionAt, sectionPath } from '@/lib/messages/section-paths';
import { editionOf, feedSources } from '@/lib/news/sources/feed-sources';
import { type FeedKey, type Section, sections } from '@/lib/sections';
import { type Settings, settings } from '@/lib/settings/settings';
import { isHomeName, isLiteralAddress, isPublicAddress } from '@/lib/web/guard/address-guard';

type Edition = Pick<Settings, 'feeds' | 'siteUrl'>;

export const sampleEditionPath = '/sample-edition';

export function isSampleEdition({ feeds }: Pick<Edition, 'feeds'> = settings()): boolean {
  return editionOf(feeds, thisCity()) === 'sample';
}

/** On every page, feed and file of the sample edition; undefined in any other. */
export function editionNotice(): string | undefined {
  return isSampleEdition() ? messages().layout.sampleNotice : undefined;
}

export function headlineRights(): string {
  const { rights, sampleRights } = messages().layout;
  return isSampleEdition() ? sampleRights : rights;
}

function isPublic(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return isLiteralAddress(hostname) ? isPublicAddress(hostname) : !isHomeName(hostname);
}

const madeOfSamples =
  /^\/(?:(?:local-news|community|events|news|noticias|towns|books|weather|morning)(?:\/.*)?)?$/;

/** False for pages of samples on a public site. */
export function mayBeListed(path: string, edition: Edition = settings()): boolean {
  return !(isSampleEdition(edition) && isPublic(edition.siteUrl) && madeOfSamples.test(path));
}

/** Whether events can be listed: a feed of them, the editors' own, or the sample edition's. */
export function hasCalendar(city: City = thisCity()): boolean {
  const { editors, sample } = city.events;
  if (feedSources('events', settings().feeds, city).length > 0 || editors.length > 0) return true;
  return isSampleEdition() && sample.length > 0;
}

/** Whether the city has the section: it has a source for it, under the setting FEEDS. */
export function hasSection(feedKey: FeedKey, city: City = thisCity()): boolean {
  if (feedKey === 'events') return hasCalendar(city);
  return feedSources(feedKey, settings().feeds, city).length > 0;
}

const around: readonly (Reach | undefined)[] = ['town', 'county', 'region'];

/** Whether a live source of the section is of the city or its region; of an edition without such sources, any. */
export function isSectionOfHere(feedKey: FeedKey, city: City = thisCity()): boolean {
  const sources = feedSources(feedKey, settings().feeds, city);
  if (sources !== city.feeds[feedKey]) return hasSection(feedKey, city);
  return sources.some(({ covers }) => around.includes(covers));
}

/** The city's sections, in the order of lib/sections.ts. */
export function sectionsHere(city: City = thisCity()): Section[] {
  return sections.filter(({ feedKey }) => hasSection(feedKey, city));
}

/** Whether a reader can choose among sections. */
export function hasManySections(): boolean {
  return sectionsHere().length > 1;
}

/** The section at an address; undefined for one that the city does not have, and for its address in another language. */
export function sectionHereAt(path: string): Section | undefined {
  const section = sectionAt(path);
  const isHere = section && sectionPath(section) === path && hasSection(section.feedKey);
  return isHere ? section : undefined;
}

/** Where an address leads for good (308); undefined also where the city does not have the section. */
export function targetHere(path: string): string | undefined {
  const target = permanentTarget(path);
  return target && sectionHereAt(target) ? target : undefined;
}
