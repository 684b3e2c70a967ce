import { escapeAttribute, escapeText } from 'entities';
import { messages } from '@/lib/messages/messages';

type FeedLocale = Pick<FeedChannel, 'locale'>;

type Report = { name: string; url: string };

/** The publisher of an entry. `url`: its feed, or else its front page. `page`: the story on its site. */
export type FeedCredit = Report & { page: string };

/** An entry of a feed: plain text and absolute addresses. Only `html` contains markup, already sanitized. */
export type FeedEntry = {
  /** Stable id, made from the post's id for our posts and from the item's id for headlines. */
  id: string;
  url: string;
  title: string;
  /** Language (BCP 47), if it differs from the feed's. */
  language?: string;
  summary: string;
  html?: string;
  /** Undefined if unknown. The current time is never used instead. */
  published?: Date;
  updated?: Date;
  author?: string;
  categories: readonly string[];
  credit?: FeedCredit;
  also?: readonly Report[];
  picture?: string;
  /** Alternative text and credit of our own photo. */
  photo?: { alt: string; credit?: string };
};

export type FeedChannel = {
  /** Atom id: permanent and unique to this feed (RFC 4287 section 4.2.6). */
  id: string;
  title: string;
  description: string;
  home: string;
  locale: string;
  publisher: { name: string; email: string };
  rights: string;
  /** A square PNG of FEED_IMAGE_SIZE pixels. */
  image: string;
  updated?: Date;
};

/** A feed independent of its format; RSS, Atom and JSON Feed are written from it. */
export type FeedModel = FeedChannel & { entries: readonly FeedEntry[] };

/** Width and height in pixels; RSS allows a width of at most 144. */
export const FEED_IMAGE_SIZE = 144;

export const GENERATOR = 'Local News Site';

/** Width in pixels; smaller pictures are not enlarged. */
export const FEED_PICTURE_WIDTH = 1080;

/** Maximum number of entries, which is enough for feed readers that poll once a week (discovery section 8). */
export const MAX_ENTRIES = 50;

/** Returns author and outlet, `Ann Bell, Los Angeles Times`, because feed readers show the outlet in no other field. */
export function entryAuthor({ author, credit }: FeedEntry): string | undefined {
  if (!author || !credit) return author ?? credit?.name;
  const names = author.toLowerCase().includes(credit.name.toLowerCase());
  return names ? author : `${author}, ${credit.name}`;
}

/**
 * Returns a picture's media type. Share cards are PNG and our photos JPEG. The picture proxy sends all other pictures
 * as WebP, because feed readers don't accept AVIF.
 */
export function pictureType(address: string): string {
  if (address.endsWith('.jpg')) return 'image/jpeg';
  return address.endsWith('.png') ? 'image/png' : 'image/webp';
}

function paragraph(html: string): string {
  return html && `<p>${html}</p>`;
}

function linkTo({ name, url }: Report): string {
  return `<a href="${escapeAttribute(url)}">${escapeText(name)}</a>`;
}

function pictureHtml({ picture, photo }: FeedEntry, feed: FeedLocale): string {
  if (!picture) return '';
  const image = `<img src="${escapeAttribute(picture)}" alt="${escapeAttribute(photo?.alt ?? '')}">`;
  return (
    paragraph(image) + paragraph(photo?.credit ? escapeText(messages(feed).posts.photo(photo.credit)) : '')
  );
}

/** Returns the summary as HTML, with picture, publisher and other outlets. A summary alone has no paragraph tags. */
export function entryHtml(entry: FeedEntry, feed: FeedLocale): string {
  const { summary, picture, credit, also = [] } = entry;
  const { news, syndication } = messages(feed);
  const text = escapeText(summary);
  if (!picture && !credit && also.length === 0) return text;
  const source = credit ? syndication.source(linkTo({ name: credit.name, url: credit.page })) : '';
  const others = also.length > 0 ? `${news.alsoIn} ${also.map(linkTo).join(', ')}` : '';
  return pictureHtml(entry, feed) + [text, source, others].map(paragraph).join('');
}

/** Returns the full text as HTML, with its photo above; undefined if the entry has no full text. */
export function textHtml(entry: FeedEntry, feed: FeedLocale): string | undefined {
  return entry.html && entry.photo ? pictureHtml(entry, feed) + entry.html : entry.html;
}

/** Returns the full text, else the summary, else the title; never empty, because validators require content. */
export function contentHtml(entry: FeedEntry, feed: FeedLocale): string {
  return textHtml(entry, feed) ?? (entryHtml(entry, feed) || escapeText(entry.title));
}
