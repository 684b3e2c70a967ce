import { escapeAttribute, escapeText } from 'entities';

/** The publisher, and its feed or else its front page. */
export type FeedCredit = { name: string; url: string };

/** Texts are plain, addresses absolute; `html` alone is markup, already sanitized. */
export type FeedEntry = {
  /** Never changes: the permalink for our own posts, the item's own id otherwise. */
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
  also?: readonly FeedCredit[];
  picture?: string;
  pictureBytes?: number;
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
  hub?: string;
};

export function entryAuthor({ author, credit }: FeedEntry): string | undefined {
  return author ?? credit?.name;
}

/** A feed before it takes a form: RSS, Atom and JSON Feed are all written from this. */
export type FeedModel = FeedChannel & { entries: readonly FeedEntry[] };

/** In pixels; RSS allows 144 at most. */
export const feedImageSize = 144;

export const generator = 'Local News Site';

/** In pixels; a smaller picture stays as it is. */
export const feedPictureWidth = 1080;

/** What the picture proxy gives a client that does not accept AVIF, as feed readers do not. */
export const feedPictureType = 'image/webp';

/** Enough for a reader that looks once a week (discovery section 8). */
export const mostEntries = 50;

type Shown = Pick<FeedEntry, 'summary' | 'picture' | 'also'>;

function isPlain({ picture, also = [] }: Shown): boolean {
  return !picture && also.length === 0;
}

function paragraph(html: string): string {
  return html && `<p>${html}</p>`;
}

/** The summary with the entry's picture and other publishers as HTML; without these, the escaped text alone. */
export function entryHtml(entry: Shown): string {
  const { summary, picture, also = [] } = entry;
  const text = escapeText(summary);
  if (isPlain(entry)) return text;
  const image = picture ? `<img src="${escapeAttribute(picture)}" alt="">` : '';
  const links = also.map(({ name, url }) => `<a href="${escapeAttribute(url)}">${escapeText(name)}</a>`);
  const others = links.length > 0 ? `Also in ${links.join(', ')}` : '';
  return [image, text, others].map(paragraph).join('');
}

/** What stands for the text of an entry beside its summary, as HTML; undefined where the summary is all. */
export function contentHtml(entry: Shown & Pick<FeedEntry, 'html'>): string | undefined {
  return entry.html ?? (isPlain(entry) ? undefined : entryHtml(entry));
}
