import type {
  BreadcrumbList,
  ImageObject,
  ItemList,
  NewsMediaOrganization,
  Thing,
  WebSite,
} from 'schema-dts';
import type { City } from '@/lib/city/city-type';
import { countryName, countryOf, subdivisionOf } from '@/lib/city/complete/region';
import { messages } from '@/lib/messages/messages';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { type ShareCard, shareImagePath, shareImageSize } from '@/lib/outbound/metadata/share-card';

/** Returns the publisher's id, name and URL, for JSON-LD things that refer to the publisher. */
export function publisherOf(city: City) {
  return {
    '@type': 'NewsMediaOrganization',
    '@id': absoluteUrl(city, '/#publisher'),
    name: city.siteTitle,
    url: absoluteUrl(city, '/'),
  } as const satisfies NewsMediaOrganization;
}

/** Returns the full description of the publisher. */
export function publisher(city: City): Exclude<NewsMediaOrganization, string> {
  return {
    ...publisherOf(city),
    description: city.description,
    logo: {
      '@type': 'ImageObject',
      url: absoluteUrl(city, '/icons/icon-512.png'),
      width: '512',
      height: '512',
    },
    email: city.email,
    publishingPrinciples: absoluteUrl(city, '/about#how-the-paper-is-made'),
    correctionsPolicy: absoluteUrl(city, '/about#corrections'),
    ownershipFundingInfo: absoluteUrl(city, '/about#money'),
    ...(city.publisher?.editor && { masthead: absoluteUrl(city, '/about#who-we-are') }),
    contactPoint: { '@type': 'ContactPoint', contactType: messages(city).heads.newsroom, email: city.email },
    address: {
      '@type': 'PostalAddress',
      addressLocality: city.name,
      addressRegion: subdivisionOf(city.region),
      addressCountry: countryOf(city.region),
    },
    areaServed: {
      '@type': 'City',
      name: city.name,
      // A city without a known state is directly in its country.
      containedInPlace: {
        '@type': city.state === countryName(city.region) ? 'Country' : 'State',
        name: city.state,
      },
      geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
    },
  };
}

/** A SearchAction with the property `query-input`, which schema-dts lacks. */
type SearchSource = { '@type': 'SearchAction'; target: string; 'query-input': string };

/**
 * Returns the site as a WebSite with a search URL template. Braces in the template must not be encoded
 * (requirements section 2).
 */
export function website(city: City): Exclude<WebSite, string> {
  const search: SearchSource = {
    '@type': 'SearchAction',
    target: `${absoluteUrl(city, '/search')}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(city, '/#site'),
    name: city.siteTitle,
    url: absoluteUrl(city, '/'),
    description: city.description,
    inLanguage: city.locale,
    publisher: { '@id': absoluteUrl(city, '/#publisher') },
    potentialAction: search,
  };
}

export type Graph = { '@context': 'https://schema.org'; '@graph': readonly Thing[] };

/** Serializes a graph for a script element; `<` is escaped so no headline can close the element. */
export function jsonLdText(data: Graph): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Combines a page's entities with the publisher and the site, so every referenced id is defined on the page. */
export function graph(city: City, ...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': [...things, publisher(city), website(city)] };
}

export type PageLink = { name: string; url: string };

/** Returns an ItemList of links, in order. */
export function listOf(links: readonly PageLink[]): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    numberOfItems: links.length,
    itemListElement: links.map((link, at) => ({ '@type': 'ListItem', position: at + 1, ...link })),
  };
}

type Step = { name: string; path: string };

function breadcrumbsId(city: City, path: string): string {
  return `${absoluteUrl(city, path)}#trail`;
}

/** Returns the JSON-LD of a breadcrumb that begins at the front page (discovery section 1). */
export function breadcrumbsGraph(
  city: City,
  ...below: readonly [Step, ...Step[]]
): Exclude<BreadcrumbList, string> {
  const here = below[below.length - 1] as Step;
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(city, here.path),
    itemListElement: [{ name: messages(city).pages.titles['/'], path: '/' }, ...below].map(
      ({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: absoluteUrl(city, path),
      }),
    ),
  };
}

/** Returns the page's share card, the same as in Open Graph (discovery section 2). */
export function cardImage(city: City, path: string, own?: ShareCard): Exclude<ImageObject, string> {
  const { width, height } = shareImageSize;
  const url = absoluteUrl(city, shareImagePath(city, path, own));
  return { '@type': 'ImageObject', url, width: `${width}`, height: `${height}` };
}

/** Returns the properties that every page with a breadcrumb has. */
export function pageOf(city: City, path: string, card?: ShareCard) {
  const url = absoluteUrl(city, path);
  return {
    '@id': url,
    url,
    inLanguage: city.locale,
    isPartOf: { '@id': absoluteUrl(city, '/#site') },
    publisher: { '@id': absoluteUrl(city, '/#publisher') },
    primaryImageOfPage: cardImage(city, path, card),
    breadcrumb: { '@id': breadcrumbsId(city, path) },
  };
}
