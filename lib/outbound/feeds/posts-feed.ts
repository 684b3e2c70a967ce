import { setTimeout as sleep } from 'node:timers/promises';
import { Cache } from '@/lib/base/cache';
import { type Outcome, ok } from '@/lib/base/outcome';
import { type BlogEntry, type BlogPost, changedOn, postPath } from '@/lib/blog/blog-post';
import { allPosts, blogPost } from '@/lib/blog/blog-store';
import { postAuthor } from '@/lib/blog/post-author';
import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl, sharedPictureUrl } from '@/lib/outbound/addresses';
import { feedChannel, latest } from '@/lib/outbound/feeds/feed-channel';
import {
  type FeedEntry,
  type FeedModel,
  feedPictureWidth,
  mostEntries,
} from '@/lib/outbound/feeds/feed-model';
import { postHtml } from '@/lib/outbound/feeds/post-html';
import { canTravel } from '@/lib/pictures/address/signed-address';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';

/** In ms; a post that takes longer goes out with its summary alone. */
const longestWait = 4000;
/** In ms; the size is worked out in the background, and the next feed has it. */
const longestMeasuring = 1500;

/** 0 for a picture that did not come. */
const knownBytes = new Cache<number>({
  max: 500,
  lifeOf: (bytes) => (bytes > 0 ? Number.POSITIVE_INFINITY : 0),
});

async function measured(address: string): Promise<number> {
  const wanted = { address, width: feedPictureWidth, whole: true, format: 'webp' } as const;
  const picture = await pictureProxy().picture(wanted);
  return picture.ok ? picture.value.length : 0;
}

/** The length of a post's picture file in bytes; undefined where that takes too long or there is none. */
export async function pictureBytes(address: string | undefined): Promise<number | undefined> {
  if (!address || !canTravel(address)) return undefined;
  const bytes = knownBytes.getOrMake(address, () => measured(address));
  return (await Promise.race([bytes, sleep(longestMeasuring, undefined, { ref: false })])) || undefined;
}

/** A date after `now` (ms) is left out. */
export function postEntry(post: BlogEntry & Partial<BlogPost>, now: number, html?: string): FeedEntry {
  const url = absoluteUrl(postPath(post));
  return {
    id: url,
    url,
    title: post.metaTitle,
    summary: post.metaDescription,
    html,
    published: post.date && post.date.getTime() <= now ? post.date : undefined,
    updated: changedOn(post, now),
    author: postAuthor(post, thisCity())?.name ?? thisCity().siteTitle,
    categories: post.shortTailKeywords ?? [],
    picture: sharedPictureUrl(post.pinterestImageLink, feedPictureWidth),
  };
}

/** Of the newest posts; fails while they are unknown. */
async function feedOf(
  entryOf: (post: BlogEntry) => FeedEntry | Promise<FeedEntry>,
  now: number,
): Promise<Outcome<FeedModel>> {
  const posts = await allPosts();
  if (!posts.ok) return posts;
  const entries = await Promise.all(posts.value.slice(0, mostEntries).map(entryOf));
  const { siteTitle, blog } = thisCity();
  const times = entries.map(({ updated, published }) => updated ?? published);
  const updated = latest(times, now);
  const since = updated ? ` ${updated.getUTCFullYear()}` : '';
  const rights = `Copyright${since} ${siteTitle}`;
  const channel = feedChannel({ title: siteTitle, description: blog.sentence, rights, path: '/' });
  return ok({ ...channel, updated, entries });
}

/** The newest posts without their texts; `now` in ms. */
export function postsList(now: number): Promise<Outcome<FeedModel>> {
  return feedOf((post) => postEntry(post, now), now);
}

async function wholeEntry(listed: BlogEntry, now: number): Promise<FeedEntry> {
  const found = await blogPost(listed.slug);
  const post = found.ok ? found.value : undefined;
  if (!post) return postEntry(listed, now);
  const date = listed.date ?? post.date;
  const pinterestImageLink = listed.pinterestImageLink ?? post.pinterestImageLink;
  const [html, bytes] = await Promise.all([postHtml(post), pictureBytes(pinterestImageLink)]);
  const entry = postEntry({ ...post, ...listed, date, pinterestImageLink }, now, html);
  return { ...entry, pictureBytes: entry.picture ? bytes : undefined };
}

/** The newest posts, with the texts that are ready within `wait`; both times in ms. */
export function postsFeed(now: number, wait = longestWait): Promise<Outcome<FeedModel>> {
  const timeOut = (post: BlogEntry) =>
    sleep(wait, undefined, { ref: false }).then(() => postEntry(post, now));
  return feedOf((post) => Promise.race([wholeEntry(post, now), timeOut(post)]), now);
}
