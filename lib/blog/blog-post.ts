import type { Outcome } from '@/lib/base/outcome';
import type { Author, City } from '@/lib/city/city-type';
import type { Photo } from '@/lib/pictures/photos/photo-address';
import type { FeedKey } from '@/lib/sections';

export const postDates = ['date', 'updated'] as const;
export type PostDate = (typeof postDates)[number];

/** A correction of a post or a page; `date` is the day of the correction. */
export type Correction = { date: Date; text: string };

export const postKinds = ['report', 'guide', 'opinion'] as const;
export type PostKind = (typeof postKinds)[number];

/** A post in the list (requirements section 3). All strings are clean: one line, no control characters. */
export type BlogEntry = {
  /** Permanent. Feed readers identify a post by it. */
  id: string;
  /** Last path segment; any string without a slash, so it must be URL-encoded. */
  slug: string;
  /** Previous slugs, oldest first. */
  formerly?: readonly string[];
  metaTitle: string;
  metaDescription: string;
  date?: Date;
  updated?: Date;
  /** Names what was updated. Pages show "Updated" only if this is set. */
  updateNote?: string;
  /** Newest first. */
  corrections?: readonly Correction[];
  /** Dates without a time of day. Pages show only the day. */
  dayOnly?: readonly PostDate[];
  author?: string;
  /** Section whose headlines include the post. A post without a section is not news. */
  section?: FeedKey;
  /** Always set if `section` is set. */
  kind?: PostKind;
  /** Drafts are never public. */
  draft?: boolean;
  /** One of the default posts, used when the city has none. */
  inherited?: true;
  /** http(s) address on another host; pages load it only through the picture proxy. */
  pinterestImageLink?: string;
  /** Name of a drawing (`river-day`) or of a photo in the city's folder; an unknown name is ignored. */
  picture?: string;
  /** Alternative text and credit of the photo. */
  alt?: string;
  credit?: string;
  /** The photo named by `picture`; undefined without an alternative text. */
  photo?: Photo & { alt: string; credit?: string };
};

/**
 * A full post (requirements section 3). `blog` is untrusted Markdown: only lib/blog/markdown may convert it to HTML.
 */
export type BlogPost = BlogEntry & {
  domain: string;
  blog: string;
  /** Copied from the source without checks. lib/pages/embeds.ts checks whether it is a video. */
  youtubeShortsUrl?: string;
  /** Up to three facts, shown beside the text: "40,000 willow poles fenced the colony". */
  keyFacts: readonly string[];
  shortTailKeywords: readonly string[];
  longTailKeywords: readonly string[];
};

/** Posts per page of the list (requirements section 9). */
export const BLOG_PAGE_SIZE = 10;

export function postPath({ slug }: Pick<BlogEntry, 'slug'>): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** Returns the address of the post's own picture for the picture proxy; undefined if the post shows a drawing. */
export function ownPicture({
  photo,
  pinterestImageLink,
}: Pick<BlogEntry, 'photo' | 'pinterestImageLink'>): string | undefined {
  return photo?.address ?? pinterestImageLink;
}

/** A post in a list. Posts from the city's folder have their text; a blog host lists posts without it. */
export type ListedPost = BlogEntry & Partial<BlogPost>;

export type BlogSource = {
  /** All published posts, newest first. */
  list: () => Promise<Outcome<readonly ListedPost[]>>;
  /** Undefined if the post does not exist or is not published yet. */
  post: (slug: string) => Promise<Outcome<BlogPost | undefined>>;
  /** Like `post`, but also returns drafts and scheduled posts, for preview addresses (preview-address.ts). */
  unpublished: (slug: string) => Promise<Outcome<BlogPost | undefined>>;
};

/** Sorts by date, newest first; undated posts last; equal dates keep their order. */
export function newestFirst<T extends Pick<BlogEntry, 'date'>>(posts: readonly T[]): T[] {
  return posts.toSorted((one, other) => (other.date?.getTime() ?? 0) - (one.date?.getTime() ?? 0));
}

/**
 * Returns the date of the latest update or correction that is not in the future; undefined if there is none.
 * An update that is not later than the publication does not count. A correction dated before the publication
 * (only its day is known) gets the time of publication. `now` in ms.
 */
export function changedOn(
  { date, updated, corrections = [] }: Pick<BlogEntry, 'date' | 'updated' | 'corrections'>,
  now: number,
): Date | undefined {
  const isLater = updated && !(date && updated <= date);
  const corrected = corrections.map((one) => (date && one.date < date ? date : one.date));
  return [...(isLater ? [updated] : []), ...corrected]
    .filter((change) => change.getTime() <= now)
    .toSorted((one, other) => other.getTime() - one.getTime())[0];
}

export function authorPath({ key }: Pick<Author, 'key'>): string {
  return `/authors/${key}`;
}

export function authorByKey(key: string, { authors }: Pick<City, 'authors'>): Author | undefined {
  return authors.find((author) => author.key === key);
}

/** An author with a page, or just a name. */
export type Signer = Author | { kind: 'person'; name: string; key?: undefined };

/**
 * Returns a post's author, looked up by key or name. For an unknown name, returns only that name. A post
 * without an author gets the city's organization.
 */
export function postAuthor(
  { author: named }: Pick<BlogEntry, 'author'>,
  { authors }: Pick<City, 'authors'>,
): Signer | undefined {
  if (named === undefined) return authors.find(({ kind }) => kind === 'organization');
  const known = authors.find(({ key, name }) => key === named || name === named);
  return known ?? { kind: 'person', name: named };
}

export function postsBy<T extends Pick<BlogEntry, 'author'>>(
  { key }: Author,
  posts: readonly T[],
  city: Pick<City, 'authors'>,
): T[] {
  return posts.filter((post) => postAuthor(post, city)?.key === key);
}
