import { z } from 'zod';
import { webAddress } from '@/lib/base/addresses';
import { type FeedDate, readFeedDate } from '@/lib/base/dates/parse-feed-date';
import { calmMarks, cleanText, stripControls } from '@/lib/base/text/clean-text';
import {
  type BlogEntry,
  type BlogPost,
  newestFirst,
  type PostDate,
  type PostKind,
  postDates,
  postKinds,
} from '@/lib/blog/blog-post';
import { sectionNamed } from '@/lib/blog/section-named';
import type { FeedKey } from '@/lib/sections';

/** Matches slugs. None of the allowed characters can change the path of an address or a file. */
const slugShape = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u;

export function isSlug(text: string): boolean {
  return slugShape.test(text);
}

// A missing value may be null, '' or undefined, depending on the source.
const words = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((text) => cleanText(String(text ?? '')));
const optionalWords = words.transform((text) => text || undefined);
// Hosts send `draft` as a boolean, a number or text.
const draft = z
  .union([z.boolean(), words])
  .transform((text) => String(text).toLowerCase())
  .refine((text) => ['', 'true', '1', 'false', '0'].includes(text), 'is neither true nor false')
  .transform((text) => text === 'true' || text === '1' || undefined);
const title = words.refine((text) => text !== '', 'is empty');
const address = words.transform((text) => webAddress(text));
const slug = z.string().refine(isSlug, 'cannot be part of an address');
const formerly = z.union([z.array(slug), slug.transform((one) => [one])]).nullish();
const MAX_KEYWORDS = 30;

function splitKeywords(text: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  const small = words.map((word) => word.toLowerCase());
  return words
    .filter((word, at) => word !== '' && small.indexOf(word.toLowerCase()) === at)
    .slice(0, MAX_KEYWORDS);
}

// Hosts send comma-separated text; stored copies have a list.
const keywords = z
  .union([z.array(z.string()).transform((list) => list.join(',')), words])
  .transform((text) => splitKeywords(cleanText(text)));

const MAX_FACTS = 3;
const keyFacts = z
  .union([z.array(words), words.transform((one) => [one])])
  .transform((list) => list.filter((fact) => fact !== '').slice(0, MAX_FACTS));

function correctionsIn(zone: string) {
  const date = words
    .transform((text) => readFeedDate(text, zone)?.date)
    .refine((date) => date !== undefined, 'has a date that cannot be read');
  const text = words.refine((text) => text !== '', 'has no text');
  const list = z.array(z.object({ date: date as z.ZodType<Date>, text })).nullish();
  return list.transform((all) => (all?.length ? newestFirst(all) : undefined));
}

function entryFields(zone: string) {
  return {
    id: words,
    slug,
    formerly: formerly.transform((slugs) => slugs ?? undefined),
    metaTitle: title,
    metaDescription: words,
    date: words.transform((text) => readFeedDate(text, zone)),
    updated: words.transform((text) => readFeedDate(text, zone)),
    updateNote: optionalWords,
    corrections: correctionsIn(zone),
    // Stored copies give an hour for every date, so `dayOnly` tells which hours are unknown.
    dayOnly: z.array(z.enum(postDates)).catch([]),
    draft,
    author: optionalWords,
    section: words.transform((text) => sectionNamed(text)?.feedKey),
    kind: words.transform((text) => postKinds.find((kind) => kind === text.toLowerCase())),
    pinterestImageLink: address,
    picture: optionalWords,
    alt: optionalWords,
    // Pages add "Photo: " themselves.
    credit: words.transform((text) => text.replace(/^photo(?:graph)?(?: by|:) +/i, '') || undefined),
  };
}

/** Returns a schema for a post in the list. `zone` (IANA) applies to dates without a zone. */
export function entrySchema(zone: string): z.ZodType<BlogEntry> {
  return z.object(entryFields(zone)).transform(completed);
}

function postFields(zone: string) {
  return {
    ...entryFields(zone),
    domain: words,
    blog: z.string().transform((text) => calmMarks(stripControls(text))),
    youtubeShortsUrl: optionalWords,
    keyFacts,
    shortTailKeywords: keywords,
    longTailKeywords: keywords,
  };
}

export function postSchema(zone: string): z.ZodType<BlogPost> {
  return z.object(postFields(zone)).transform(completed);
}

/** Keys allowed in front matter: all except those derived from the file. */
export const frontMatterKeys: readonly string[] = Object.keys(postFields('UTC')).filter(
  (key) => !['slug', 'domain', 'blog', 'dayOnly'].includes(key),
);

type Dates = Partial<Record<PostDate, FeedDate | undefined>>;
type Raw = Dates & {
  id: string;
  slug: string;
  formerly?: readonly string[];
  section?: FeedKey;
  kind?: PostKind;
  dayOnly: readonly PostDate[];
};

/** Returns the default kind of a post in a section. */
function usualKind(section: FeedKey | undefined): PostKind | undefined {
  return section && (section === 'opinion' ? 'opinion' : 'report');
}

function daysOf({ dayOnly, ...dates }: Dates & Pick<Raw, 'dayOnly'>): PostDate[] {
  return postDates.filter((name) => dates[name] && (!dates[name].hasHour || dayOnly.includes(name)));
}

function completed<T extends Raw>(post: T) {
  const { date, updated, dayOnly, ...rest } = post;
  const days = daysOf({ date, updated, dayOnly });
  return {
    ...rest,
    // A renamed post without an id is identified by its first slug.
    id: post.id || post.formerly?.[0] || post.slug,
    kind: post.kind ?? usualKind(post.section),
    date: date?.date,
    updated: updated?.date,
    ...(days.length > 0 && { dayOnly: days }),
  };
}

/** Returns the first problem as one line: "slug cannot be part of an address". */
export function complaintOf(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'not as agreed';
  const name = issue.path.join('.').replace('metaTitle', 'title').replace('metaDescription', 'description');
  return `${name}${issue.code === 'custom' ? '' : ': write'} ${issue.message}`.trim();
}
