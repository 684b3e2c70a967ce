import path from 'node:path';
import { webAddress } from '@/lib/base/addresses';
import { isoDay } from '@/lib/base/dates/format-date';
import { type BlogPost, postDates, postKinds } from '@/lib/blog/blog-post';
import { complaintOf, frontMatterKeys, isSlug, postSchema } from '@/lib/blog/post-schema';
import { type FrontMatter, lineOf, readFrontMatter, yamlComplaint } from '@/lib/blog/sources/front-matter';
import { fillIn } from '@/lib/city/complete/with-defaults';
import { sections as allSections, type Section, sectionNamed } from '@/lib/sections';

export type HowToRead = {
  domain: string;
  /** Where a date without a zone is read (IANA). */
  zone: string;
  /** For the gaps in the posts of all cities, such as `{name}`. */
  words?: Readonly<Record<string, string>>;
  /** Those of the city; all unless told. */
  sections?: readonly Section[];
};

/**
 * What is wrong with a file, as `posts/new.md:3: draft is neither true nor false`, without a line where none is known;
 * `post` is absent where that is too grave for one.
 */
export type PostFile = { post?: BlogPost; problems: readonly string[] };

/** In small letters; of a name that cannot stand in an address, such as `My Post`, one is made. */
export function slugOf(base: string): string {
  const small = base.toLowerCase();
  return isSlug(base) ? small : small.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** A post that says no title has its first line, where that is a heading, else the name of its file. */
function withTitle({ facts, body, unknown }: FrontMatter, base: string): FrontMatter {
  if ('metaTitle' in facts) return { facts, body, unknown };
  const [line = '', heading] = /^# +(.+?)[ #]*(?:\r?\n|$)/.exec(body) ?? [];
  const ofFile = base.replace(/[-_\s]+/g, ' ').trim();
  const metaTitle = heading ?? ofFile.charAt(0).toUpperCase() + ofFile.slice(1);
  return { facts: { ...facts, metaTitle }, body: body.slice(line.length).trim(), unknown };
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

/** `draft` with a letter too many, too few or wrong, or with two exchanged. */
const nearlyDraft =
  /^(?:.draft|d.raft|dr.aft|dra.ft|draf.t|draft.|.?raft|d.?aft|dr.?ft|dra.?t|draf.?|rdaft|darft|drfat|dratf)$/i;

/** As other systems write that a post waits, such as `published: false` and `status: draft`. */
const saysWhether = /^(?:status|visibility|publish(?:ed)?)$/i;
const isPublic = /^(?:true|yes|on|live|publi\w*)$/i;
const saysAway = /^(?:private|hidden|unlisted|unpublished)$/i;
const isNot = /^(?:false|no|off)$/i;

function meansDraft([key, value]: [string, unknown]): boolean {
  if (saysWhether.test(key)) return !isPublic.test(String(value));
  return nearlyDraft.test(key) || (saysAway.test(key) && !isNot.test(String(value)));
}

/** Why a post is held back although nothing says so, by a key of nothing: readers must not see it by a slip. */
function heldBack({ facts, unknown }: FrontMatter): string | undefined {
  const [other] = Object.keys(unknown);
  const [near] = Object.entries(unknown).find(meansDraft) ?? [];
  if (near) return `: held back as a draft, which ${near} may mean`;
  return other && !facts.date ? `: held back as a draft: it has no date, which ${other} may mean` : undefined;
}

/** The title and the description of a post by the names that the docs teach. */
const taughtKeys = frontMatterKeys.map((key) =>
  key.replace(/^meta/, '').replace(/^\w/, (letter) => letter.toLowerCase()),
);

/** What a post shows without, each behind its place in the file; its photos are read by themselves (post-photos.ts). */
function lacks(text: string, { facts, unknown }: FrontMatter): string[] {
  const { pinterestImageLink: link } = facts;
  const noImage = 'cannot be shown: write an address such as https://…';
  const noAddress = link && !webAddress(String(link)) && `the picture ${link} ${noImage}`;
  return [
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
  const wrong = (complaint: string): PostFile => ({ problems: [`${name}${complaint}`] });
  if (text.trim() === '') return wrong(': is empty');
  const { domain, zone, words, sections = allSections } = how;
  const { name: base } = path.parse(name.normalize('NFC'));
  let front: FrontMatter;
  try {
    front = withTitle(readFrontMatter(text), base);
  } catch (error) {
    return wrong(yamlComplaint(error));
  }
  // Filled after reading: a name must not be able to break the front matter.
  const { facts, body } = words ? fillIn(front, words) : front;
  const day = savedAt && isoDay(savedAt, zone);
  const section = sections.find((one) => one === sectionNamed(String(facts.section)))?.feedKey;
  const slug = slugOf(base);
  // Where it was before addresses were in small letters.
  const formerly = [facts.formerly ?? [], isSlug(base) && base !== slug ? base : []].flat();
  const named = { slug, formerly: formerly.length > 0 ? formerly : undefined };
  const whole = { ...facts, ...named, section, date: facts.date || day, domain, blog: body };
  const { data: post, error } = postSchema(zone).safeParse(whole);
  if (!post) return wrong(`${lineOf(text, String(error.issues[0]?.path[0]))}${complaintOf(error)}`);
  const unread = postDates.find((key) => facts[key] && !post[key]);
  if (unread) return wrong(`${lineOf(text, unread)}${unread} cannot be read: write one such as 2026-11-25`);
  const held = post.draft ? undefined : heldBack(front);
  const undated =
    facts.date || !day || post.draft ? [] : [`: no date: write date: ${day}, when it was saved`];
  const complaints = [...noSuch(text, facts, sections), ...lacks(text, front), ...(held ? [held] : undated)];
  return {
    post: { ...post, ...(held && { draft: true }), ...(words && { inherited: true as const }) },
    problems: complaints.map((complaint) => `${name}${complaint}`),
  };
}
