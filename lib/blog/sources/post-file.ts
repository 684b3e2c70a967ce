import path from 'node:path';
import { webAddress } from '@/lib/base/addresses';
import { isoDay } from '@/lib/base/dates/format-date';
import { isMonthFirstIn } from '@/lib/base/dates/written-date';
import { isMonthFirst } from '@/lib/base/dates/zone-time';
import { whatToWrite } from '@/lib/base/yaml/plain-issues';
import { type BlogPost, postDates, postKinds } from '@/lib/blog/blog-post';
import { complaintOf, frontMatterKeys, isSlug, postSchema } from '@/lib/blog/post-schema';
import { type FrontMatter, lineOf, readFrontMatter } from '@/lib/blog/sources/front-matter';
import { heldBack, mentionsDraft, otherFormat, unreadFrontMatter } from '@/lib/blog/sources/held-back';
import { fillIn } from '@/lib/city/complete/with-defaults';
import { sections as allSections, type Section, sectionNamed } from '@/lib/sections';

export type HowToRead = {
  domain: string;
  /** Where a date without a zone is read (IANA). */
  zone: string;
  /** Which of 5/6/2026 is the month; that of the zone's country unless told. */
  locale?: string;
  /** For the gaps in the posts of all cities, such as `{name}`. */
  words?: Readonly<Record<string, string>>;
  /** Those of the city; all unless told. */
  sections?: readonly Section[];
};

/**
 * What is wrong with a file, as `posts/new.md:3: draft is neither true nor false`, without a line where none is known;
 * `post` is absent where that is too grave for one; `isWithdrawn`: its last good copy must not show either.
 */
export type PostFile = { post?: BlogPost; problems: readonly string[]; isWithdrawn?: boolean };

/** In small letters; of a name that cannot stand in an address, such as `My Post`, one is made. */
export function slugOf(base: string): string {
  const small = base.toLowerCase();
  return isSlug(base) ? small : small.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** A post that says no title has its first line, where that is a heading, else the name of its file. */
function withTitle(front: FrontMatter, base: string): FrontMatter {
  const { facts, body } = front;
  if ('metaTitle' in facts) return front;
  const [line = '', heading] = /^# +(.+?)[ #]*(?:\r?\n|$)/.exec(body) ?? [];
  const ofFile = base.replace(/[-_\s]+/g, ' ').trim();
  const metaTitle = heading ?? ofFile.charAt(0).toUpperCase() + ofFile.slice(1);
  return { ...front, facts: { ...facts, metaTitle }, body: body.slice(line.length).trim() };
}

/** The section and the kind of a post that are none, each behind its place in the file. */
function noSuch(
  text: string,
  { section, kind }: FrontMatter['facts'],
  sections: readonly Section[],
): string[] {
  const isSection = !section || sections.some((one) => one === sectionNamed(String(section)));
  const isKind = !kind || postKinds.some((one) => one === String(kind).toLowerCase());
  const names = sections.map(({ name }) => name).join(', ');
  return [
    ...(isSection ? [] : [`${lineOf(text, 'section')}no section is called ${section}; there are ${names}`]),
    ...(isKind
      ? []
      : [`${lineOf(text, 'kind')}no kind is called ${kind}; there are ${postKinds.join(', ')}`]),
  ];
}

/** The title and the description of a post by the names that the docs teach. */
const taughtKeys = frontMatterKeys.map((key) =>
  key.replace(/^meta/, '').replace(/^\w/, (letter) => letter.toLowerCase()),
);

/** What a post shows without, each behind its place in the file; its photos are read by themselves (post-photos.ts). */
function lacks(text: string, { facts, unknown, notes }: FrontMatter): string[] {
  const { pinterestImageLink: link } = facts;
  const noImage = 'cannot be shown: write an address such as https://…';
  const noAddress = link && !webAddress(String(link)) && `the picture ${link} ${noImage}`;
  return [
    ...notes.map(({ line, reason }) => `:${line}: ${reason}`),
    ...Object.keys(unknown).map(
      (key) => `${lineOf(text, key)}no such key: ${key}; there are ${taughtKeys.join(', ')}`,
    ),
    ...(noAddress ? [`${lineOf(text, 'pinterestImageLink')}${noAddress}`] : []),
  ];
}

/**
 * The post of a Markdown file, named for its slug (`posts/new.md`), and what is wrong with it. One that says no date is of
 * the day on which it was saved.
 */
export function readPostFile(name: string, saved: string, how: HowToRead, savedAt?: Date): PostFile {
  // Editors on Windows may save a byte order mark, before which no front matter is seen.
  const text = saved.replace(/^\uFEFF/, '');
  const wrong = (complaint: string): PostFile => ({
    problems: [`${name}${complaint}`],
    ...(mentionsDraft(text) && { isWithdrawn: true }),
  });
  if (text.trim() === '') return wrong(': is empty');
  const format = otherFormat(text);
  if (format) return wrong(`:1: held back: it is ${format}; save it as plain text in UTF-8`);
  const { domain, zone, locale, words, sections = allSections } = how;
  const { name: base } = path.parse(name.normalize('NFC'));
  let front: FrontMatter;
  try {
    front = readFrontMatter(text, locale ? isMonthFirstIn(locale) : isMonthFirst(zone));
  } catch (error) {
    return wrong((error as Error).message);
  }
  const isRead = Object.keys({ ...front.facts, ...front.unknown }).length > 0;
  const unread = isRead ? undefined : unreadFrontMatter(text);
  if (unread) return wrong(unread);
  // Filled after reading: a name must not be able to break the front matter.
  const { facts, body } = words ? fillIn(withTitle(front, base), words) : withTitle(front, base);
  const day = savedAt && isoDay(savedAt, zone);
  const section = sections.find((one) => one === sectionNamed(String(facts.section)))?.feedKey;
  const slug = slugOf(base);
  // Where it was before addresses were in small letters.
  const formerly = [facts.formerly ?? [], isSlug(base) && base !== slug ? base : []].flat();
  const named = { slug, formerly: formerly.length > 0 ? formerly : undefined };
  const whole = { ...facts, ...named, section, date: facts.date || day, domain, blog: body };
  const { data: post, error } = postSchema(zone).safeParse(whole, { error: whatToWrite });
  if (!post) return wrong(`${lineOf(text, String(error.issues[0]?.path[0]))}${complaintOf(error)}`);
  const undatable = postDates.find((key) => facts[key] && !post[key]);
  if (undatable)
    return wrong(`${lineOf(text, undatable)}${undatable} cannot be read: write one such as 2026-11-25`);
  const held = post.draft ? undefined : heldBack(text, front);
  const undated =
    facts.date || !day || post.draft ? [] : [`: no date: write date: ${day}, when it was saved`];
  const complaints = [...noSuch(text, facts, sections), ...lacks(text, front), ...(held ? [held] : undated)];
  return {
    post: { ...post, ...(held && { draft: true }), ...(words && { inherited: true as const }) },
    problems: complaints.map((complaint) => `${name}${complaint}`),
  };
}
