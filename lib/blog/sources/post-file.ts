import path from 'node:path';
import { webAddress } from '@/lib/base/addresses';
import { isoDay } from '@/lib/base/dates/format-date';
import { isMonthFirstIn } from '@/lib/base/dates/written-date';
import { capitalized } from '@/lib/base/text/clean-text';
import { whatToWrite } from '@/lib/base/yaml/plain-issues';
import { type BlogPost, postDates, postKinds } from '@/lib/blog/blog-post';
import { complaintOf, frontMatterKeys, isSlug, postSchema } from '@/lib/blog/post-schema';
import { sectionNamed } from '@/lib/blog/section-named';
import { type FrontMatter, lineOf, readFrontMatter } from '@/lib/blog/sources/front-matter';
import { heldBack, mentionsDraft, otherFormat, unreadFrontMatter } from '@/lib/blog/sources/held-back';
import { fillIn } from '@/lib/city/complete/with-defaults';
import { sections as allSections, type Section } from '@/lib/sections';

export type PostFileOptions = {
  domain: string;
  /** Time zone (IANA) of dates without a zone. */
  zone: string;
  /** Decides whether 5/6/2026 is in May or June; by default en-US. */
  locale?: string;
  /** Values for placeholders in default posts, such as `{name}`. */
  words?: Readonly<Record<string, string>>;
  /** The city's sections; by default all. */
  sections?: readonly Section[];
};

/**
 * `problems`: lines such as `posts/new.md:3: draft is neither true nor false`. `post`: undefined if the file cannot be
 * used. `isWithdrawn`: the last good copy must not be shown either.
 */
export type PostFile = { post?: BlogPost; problems: readonly string[]; isWithdrawn?: boolean };

/** Returns the slug for a file name, in lowercase: `my-post` for `My Post`. */
export function slugOf(base: string): string {
  const small = base.toLowerCase();
  return isSlug(base) ? small : small.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** Sets a missing title to the first line if that is a heading, else to the file name. */
function withTitle(front: FrontMatter, base: string): FrontMatter {
  const { facts, body } = front;
  if ('metaTitle' in facts) return front;
  const [line = '', heading] = /^# +(.+?)[ #]*(?:\r?\n|$)/.exec(body) ?? [];
  const ofFile = base.replace(/[-_\s]+/g, ' ').trim();
  const metaTitle = heading ?? capitalized(ofFile);
  return { ...front, facts: { ...facts, metaTitle }, body: body.slice(line.length).trim() };
}

/** Returns an error message, with the line, for an unknown section and for an unknown kind. */
function unknownIn(
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

/**
 * Keys under the names that the documentation uses: `title` and `description` instead of `metaTitle` and
 * `metaDescription`.
 */
const documentedKeys = frontMatterKeys.map((key) =>
  key.replace(/^meta/, '').replace(/^\w/, (letter) => letter.toLowerCase()),
);

/**
 * Returns the problems that cause a part of a post to be ignored, with their lines. post-photos.ts checks
 * photos.
 */
function unused(text: string, { facts, unknown, notes }: FrontMatter): string[] {
  const { pinterestImageLink: link } = facts;
  const noImage = 'cannot be shown: write an address such as https://…';
  const noAddress = link && !webAddress(String(link)) && `the picture ${link} ${noImage}`;
  return [
    ...notes.map(({ line, reason }) => `:${line}: ${reason}`),
    ...Object.keys(unknown).map(
      (key) => `${lineOf(text, key)}no such key: ${key}; there are ${documentedKeys.join(', ')}`,
    ),
    ...(noAddress ? [`${lineOf(text, 'pinterestImageLink')}${noAddress}`] : []),
  ];
}

/**
 * Parses a Markdown file (`posts/new.md`), whose name is the slug. A post without a date gets the day on
 * which its file was saved.
 */
export function readPostFile(name: string, saved: string, how: PostFileOptions, savedAt?: Date): PostFile {
  // Editors on Windows may save a byte order mark, which would hide the front matter.
  const text = saved.replace(/^\uFEFF/, '');
  const wrong = (complaint: string): PostFile => ({
    problems: [`${name}${complaint}`],
    ...(mentionsDraft(text) && { isWithdrawn: true }),
  });
  if (text.trim() === '') return wrong(': is empty');
  const format = otherFormat(text);
  if (format) return wrong(`:1: held back: it is ${format}; save it as plain text in UTF-8`);
  const { domain, zone, locale = 'en-US', words, sections = allSections } = how;
  const { name: base } = path.parse(name.normalize('NFC'));
  let front: FrontMatter;
  try {
    front = readFrontMatter(text, isMonthFirstIn(locale));
  } catch (error) {
    return wrong((error as Error).message);
  }
  const isRead = Object.keys({ ...front.facts, ...front.unknown }).length > 0;
  const unread = isRead ? undefined : unreadFrontMatter(text);
  if (unread) return wrong(unread);
  // Fill placeholders after parsing, so that a city's name cannot break the front matter.
  const { facts, body } = words ? fillIn(withTitle(front, base), words) : withTitle(front, base);
  const day = savedAt && isoDay(savedAt, zone);
  const section = sections.find((one) => one === sectionNamed(String(facts.section)))?.feedKey;
  const slug = slugOf(base);
  // Slugs were not always lowercase, so the old address must still work.
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
  const lines = [...unknownIn(text, facts, sections), ...unused(text, front), ...(held ? [held] : undated)];
  return {
    post: { ...post, ...(held && { draft: true }), ...(words && { inherited: true as const }) },
    problems: lines.map((line) => `${name}${line}`),
  };
}
