import path from 'node:path';
import type { Log } from '@/lib/base/log';
import type { BlogPost } from '@/lib/blog/blog-post';
import type { PostFile } from '@/lib/blog/sources/post-file';

type Wrong = { name: string; text: string; problem: string };

type KnownPost = { good?: BlogPost; wrong?: Wrong };

/** Of one city, by file. It outlives an edit, after which the posts are read anew. */
export type KnownPosts = Map<string, KnownPost>;

/** As in the log: the file in its folder. */
export function nameOf(file: string): string {
  return path.join(path.basename(path.dirname(file)), path.basename(file));
}

/**
 * The post of a file as it was read just now from `text`, else as it last was; undefined if it never could be read. Tells
 * of a mistake once, until the text changes, and once when it is mended.
 */
export function notePost(
  known: KnownPosts,
  file: string,
  read: PostFile & { text: string },
  tell: Log,
): BlogPost | undefined {
  const { good, wrong } = known.get(file) ?? {};
  if ('post' in read) {
    if (wrong) tell('info', 'a post can be read again', { post: wrong.name });
    known.set(file, { good: read.post });
    return read.post;
  }
  const { problem, text } = read;
  if (wrong?.text !== text)
    tell('error', 'a post cannot be read; it stays as it last was, or away', { problem });
  known.set(file, { good, wrong: { name: nameOf(file), text, problem } });
  return good;
}

/** Those that cannot be read as they are now. */
export function wrongPosts(known: KnownPosts): Pick<Wrong, 'name' | 'problem'>[] {
  return [...known.values()].flatMap(({ wrong }) => wrong ?? []);
}
