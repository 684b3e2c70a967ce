import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Log, log } from '@/lib/base/log';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { processWide } from '@/lib/base/process-wide';
import { type BlogPost, type BlogSource, newestFirst } from '@/lib/blog/blog-post';
import { type IsPublished, isTakenDown, publishedIn } from '@/lib/blog/published';
import { type HowToRead, type PostFile, readPostFile } from '@/lib/blog/sources/post-file';
import { type PhotoByName, withPhotos } from '@/lib/blog/sources/post-photos';
import type { City } from '@/lib/city/city-type';
import { inCity } from '@/lib/city/this-city';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { findPhoto, findWholePhoto } from '@/lib/pictures/photos/find-photo';
import type { Settings } from '@/lib/settings/settings';

/** Of one city, by file: as it could last be read, and what is wrong with its text now. It outlives an edit. */
export type KnownPosts = Map<string, { good?: BlogPost; text?: string; problems: readonly string[] }>;

/** As in the log: the file in its folder. */
export function postName(file: string): string {
  return path.join(path.basename(path.dirname(file)), path.basename(file));
}

type ReadFile = PostFile & { text: string };

/**
 * The post of a file as it was read just now from `text`, else as it last was; undefined if it never could be read. Tells
 * of a mistake once, until the text changes, and once when it is mended.
 */
function notePost(
  known: KnownPosts,
  file: string,
  { post, problems, text }: ReadFile,
  tell: Log,
): BlogPost | undefined {
  const before = known.get(file);
  const good = post ?? before?.good;
  known.set(file, { good, text, problems });
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

/** Each with file and line; of posts that are published, or that nobody can read, where `isPublished` is given. */
export function problemsOf(known: KnownPosts, isPublished: IsPublished = () => true): string[] {
  return [...known.values()].flatMap(({ good, problems }) => (!good || isPublished(good) ? problems : []));
}

/** A folder of Markdown files. */
type PostFolder = Pick<HowToRead, 'words'> & { folder: string };

type CityFolder = Pick<HowToRead, 'domain' | 'zone' | 'sections'> & {
  /** The first that holds a published post counts. */
  folders: readonly PostFolder[];
  known: KnownPosts;
  photos: PhotoByName;
  isPublished: IsPublished;
  /** A folder whose posts an editor has taken down counts all the same. */
  isTakenDown?: IsPublished;
  tell: Log;
};

const defaultPosts = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/city/defaults/posts');

export function ownPosts({ folder }: Pick<City, 'folder'>): string {
  return path.join(folder, 'posts');
}

/** The city's own posts; where it has none, those of all cities, on how the site works. */
export function postFolders(city: Pick<City, 'folder' | 'name' | 'siteTitle' | 'email'>): PostFolder[] {
  const { name, siteTitle, email } = city;
  return [{ folder: ownPosts(city) }, { folder: defaultPosts, words: { name, siteTitle, email } }];
}

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
  { photos, ...how }: HowToRead & Pick<CityFolder, 'photos'>,
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
async function readFolder({ folder, words }: PostFolder, place: CityFolder): Promise<BlogPost[]> {
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

/** Read once; in development at each asking, as after a folder that could not be listed. */
export function cityFolderSource(place: CityFolder): BlogSource {
  const read = new Map<PostFolder, Promise<BlogPost[]>>();
  const postsIn = (folder: PostFolder): Promise<BlogPost[]> => {
    const reading = read.get(folder) ?? readFolder(folder, place);
    read.set(folder, reading);
    return reading;
  };
  const posts = async (isShown: IsPublished): Promise<Outcome<BlogPost[]>> => {
    if (process.env.NODE_ENV === 'development') read.clear();
    try {
      for (const folder of place.folders) {
        const all = await postsIn(folder);
        const found = all.filter(isShown);
        if (found.length > 0 || all.some((post) => place.isTakenDown?.(post))) return ok(found);
      }
      return ok([]);
    } catch (error) {
      read.clear();
      return fail('odd-answer', (error as Error).message);
    }
  };
  const post = async (slug: string, isShown: IsPublished): Promise<Outcome<BlogPost | undefined>> => {
    const all = await posts(isShown);
    return all.ok ? ok(all.value.find((post) => post.slug === slug)) : all;
  };
  return {
    list: () => posts(place.isPublished),
    post: (slug) => post(slug, place.isPublished),
    unpublished: (slug) => post(slug, () => true),
  };
}

/** All posts in a city's own folder, by file, published or not; the log is told nothing. */
export async function everyPost(city: City, domain: string): Promise<Outcome<KnownPosts>> {
  const known: KnownPosts = new Map();
  const folders = [{ folder: ownPosts(city) }];
  const silent = { isPublished: () => true, tell: () => undefined };
  const photos: PhotoByName = (name) => findWholePhoto(name, city);
  const sections = inCity(city.key, () => sectionsHere(city));
  const place = { folders, domain, zone: city.timeZone, photos, sections, known, ...silent };
  const list = await cityFolderSource(place).list();
  return list.ok ? ok(known) : list;
}

const byFolder = processWide('known posts', () => new Map<string, KnownPosts>());

/** Of a city, as far as its posts were asked for; by its folder, since an edit makes another City of it. */
export function knownPosts({ folder }: Pick<City, 'folder'>): KnownPosts {
  const known: KnownPosts = byFolder.get(folder) ?? new Map();
  byFolder.set(folder, known);
  return known;
}

/** The posts in a city's folder. */
export function citySource(city: City, { blogDomain }: Settings): BlogSource {
  return cityFolderSource({
    folders: postFolders(city),
    domain: blogDomain,
    zone: city.timeZone,
    photos: (name) => findPhoto(name, city),
    sections: sectionsHere(city),
    known: knownPosts(city),
    isPublished: publishedIn(city.key, Date.now),
    isTakenDown: (post) => isTakenDown(city.key, post),
    tell: (level, what, facts) => log(level, what, { city: city.key, ...facts }),
  });
}
