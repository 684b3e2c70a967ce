import { languages, type SiteLanguage, siteLanguage, siteLanguages } from '@/lib/base/languages.mjs';
import { messages } from '@/lib/messages/messages';
import { type FeedKey, type Section, sections, slugOf } from '@/lib/sections';

type InLanguage = { locale: string };

/** Returns a section's path in a city's language: `/news/sports` or `/noticias/deportes`. */
export function sectionPath({ feedKey }: Section, city: InLanguage): string {
  return `/${languages[siteLanguage(city)].newsPath}/${slugOf(messages(city).sections[feedKey])}`;
}

type Address = { path: string; feedKey: FeedKey };

function addressesIn(locale: SiteLanguage): Address[] {
  return sections.flatMap((section) => {
    const path = sectionPath(section, { locale });
    // Also accept the short path, and the path with one hyphen instead of two.
    const all = new Set([path, path.replace('--', '-'), section.shortPath]);
    all.delete('/local-news');
    return [...all].map((one) => ({ path: one, feedKey: section.feedKey }));
  });
}

const feedKeys = new Map(siteLanguages.flatMap(addressesIn).map(({ path, feedKey }) => [path, feedKey]));

/** Returns the section at a path in any language, full or short; undefined for other paths. */
export function sectionAt(path: string): Section | undefined {
  const feedKey = feedKeys.get(path);
  return sections.find((section) => section.feedKey === feedKey);
}

/**
 * Returns the path in a city's language that a section's path must redirect to (308); undefined if it is already
 * correct (requirements section 10).
 */
export function permanentTarget(path: string, city: InLanguage): string | undefined {
  const section = sectionAt(path);
  const target = section && sectionPath(section, city);
  return target === path ? undefined : target;
}
