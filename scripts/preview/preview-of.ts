import path from 'node:path';
import { type BlogPost, postPath } from '@/lib/blog/blog-post';
import { unpublishedPost } from '@/lib/blog/blog-store';
import { previewAddress } from '@/lib/blog/preview-address';
import { everyPost } from '@/lib/blog/sources/city-folder';
import { slugOf } from '@/lib/blog/sources/post-file';
import { momentIn, waitingMark } from '@/lib/blog/views/preview-view';
import type { City } from '@/lib/city/city-type';
import { servedCities } from '@/lib/city/this-city';
import { knownKey } from '@/lib/pictures/address/signing-key';
import { settingsOf, siteUrlOf } from '@/lib/settings/settings';

type Found = { city: City; post?: BlogPost; wrong?: string };

async function findIn(city: City, slug: string): Promise<Found | undefined> {
  const { blogApi, blogDomain } = settingsOf(city);
  const all = blogApi ? await unpublishedPost(city, slug) : await everyPost(city, blogDomain);
  if (!all.ok) return { city, wrong: all.failure.detail };
  if (!(all.value instanceof Map)) return all.value && { city, post: all.value };
  const isIt = ([file, { good }]: [string, { good?: BlogPost }]) =>
    (good?.slug ?? slugOf(path.parse(file).name)) === slug;
  const [, found] = [...all.value].find(isIt) ?? [];
  return found && { city, post: found.good, wrong: found.problems[0] };
}

/**
 * Returns the signed preview address and the state of an unpublished post, or a line with the problem. `name`: file or
 * slug; with several cities, starts with the city's key (`boulder/posts/my-draft.md`). `now` in ms.
 */
export async function previewOf(
  name: string,
  now: number,
): Promise<string | readonly [address: string, words: string]> {
  const { dir, base } = path.parse(name.normalize('NFC'));
  const slug = slugOf(base.replace(/\.(?:md|markdown)$/i, ''));
  const named = servedCities().filter(({ key }) => dir.split(path.sep).includes(key));
  const finds: Found[] = [];
  for (const city of named.length > 0 ? named : servedCities()) {
    const found = await findIn(city, slug);
    if (found) finds.push(found);
  }
  const [found, another] = finds;
  if (!name) return 'Give the name of a post’s file, such as my-draft.md.';
  if (!found) return `No post is called ${name}: give the name of its file, such as my-draft.md.`;
  const { city, post, wrong } = found;
  if (another)
    return `Several cities have such a post: write ${city.key}/${slug} or ${another.city.key}/${slug}.`;
  if (!post) return `It cannot be read: ${wrong}`;
  const siteUrl = siteUrlOf(city);
  const mark = waitingMark(post, now, city);
  if (!mark) return [siteUrl + postPath(post), 'It is published: this is its address.'];
  const key = knownKey();
  if (!key) return 'No key to sign with: start the site once with this CACHE_DIR, or set its SIGNING_KEY.';
  const { path: address, expires } = previewAddress({ city: city.key, slug: post.slug }, key, now);
  return [
    siteUrl + address,
    `${mark}; until ${momentIn(city, new Date(expires))}, anyone with this address sees it`,
  ];
}
