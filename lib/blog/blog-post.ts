import type { Outcome } from '@/lib/base/outcome';
import type { Author, City } from '@/lib/city/city-type';
import type { Photo } from '@/lib/pictures/photos/photo-address';
import type { FeedKey } from '@/lib/sections';

export const postDates = ['date', 'updated'] as const;
export type PostDate = (typeof postDates)[number];

/** What a post or a page got wrong; `date` is the day on which we said so. */
export type Correction = { date: Date; text: string };

export const postKinds = ['report', 'guide', 'opinion'] as const;
export type PostKind = (typeof postKinds)[number];

/** A post as the list has it (requirements section 3). All texts are clean: one line, no control characters. */
export type BlogEntry = {
  /** The same for good; reader apps know a post by it. */
  id: string;
  /** Last part of its address; any text without a slash, so it must be encoded. */
  slug: string;
  /** Slugs that it had, the oldest first. */
  formerly?: readonly string[];
  metaTitle: string;
  metaDescription: string;
  date?: Date;
  updated?: Date;
  /** What was changed then; without it readers see no "Updated". */
  updateNote?: string;
  /** Newest first. */
  corrections?: readonly Correction[];
  /** Of these the source gave no hour: none may be told. */
  dayOnly?: readonly PostDate[];
  author?: string;
  /** Among whose headlines it stands; without one it is no news. */
  section?: FeedKey;
  /** Of a post with a section always there. */
  kind?: PostKind;
  /** Readers never see one. */
  draft?: boolean;
  /** Of all cities, where this one has none of its own. */
  inherited?: true;
  /** http(s) address on another host; pages never load it from there. */
  pinterestImageLink?: string;
  /** Name of a drawing (`river-day`), or of a photo in the city's folder; an unknown name counts as none. */
  picture?: string;
  /** What the photo shows, and whose it is. */
  alt?: string;
  credit?: string;
  /** The photo that `picture` names; none without an alt text. */
  photo?: Photo & { alt: string; credit?: string };
};

/** A whole post (requirements section 3). `blog` is untrusted Markdown: only lib/blog/markdown may make it HTML. */
export type BlogPost = BlogEntry & {
  domain: string;
  blog: string;
  /** As the source gives it; lib/pages/embeds.ts says whether it is a video. */
  youtubeShortsUrl?: string;
  shortTailKeywords: readonly string[];
  longTailKeywords: readonly string[];
};

/** Requirements section 9. */
export const blogPageSize = 10;

export function postPath({ slug }: Pick<BlogEntry, 'slug'>): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** The picture that a post has of its own, by the address that the picture proxy takes; others show a drawing. */
export function ownPicture({
  photo,
  pinterestImageLink,
}: Pick<BlogEntry, 'photo' | 'pinterestImageLink'>): string | undefined {
  return photo?.address ?? pinterestImageLink;
}

export type BlogSource = {
  /** All that readers may know of, newest first. */
  list: () => Promise<Outcome<readonly BlogEntry[]>>;
  /** Undefined when the source says that there is no such post, or that readers may not know of it yet. */
  post: (slug: string) => Promise<Outcome<BlogPost | undefined>>;
  /** Also a draft, and one whose time has not come: for those who were given a signed address (preview-address.ts). */
  unpublished: (slug: string) => Promise<Outcome<BlogPost | undefined>>;
};

/** By date, newest first; posts without a date last; equal dates keep their order. */
export function newestFirst<T extends Pick<BlogEntry, 'date'>>(posts: readonly T[]): T[] {
  return posts.toSorted((one, other) => (other.date?.getTime() ?? 0) - (one.date?.getTime() ?? 0));
}

/**
 * Undefined if there was no change after publication, or it lies in the future. A correction of the day of publication
 * came with the post. `now` in ms.
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

/** Who signs a post: an author with a page, or a name alone. */
export type Signer = Author | { kind: 'person'; name: string; key?: undefined };

/** The author that a post names, by key or by name; else that name alone; without one the city's organization. */
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
