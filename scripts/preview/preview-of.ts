import path from 'node:path';
import { type BlogPost, postPath } from '@/lib/blog/blog-post';
import { unpublishedPost } from '@/lib/blog/blog-store';
import { isSlug } from '@/lib/blog/post-schema';
import { previewAddress } from '@/lib/blog/preview-address';
import { everyPost } from '@/lib/blog/sources/city-folder';
import { momentIn, waitingMark } from '@/lib/blog/views/preview-view';
import type { City } from '@/lib/city/city-type';
import { inCity, servedCities } from '@/lib/city/this-city';
import { knownKey } from '@/lib/pictures/address/signing-key';
import { settings } from '@/lib/settings/settings';

/** What the command prints: the address and what it is, or what is wrong. */
export type Preview = { lines: readonly string[] } | { wrong: string };

type Found = { city: City; post?: BlogPost; wrong?: string };

function stemOf(file: string): string {
  return file
    .normalize('NFC')
    .replace(/\.(?:md|markdown)$/i, '')
    .toLowerCase();
}

/** By the name of its file, with or without folders and `.md`, or by its slug. */
async function inFolder(city: City, name: string): Promise<Found | undefined> {
  const known = await everyPost(city, settings().blogDomain);
  if (!known.ok) return { city, wrong: known.failure.detail };
  const wanted = stemOf(path.normalize(name));
  for (const [file, { good: post, problems }] of known.value) {
    const stem = stemOf(path.resolve(file));
    const isIt = post?.slug === name || stem === stemOf(path.resolve(name)) || stem.endsWith(`/${wanted}`);
    if (isIt) return { city, post, wrong: post ? undefined : problems[0] };
  }
  return undefined;
}

async function atHost(city: City, slug: string): Promise<Found | undefined> {
  const found = await unpublishedPost(slug);
  if (!found.ok) return { city, wrong: `the functions host: ${found.failure.detail}` };
  return found.value && { city, post: found.value };
}

/** `named` is a city's key or one of its hosts; without it all that are served are looked through. */
async function find(name: string, named: string | undefined): Promise<Found | string> {
  const served = servedCities();
  const cities = named ? served.filter(({ key, hosts }) => key === named || hosts.includes(named)) : served;
  if (cities.length === 0)
    return `No city is called ${named}: there are ${served.map(({ key }) => key).join(', ')}.`;
  const found: Found[] = [];
  for (const city of cities) {
    const isHosted = settings().blogApi !== undefined;
    const look = () => (isHosted ? (isSlug(name) ? atHost(city, name) : undefined) : inFolder(city, name));
    const here = await inCity(city.key, look);
    if (here) found.push(here);
  }
  const [first, second] = found;
  if (!first)
    return `No post is called ${name}: give the name of its file, such as my-draft.md, or the end of its address.`;
  if (!second) return first;
  const keys = found.map(({ city }) => city.key).join(', ');
  return `Several cities have such a post (${keys}): add -- --city and one of them.`;
}

/** The signed address of a post that readers do not see yet, by its name, and how long it shows that; `now` in ms. */
export async function previewOf(name: string, named: string | undefined, now: number): Promise<Preview> {
  const found = await find(name, named);
  if (typeof found === 'string') return { wrong: found };
  const { city, post, wrong } = found;
  if (!post) return { wrong: `It cannot be read: ${wrong}` };
  const { siteUrl } = inCity(city.key, settings);
  const mark = waitingMark(post, now, city);
  if (!mark) return { lines: [`${siteUrl}${postPath(post)}`, 'It is published: this is its address.'] };
  const key = knownKey();
  if (!key)
    return {
      wrong:
        'There is no key to sign with: start the site once with this CACHE_DIR, or set SIGNING_KEY as the site has it.',
    };
  const address = previewAddress({ city: city.key, slug: post.slug }, key, now);
  const until = momentIn(city, new Date(address.expires));
  return {
    lines: [`${siteUrl}${address.path}`, `${mark}; until ${until}, anyone with this address sees it`],
  };
}
