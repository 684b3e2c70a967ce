import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '@/lib/base/log';
import { type BlogPost, newestFirst } from '@/lib/blog/blog-post';
import { type KnownPosts, notePost, postName, type ReadFile } from '@/lib/blog/sources/known-posts';
import { type HowToRead, readPostFile } from '@/lib/blog/sources/post-file';
import { type PhotoByName, withPhotos } from '@/lib/blog/sources/post-photos';

/** A folder of Markdown files. */
export type PostFolder = Pick<HowToRead, 'words'> & { folder: string };

/** What all folders of a city are read with. */
export type PostReading = Pick<HowToRead, 'domain' | 'zone' | 'sections'> & {
  known: KnownPosts;
  photos: PhotoByName;
  tell: Log;
};

/** Editors put a file away for a moment while they save. */
function isAway(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

const isPost = /\.(?:md|markdown)$/i;
/** What a beginner may save as a post. */
const isText = /\.(?:txt|text|rtf|docx?|odt|html?)$/i;

/** Empty without such a folder. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error) => {
    if (isAway(error)) return [];
    throw error;
  });
  const posts = names.filter((name) => !name.startsWith('.') && (isPost.test(name) || isText.test(name)));
  return posts.toSorted().map((name) => path.join(folder, name));
}

/** Of one of the files in a folder; undefined where it is gone again. */
async function readOne(
  file: string,
  files: readonly string[],
  { photos, ...how }: HowToRead & { photos: PhotoByName },
): Promise<ReadFile | undefined> {
  const name = postName(file);
  if (!isPost.test(file))
    return {
      text: '',
      problems: [`${name}: is no post: save it as plain text, and let its name end in .md`],
    };
  try {
    const [text, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    const read = await withPhotos(readPostFile(name, text, how, mtime), { name, text }, photos);
    // A made slug may be the name of another, which keeps it.
    const named = path.join(path.dirname(file), `${read.post?.slug}.md`);
    if (!read.post || named === file || !files.includes(named)) return { text, ...read };
    return { text, problems: [`${name}: ${postName(named)} has its address: rename one`] };
  } catch (error) {
    if (isAway(error)) return undefined;
    const { code, message } = error as NodeJS.ErrnoException;
    return { text: message, problems: [`${name}: cannot be opened (${code})`] };
  }
}

/** Each by itself: what is wrong with one takes no other away. */
export async function readPostFolder({ folder, words }: PostFolder, place: PostReading): Promise<BlogPost[]> {
  const { known, tell, domain, zone, photos, sections } = place;
  const files = await filesIn(folder);
  for (const file of known.keys())
    if (path.dirname(file) === folder && !files.includes(file)) known.delete(file);
  const reads = await Promise.all(
    files.map((file) => readOne(file, files, { domain, zone, words, photos, sections })),
  );
  // In the order of their names, whichever was read first: so the log and the doctor tell of them.
  const posts = reads.map((read, at) => read && notePost(known, files[at] ?? '', read, tell));
  return newestFirst(posts.filter((post) => post !== undefined));
}
