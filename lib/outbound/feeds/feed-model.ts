import { escapeAttribute, escapeText } from 'entities';
import { messages } from '@/lib/messages/messages';

type FeedLocale = Pick<FeedChannel, 'locale'>;

type Report = { name: string; url: string };

/** The publisher with its feed or else its front page, and where it has the story itself. */
export type FeedCredit = Report & { page: string };

/** Texts are plain, addresses absolute; `html` alone is markup, already sanitized. */
export type FeedEntry = {
  /** Never changes: made of the post's id for our own posts, the item's own id otherwise. */
  id: string;
  url: string;
  title: string;
  /** BCP 47, where it differs from the feed's. */
  language?: string;
  summary: string;
  html?: string;
  /** Undefined where it is unknown; never now. */
  published?: Date;
  updated?: Date;
  author?: string;
  categories: readonly string[];
  credit?: FeedCredit;
  also?: readonly Report[];
  picture?: string;
  /** Of a photo of ours: what it shows, and whose it is. */
  photo?: { alt: string; credit?: string };
};

export type FeedChannel = {
  /** Atom's: of no other feed, and for good (RFC 4287 section 4.2.6). */
  id: string;
  title: string;
  description: string;
  home: string;
  locale: string;
  publisher: { name: string; email: string };
  rights: string;
  /** A square PNG of `feedImageSize` pixels. */
  image: string;
  updated?: Date;
};

/** A feed before it takes a form: RSS, Atom and JSON Feed are all written from this. */
export type FeedModel = FeedChannel & { entries: readonly FeedEntry[] };

/** In pixels; RSS allows 144 at most. */
export const feedImageSize = 144;

export const generator = 'Local News Site';

/** In pixels; a smaller picture stays as it is. */
export const feedPictureWidth = 1080;

/** Enough for a reader that looks once a week (discovery section 8). */
export const mostEntries = 50;

/** With the outlet, since reader apps show no other field of it: `Ann Bell, Los Angeles Times`. */
export function entryAuthor({ author, credit }: FeedEntry): string | undefined {
  if (!author || !credit) return author ?? credit?.name;
  const names = author.toLowerCase().includes(credit.name.toLowerCase());
  return names ? author : `${author}, ${credit.name}`;
}

/** A share card is a PNG, a photo of ours a JPEG; the picture proxy gives WebP to a client that does not accept AVIF, as feed readers do not. */
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

/** The summary as HTML, with the picture, the publisher and others that report the same; alone it is no paragraph. */
export function entryHtml(entry: FeedEntry, feed: FeedLocale): string {
  const { summary, picture, credit, also = [] } = entry;
  const { news, syndication } = messages(feed);
  const text = escapeText(summary);
  if (!picture && !credit && also.length === 0) return text;
  const source = credit ? syndication.source(linkTo({ name: credit.name, url: credit.page })) : '';
  const others = also.length > 0 ? `${news.alsoIn} ${also.map(linkTo).join(', ')}` : '';
  return pictureHtml(entry, feed) + [text, source, others].map(paragraph).join('');
}

/** The text of an entry, below its photo. */
export function textHtml(entry: FeedEntry, feed: FeedLocale): string | undefined {
  return entry.html && entry.photo ? pictureHtml(entry, feed) + entry.html : entry.html;
}

/** The text of an entry, or what stands for it; never empty, since readers and validators want one. */
export function contentHtml(entry: FeedEntry, feed: FeedLocale): string {
  return textHtml(entry, feed) ?? (entryHtml(entry, feed) || escapeText(entry.title));
}
