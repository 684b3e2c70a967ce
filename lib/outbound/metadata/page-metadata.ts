import type { Metadata } from 'next';
import { cutText } from '@/lib/base/text/clean-text';
import type { BlogEntry } from '@/lib/blog/blog-post';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { absoluteUrl, sharedPhoto } from '@/lib/outbound/addresses';
import { type FeedLink, headlinesLinks, morningLink, postsFeedLinks } from '@/lib/outbound/feed-list';
import { isForSearch } from '@/lib/outbound/in-search';
import type { PageNode } from '@/lib/outbound/metadata/graphs/page-graphs';
import { shareImagePath, shareImageSize } from '@/lib/outbound/metadata/share-card';
import { isThere } from '@/lib/pages/site-pages';
import { siteUrlOf } from '@/lib/settings/settings';

export type PageFacts = Pick<PageNode, 'name' | 'description' | 'path' | 'card'> & {
  /** Title in the head, if it differs from the name. */
  title?: string;
  /** Photo shown in link previews instead of a card. */
  photo?: BlogEntry['photo'];
  keywords?: readonly string[];
  /** Whether search engines may index the page. False, for example, if it has no headlines. */
  index?: boolean;
  feed?: readonly FeedLink[];
};

/** Maximum length of a title; search engines cut longer ones. */
const MAX_TITLE_LENGTH = 65;

/** Returns a title of at most 65 characters: with the site's title if both fit, else alone, cut at a word. */
export function headTitle(title: string, siteTitle: string): string {
  const whole = `${title} | ${siteTitle}`;
  return whole.length <= MAX_TITLE_LENGTH ? whole : cutText(title, MAX_TITLE_LENGTH);
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

/** Returns the feeds for a page's head, the page's own first (discovery section 8). */
export function feedAlternates(city: City, own: readonly FeedLink[] = []): Alternates {
  const types: Alternates = {};
  const morning = isThere('/morning', city) ? [morningLink(city)] : [];
  const all = [...own, ...postsFeedLinks(city), ...headlinesLinks(city), ...morning];
  for (const { type, path, title } of new Map(all.map((link) => [link.path, link])).values()) {
    types[type] = [...(types[type] ?? []), { url: path, title }];
  }
  return types;
}

function shareImage(page: PageFacts, title: string, city: City) {
  if (page.photo) return { ...sharedPhoto(city, page.photo), type: 'image/jpeg', alt: page.photo.alt };
  const url = absoluteUrl(city, shareImagePath(city, page.path, page.card));
  return {
    url,
    ...shareImageSize,
    type: 'image/png',
    alt: messages(city).heads.cardAlt(title, city.siteTitle),
  };
}

/** Returns all head tags of a page (requirements section 1). */
export function pageMetadata(city: City, page: PageFacts): Metadata {
  const { title: long = page.name } = page;
  // Next.js would drop the slash of the front page's URL, so components/home/front-blocks.tsx writes that tag.
  const isFront = page.path === '/';
  const title = isFront ? long : headTitle(long, city.siteTitle);
  const shared = isFront ? long : `${long} | ${city.siteTitle}`;
  const image = shareImage(page, long, city);
  return {
    metadataBase: new URL(siteUrlOf(city)),
    title,
    description: page.description,
    keywords: [...new Set([...(page.keywords ?? []), ...city.keywords])],
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
      index: (page.index ?? true) && isForSearch(city, page.path),
      follow: true,
      'max-image-preview': 'large',
      'max-snippet': -1,
      'max-video-preview': -1,
    },
  };
}

/** Keeps a page, such as an error page, out of search results. */
export function withoutIndex(metadata: Metadata): Metadata {
  return { ...metadata, robots: { index: false } };
}

export function notFoundMetadata(city: City): Metadata {
  const { notFound, notFoundSentence: description } = messages(city).heads;
  return withoutIndex({ title: `${notFound} | ${city.siteTitle}`, description });
}
