import type { Metadata } from 'next';
import type { City } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { mayBeListed } from '@/lib/news/sources/edition';
import { type FeedLink, headlinesLinks, ownFeedLinks } from '@/lib/outbound/feeds/feed-list';
import { headTitle } from '@/lib/outbound/metadata/head-title';
import { shareImagePath, shareImageSize } from '@/lib/outbound/metadata/share-image';
import { settings } from '@/lib/settings/settings';

/** What a page says of itself; all else in its head follows from the city. */
export type PageFacts = {
  /** The page's own name; the site's title is added, except on the front page. */
  title: string;
  description: string;
  /** Path of the canonical address, e.g. `/local-news`. */
  path: string;
  /** Words of the page, before those of the city. */
  keywords?: readonly string[];
  /** False keeps the page out of search, e.g. while it has no headlines. */
  index?: boolean;
  /** The feed that goes with the page, in its forms, before those of the whole paper. */
  feed?: readonly FeedLink[];
};

/** The absolute address of a path on this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, settings().siteUrl).href;
}

function geoTags(city: City): Record<string, string> {
  return {
    'geo.region': city.region,
    'geo.placename': city.name,
    'geo.position': `${city.latitude};${city.longitude}`,
    ICBM: `${city.latitude}, ${city.longitude}`,
  };
}

type Alternates = Record<string, { url: string; title: string }[]>;

/** What a feed reader finds when it is given a page's address: the page's own feed first (discovery section 8). */
export function feedAlternates(city: City, own: readonly FeedLink[] = []): Alternates {
  const types: Alternates = {};
  const all = [...own, ...ownFeedLinks(city), ...headlinesLinks(city)];
  for (const { type, path, title } of new Map(all.map((link) => [link.path, link])).values()) {
    types[type] = [...(types[type] ?? []), { url: path, title }];
  }
  return types;
}

/** The card of the page's link (share-image.ts), with what it is in words. */
function shareImage(page: PageFacts, city: City) {
  const url = absoluteUrl(shareImagePath(page.path));
  return {
    url,
    ...shareImageSize,
    type: 'image/png',
    alt: `${page.title}, with the ${city.siteTitle} logo`,
  };
}

/** The head of a page: title, description, keywords, canonical, geo tags, Open Graph, card, robots (requirements section 1). */
export function pageMetadata(page: PageFacts): Metadata {
  const city = thisCity();
  // The framework would write the front page's address without its slash: components/seo/front-address.tsx has it.
  const isFront = page.path === '/';
  const title = isFront ? page.title : headTitle(page.title, city.siteTitle);
  // Whoever shares the page has room for all of it.
  const shared = isFront ? page.title : `${page.title} | ${city.siteTitle}`;
  const image = shareImage(page, city);
  return {
    metadataBase: new URL(settings().siteUrl),
    title,
    description: page.description,
    keywords: [...(page.keywords ?? []), ...city.keywords],
    alternates: { ...(!isFront && { canonical: page.path }), types: feedAlternates(city, page.feed) },
    other: geoTags(city),
    openGraph: {
      type: 'website',
      siteName: city.siteTitle,
      locale: city.locale.replace('-', '_'),
      ...(!isFront && { url: page.path }),
      title: shared,
      description: page.description,
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title: shared,
      description: page.description,
      images: [{ url: image.url, alt: image.alt }],
    },
    robots: {
      index: (page.index ?? true) && mayBeListed(page.path),
      follow: true,
      'max-image-preview': 'large',
      'max-snippet': -1,
      'max-video-preview': -1,
    },
  };
}
