import path from 'node:path';
import type { Log } from '@/lib/base/log';
import type { BlogPost } from '@/lib/blog/blog-post';
import { blogState } from '@/lib/blog/blog-state';
import type { IsPublished } from '@/lib/blog/published';
import type { PostFile } from '@/lib/blog/sources/post-file';
import type { City } from '@/lib/city/city-type';

/** A city's posts by file: the last good version and the current problems. The map survives edits of the city. */
export type KnownPosts = Map<string, Omit<PostFile, 'post'> & { good?: BlogPost; text?: string }>;

/** Returns the file's name with its folder, as the log shows it. */
export function postName(file: string): string {
  return path.join(path.basename(path.dirname(file)), path.basename(file));
}

/** A parsed file and its text. */
export type ReadFile = PostFile & { text: string };

/**
 * Records a file's new state. Returns its post, or the last good version if the file cannot be read; undefined if there
 * is none or the file mentions a draft. Logs a mistake once until the text changes, and once when it is fixed.
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
    tell('info', 'a mistake in a post was fixed', { post: postName(file) });
  const what = post
    ? `a mistake in a ${post.draft ? 'draft' : 'post'}`
    : 'a post cannot be read; its last good version is used, if there is one';
  // Compare the problem too, because a photo can cause a new problem while the text stays the same.
  const isTold = (problem: string) => before?.text === text && before.problems.includes(problem);
  for (const problem of problems) if (!isTold(problem)) tell('error', what, { problem });
  return good;
}

/** Returns problems with file and line. If `isPublished` is given, leaves out those of drafts and scheduled posts. */
export function problemsOf(known: KnownPosts, isPublished?: IsPublished): string[] {
  const all = [...known.values()];
  if (!isPublished) return all.flatMap(({ problems }) => problems);
  return all.flatMap(({ good, problems, isWithdrawn }) =>
    (good ? isPublished(good) : !isWithdrawn) ? problems : [],
  );
}

/** Returns the posts of a city that have been read so far. */
export function knownPosts({ folder }: Pick<City, 'folder'>): KnownPosts {
  const { posts } = blogState();
  const known: KnownPosts = posts.get(folder) ?? new Map();
  posts.set(folder, known);
  return known;
}
