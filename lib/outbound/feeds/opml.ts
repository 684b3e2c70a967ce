import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { absoluteUrl } from '@/lib/outbound/addresses';
import {
  headlinesPaths,
  headlinesTitle,
  morningLink,
  postsFeedPaths,
  sectionFeedPaths,
  sectionFeedTitle,
} from '@/lib/outbound/feed-list';
import { writeXml, type XmlElement } from '@/lib/outbound/write/write-xml';
import { isThere } from '@/lib/pages/site-pages';

function outline(city: City, title: string, feed: string, page: string): XmlElement {
  return {
    '@_type': 'rss',
    '@_text': title,
    '@_title': title,
    '@_xmlUrl': absoluteUrl(city, feed),
    '@_htmlUrl': absoluteUrl(city, page),
  };
}

/** Returns all feeds of a city as an OPML 2.0 subscription list (opml.org/spec2). */
export function opmlText(city: City): string {
  const { siteTitle, email } = city;
  const group = messages(city).syndication.sectionsOf(siteTitle);
  const sections = sectionsHere(city).map((section) =>
    outline(
      city,
      sectionFeedTitle(section, city),
      sectionFeedPaths(city, section).rss,
      sectionPath(section, city),
    ),
  );
  const morning = morningLink(city);
  const body: XmlElement = {
    outline: [
      outline(city, headlinesTitle(city), headlinesPaths.rss, '/'),
      outline(city, siteTitle, postsFeedPaths.rss, '/blog'),
      ...(isThere('/morning', city) ? [outline(city, morning.title, morning.path, '/morning')] : []),
      { '@_text': group, '@_title': group, outline: sections },
    ],
  };
  const head = { title: siteTitle, ownerName: siteTitle, ownerEmail: email };
  return writeXml({ opml: { '@_version': '2.0', head, body } });
}

/**
 * Returns an OPML outline with the headlines feeds of a place's cities. Each city's own OPML lists its section feeds.
 */
export function headlinesIn({ name, cities }: { name: string; cities: readonly City[] }): XmlElement {
  const feeds = cities.map((city) => outline(city, headlinesTitle(city), headlinesPaths.rss, '/'));
  return { '@_text': name, '@_title': name, outline: feeds };
}

export function networkOpml(title: string, places: readonly XmlElement[]): string {
  return writeXml({ opml: { '@_version': '2.0', head: { title }, body: { outline: places } } });
}
