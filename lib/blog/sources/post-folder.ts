import path from 'node:path';
import { fileText } from '@/lib/base/files/file-text';
import { type InsideEntry, listInside, readInside } from '@/lib/base/files/read-inside';
import type { Log } from '@/lib/base/log';
import { type BlogPost, newestFirst } from '@/lib/blog/blog-post';
import { mentionsDraft } from '@/lib/blog/sources/held-back';
import { type KnownPosts, notePost, postName, type ReadFile } from '@/lib/blog/sources/known-posts';
import { lostWords } from '@/lib/blog/sources/lost-words';
import { type PostFileOptions, readPostFile } from '@/lib/blog/sources/post-file';
import { type PhotoByName, withPhotos } from '@/lib/blog/sources/post-photos';
import { LEFTOVER, strayFiles } from '@/lib/blog/sources/stray-files';

/** A folder of Markdown files. `words`: values for placeholders in them. */
export type PostFolder = Pick<PostFileOptions, 'words'> & { folder: string };

/** Options shared by all folders of a city. */
export type PostReading = Pick<PostFileOptions, 'domain' | 'zone' | 'locale' | 'sections'> & {
  known: KnownPosts;
  photos: PhotoByName;
  tell: Log;
};

const MAX_BYTES = 5 * 1024 * 1024;

const isPost = /\.(?:md|markdown)$/i;
/** Lists the files in a folder, sorted by name; [] if it does not exist. Rejects if it cannot be listed. */
async function listFolder(folder: string): Promise<InsideEntry[]> {
  const entries = await listInside(path.dirname(folder), path.basename(folder));
  if (!entries.ok && entries.failure.reason === 'no-file') return [];
  if (!entries.ok) throw new Error(`${path.basename(folder)}/ ${entries.failure.detail}`);
  return entries.value.filter(({ name }) => !LEFTOVER.test(name));
}

/** `files`: all post files in the folder, used to find two with the same address. */
type PostOptions = PostFileOptions & { photos: PhotoByName; files: readonly string[] };

async function readPost(file: string, bytes: Buffer, mtime: Date, how: PostOptions): Promise<ReadFile> {
  const name = postName(file);
  const decoded = fileText(bytes);
  const latin1 = bytes.toString('latin1');
  if (!decoded.ok)
    return {
      text: latin1,
      problems: [`${name}: is ${decoded.failure.detail}`],
      isWithdrawn: mentionsDraft(latin1),
    };
  const { text, notice } = decoded.value;
  const read = await withPhotos(readPostFile(name, text, how, mtime), { name, text }, how.photos);
  const { post, problems } = read;
  if (!post) return { text, ...read };
  // A converted slug may equal another file's name. That file keeps the address.
  const named = path.join(path.dirname(file), `${post.slug}.md`);
  if (named !== file && how.files.includes(named))
    return { text, problems: [`${name}: ${postName(named)} has its address: rename one`] };
  const firstLine = text.trimEnd().split('\n').length - post.blog.split('\n').length + 1;
  const lost = how.words ? [] : await lostWords(post.blog, firstLine);
  const notices = [...(notice ? [`: is ${notice}`] : []), ...lost].map((problem) => `${name}${problem}`);
  return { text, post, problems: [...problems, ...notices] };
}

/** Returns undefined if the file does not exist, because editors save by deleting and rewriting it. */
async function readOne(
  { file, isFolder }: { file: string; isFolder: boolean },
  how: PostOptions,
): Promise<ReadFile | undefined> {
  const name = postName(file);
  const wrong = (text: string, problem: string) => ({ text, problems: [`${name}: ${problem}`] });
  if (isFolder) return wrong('', 'is a folder, whose files are not read: move its posts to posts/');
  if (!isPost.test(file)) return wrong('', 'is no post: save it as plain text, and let its name end in .md');
  const read = await readInside(path.dirname(path.dirname(file)), name, { maxBytes: MAX_BYTES });
  if (read.ok) return readPost(file, read.value.bytes, read.value.modified, how);
  const { reason, detail } = read.failure;
  return reason === 'no-file' ? undefined : wrong(detail, detail);
}

/** Reads the posts in a folder, each separately, so that a mistake in one does not affect others. */
export async function readPostFolder({ folder, words }: PostFolder, place: PostReading): Promise<BlogPost[]> {
  const { known, tell, photos, domain, zone, locale, sections } = place;
  const entries = await listFolder(folder);
  const paths = entries.map(({ name }) => path.join(folder, name));
  const files = paths.filter((file, at) => isPost.test(file) && !entries[at]?.isFolder);
  const strays = words ? [] : await strayFiles(path.dirname(folder));
  const strayPaths = strays.map(({ file }) => file);
  for (const file of known.keys())
    if (path.dirname(file) === folder ? !paths.includes(file) : !words && !strayPaths.includes(file))
      known.delete(file);
  const how = { domain, zone, locale, words, photos, sections, files };
  const reads = await Promise.all(
    entries.map(({ isFolder }, at) => readOne({ file: paths[at] ?? '', isFolder }, how)),
  );
  // Log after all reads, in the folder's order (by name), so that log output is deterministic.
  const posts = reads.map((read, at) => read && notePost(known, paths[at] ?? '', read, tell));
  for (const { file, problem } of strays)
    notePost(known, file, { text: '', problems: [problem], isWithdrawn: true }, tell);
  return newestFirst(posts.filter((post) => post !== undefined));
}
