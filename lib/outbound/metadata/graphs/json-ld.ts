import type { BreadcrumbList, ImageObject, ItemList, Thing } from 'schema-dts';
import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { publisher, website } from '@/lib/outbound/metadata/graphs/site-graph';
import { type ShareCard, shareImagePath, shareImageSize } from '@/lib/outbound/metadata/share-card';

export type Graph = { '@context': 'https://schema.org'; '@graph': readonly Thing[] };

/** `<` is escaped, so that no headline can end the script element. */
export function jsonLdText(data: Graph): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** What a page describes, and the publisher and the site whole: an id is defined on every page that names it. */
export function graph(city: City, ...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': [...things, publisher(city), website(city)] };
}

export type PageLink = { name: string; url: string };

/** A list of links, in their order. */
export function listOf(links: readonly PageLink[]): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    numberOfItems: links.length,
    itemListElement: links.map((link, at) => ({ '@type': 'ListItem', position: at + 1, ...link })),
  };
}

type Step = { name: string; path: string };

function breadcrumbsId(path: string): string {
  return `${absoluteUrl(path)}#trail`;
}

/** From the front page down, for a page that shows its breadcrumb (discovery section 1). */
export function breadcrumbsGraph(...below: readonly [Step, ...Step[]]): Exclude<BreadcrumbList, string> {
  const here = below[below.length - 1] as Step;
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(here.path),
    itemListElement: [{ name: 'Home', path: '/' }, ...below].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** The page's share card, the same that Open Graph names (discovery section 2). */
export function cardImage(path: string, own?: ShareCard): Exclude<ImageObject, string> {
  const { width, height } = shareImageSize;
  const url = absoluteUrl(shareImagePath(path, own));
  return { '@type': 'ImageObject', url, width: `${width}`, height: `${height}` };
}

/** What is said of every page that shows its breadcrumb. */
export function pageOf(path: string, { locale }: City) {
  const url = absoluteUrl(path);
  return {
    '@id': url,
    url,
    inLanguage: locale,
    isPartOf: { '@id': absoluteUrl('/#site') },
    publisher: { '@id': absoluteUrl('/#publisher') },
    primaryImageOfPage: cardImage(path),
    breadcrumb: { '@id': breadcrumbsId(path) },
  };
}
