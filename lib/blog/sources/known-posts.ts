import path from 'node:path';
import type { Log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import type { BlogPost } from '@/lib/blog/blog-post';
import type { IsPublished } from '@/lib/blog/published';
import type { PostFile } from '@/lib/blog/sources/post-file';
import type { City } from '@/lib/city/city-type';

/** Of one city, by file: as it could last be read, and what is wrong with its text now. It outlives an edit. */
export type KnownPosts = Map<string, Omit<PostFile, 'post'> & { good?: BlogPost; text?: string }>;

/** As in the log: the file in its folder. */
export function postName(file: string): string {
  return path.join(path.basename(path.dirname(file)), path.basename(file));
}

/** A file as it was read, with its text. */
export type ReadFile = PostFile & { text: string };

/**
 * The post of a file as it was read just now from `text`, else as it last was; undefined if it never could be read or says
 * draft. Tells of a mistake once, until the text changes, and once when it is mended.
 */
export function notePost(
  known: KnownPosts,
  file: string,
  { post, problems, text, isWithdrawn }: ReadFile,
  tell: Log,
): BlogPost | undefined {
  const before = known.get(file);
  const good = post ?? (isWithdrawn ? undefined : before?.good);
  known.set(file, { good, text, problems, isWithdrawn });
  if (problems.length === 0 && before && before.problems.length > 0)
    tell('info', 'a post is whole again', { post: postName(file) });
  const what = post
    ? `a mistake in a post, which ${post.draft ? 'is a draft' : 'shows'}`
    : 'a post cannot be read; it stays as it last was, or away';
  // A photo may be what was wrong, and its text the same.
  const isTold = (problem: string) => before?.text === text && before.problems.includes(problem);
  for (const problem of problems) if (!isTold(problem)) tell('error', what, { problem });
  return good;
}

/** Problems with file and line. With `isPublished`, those of drafts, of posts to come and of files that say draft are left out. */
export function problemsOf(known: KnownPosts, isPublished?: IsPublished): string[] {
  const all = [...known.values()];
  if (!isPublished) return all.flatMap(({ problems }) => problems);
  return all.flatMap(({ good, problems, isWithdrawn }) =>
    (good ? isPublished(good) : !isWithdrawn) ? problems : [],
  );
}

const byFolder = processWide('known posts', () => new Map<string, KnownPosts>());

/** Of a city, as far as its posts were asked for; by its folder, since an edit makes another City of it. */
export function knownPosts({ folder }: Pick<City, 'folder'>): KnownPosts {
  const known: KnownPosts = byFolder.get(folder) ?? new Map();
  byFolder.set(folder, known);
  return known;
}
