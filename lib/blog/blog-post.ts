/** What a list says of a post (requirements section 3). All texts are clean: one line, no control characters. */
export type BlogEntry = {
  id: string;
  /** Last part of its address, /blog/{slug}; any text without a slash, to be encoded in addresses. */
  slug: string;
  metaTitle: string;
  metaDescription: string;
  /** When it was published; nothing where the source gives none that can be read. */
  date?: Date;
  /** When its text was last changed since, if it was; lib/blog/changed-on.ts says whether that is told. */
  updated?: Date;
  /** Who wrote it: a key of the city's authors; the paper itself where it names none. */
  author?: string;
  /** http(s) address of a picture on another host; never loaded from there by this site's pages. */
  pinterestImageLink?: string;
  /** Name of the city's drawing that goes with it (`river-day`); one that the city does not have is as none. */
  picture?: string;
};

/** A whole post (requirements section 3). `blog` is Markdown from outside: only lib/blog/markdown may make it HTML. */
export type BlogPost = BlogEntry & {
  domain: string;
  blog: string;
  /** As the source gives it; lib/pages/embeds/youtube-id.ts says whether it is a video. */
  youtubeShortsUrl?: string;
  shortTailKeywords: readonly string[];
  longTailKeywords: readonly string[];
};

/** One page of the list, and how many posts there are in all. */
export type BlogPage = { entries: readonly BlogEntry[]; total: number };

/** Posts on one page of the list (requirements section 9). */
export const blogPageSize = 10;

/** The address of a post on this site. */
export function postPath({ slug }: Pick<BlogEntry, 'slug'>): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
