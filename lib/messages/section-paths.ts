import { type SiteLanguage, siteLanguage, siteLanguages } from '@/lib/base/site-language';
import { messages } from '@/lib/messages/messages';
import { type FeedKey, type Section, sections, slugOf } from '@/lib/sections';

/** The folder of `app` that has the sections of a paper in this language. */
const rooms: Record<SiteLanguage, string> = { en: 'news', es: 'noticias' };

type InLanguage = { locale: string };

/** The address of a section in the language of a city: `/news/sports`, `/noticias/deportes`. */
export function sectionPath({ feedKey }: Section, city: InLanguage): string {
  return `/${rooms[siteLanguage(city)]}/${slugOf(messages(city).sections[feedKey])}`;
}

type Address = { path: string; feedKey: FeedKey };

function addressesIn(locale: SiteLanguage): Address[] {
  return sections.flatMap((section) => {
    const path = sectionPath(section, { locale });
    // Short addresses, and those with one hyphen where a page has two.
    const all = new Set([path, path.replace('--', '-'), section.shortPath]);
    all.delete('/local-news');
    return [...all].map((one) => ({ path: one, feedKey: section.feedKey }));
  });
}

const known = new Map(siteLanguages.flatMap(addressesIn).map(({ path, feedKey }) => [path, feedKey]));

/** The section that an address in any language is for, in full or short. */
export function sectionAt(path: string): Section | undefined {
  const feedKey = known.get(path);
  return sections.find((section) => section.feedKey === feedKey);
}

/** Where an address of a section leads for good (308) in a city of this language, or undefined (requirements section 10). */
export function permanentTarget(path: string, city: InLanguage): string | undefined {
  const section = sectionAt(path);
  const target = section && sectionPath(section, city);
  return target === path ? undefined : target;
}
