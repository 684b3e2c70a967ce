import { decodeAddress, webAddress } from '@/lib/base/addresses';
import type { Outcome } from '@/lib/base/outcome';
import type { BlogPost } from '@/lib/blog/blog-post';
import { lineOf } from '@/lib/blog/sources/front-matter';
import type { PostFile } from '@/lib/blog/sources/post-file';
import { pictureNamed } from '@/lib/city/drawings';
import { photoPath } from '@/lib/pictures/address/signed-address';
import { signingKey } from '@/lib/pictures/address/signing-key';
import type { Photo } from '@/lib/pictures/photos/photo-address';

/** Finds a photo by name. The detail of a failure is written for editors. */
export type PhotoByName = (name: string) => Promise<Outcome<Photo>>;

type Found<T> = { found?: T; problem?: string };

async function ownPhoto(
  { picture, alt, credit }: BlogPost,
  byName: PhotoByName,
): Promise<Found<NonNullable<BlogPost['photo']>>> {
  if (!picture || pictureNamed(picture)) return {};
  if (!picture.includes('.')) return { problem: `no drawing is called ${picture}` };
  const photo = await byName(picture);
  if (!photo.ok) return { problem: photo.failure.detail };
  if (!alt) return { problem: `${picture} has no alt text: write alt: and what it shows` };
  return { found: { ...photo.value, alt, credit } };
}

/** Matches an image in Markdown. Groups: alternative text, address in angle brackets, address without them, title. */
const image =
  /!\[([^\]\n]*)\]\([ \t]{0,4}(?:<([^<>\n]+)>|((?![ \t])(?:[^()<>\n]|\([^()\n]*\))+?))([ \t]{1,4}(?:"[^"\n]*"|'[^'\n]*'))?[ \t]{0,4}\)/g;

const imageTag = /<img\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;

/** Returns the value of an attribute in an HTML tag. */
function attributeOf(tag: string, name: string): string | undefined {
  const [, ...values] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? [];
  return values.find((value) => value !== undefined);
}

function isElsewhere(address: string): boolean {
  return /^\/(?!photos\/)/.test(address) || webAddress(address) !== undefined;
}

/** Returns the address of an image in a post, or the reason why it cannot be shown. */
async function addressOf(name: string, alt: string, byName: PhotoByName): Promise<Found<string>> {
  if (isElsewhere(name)) return { found: name };
  if (/^data:/i.test(name))
    return { problem: 'a picture written into the text is left out: save it in photos/' };
  const photo = await byName(decodeAddress(name) ?? name);
  if (!photo.ok) return { problem: photo.failure.detail };
  if (alt.trim() === '') return { problem: `${name} has no alt text: write ![what it shows](${name})` };
  return { found: photoPath(photo.value, 1080, signingKey()) };
}

/** Rewrites an image for pages and feeds; removes one that cannot be shown. */
async function inText(
  [whole, alt = '', bracketed, bare, title = '']: RegExpMatchArray,
  byName: PhotoByName,
): Promise<Found<string>> {
  const isTag = alt === '' && whole.startsWith('<');
  const name = isTag ? attributeOf(whole, 'src') : (bracketed ?? bare);
  if (!name) return { found: whole };
  const { found, problem } = await addressOf(name, isTag ? (attributeOf(whole, 'alt') ?? '') : alt, byName);
  if (found === name || found === undefined) return { found: found && whole, problem };
  return { found: isTag ? whole.replace(name, () => found) : `![${alt}](${found}${title})` };
}

/**
 * Adds the photos that a post's `picture` and text refer to, and reports problems. `name` is the file's name, `text`
 * its content.
 */
export async function withPhotos(
  file: PostFile,
  { name, text }: { name: string; text: string },
  byName: PhotoByName,
): Promise<PostFile> {
  const { post, problems } = file;
  if (!post) return file;
  const photo = await ownPhoto(post, byName);
  const wrong = photo.problem ? [`${name}${lineOf(text, 'picture')}${photo.problem}`] : [];
  let blog = post.blog;
  for (const match of [...post.blog.matchAll(image), ...post.blog.matchAll(imageTag)]) {
    const { found = '', problem } = await inText(match, byName);
    blog = blog.replace(match[0], () => found);
    const line = text.slice(0, text.indexOf(match[0])).split('\n').length;
    if (problem) wrong.push(`${name}:${line}: ${problem}`);
  }
  return {
    post: { ...post, blog, photo: photo.found },
    problems: [...problems, ...wrong],
  };
}
