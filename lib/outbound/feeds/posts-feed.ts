import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, ok } from '@/lib/base/outcome';
import {
  type BlogEntry,
  type BlogPost,
  changedOn,
  ownPicture,
  postAuthor,
  postPath,
} from '@/lib/blog/blog-post';
import { getPost, getPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { absoluteUrl, sharedPictureUrl } from '@/lib/outbound/addresses';
import { feedOf } from '@/lib/outbound/feeds/feed-channel';
import { postHtml } from '@/lib/outbound/feeds/post-html';
import { shareImagePath } from '@/lib/outbound/metadata/share-card';
import { postCard } from '@/lib/outbound/metadata/story-cards';
import {
  FEED_PICTURE_WIDTH,
  type FeedEntry,
  type FeedModel,
  MAX_ENTRIES,
} from '@/lib/outbound/write/feed-model';

/** Time limit for rendering a post's text. A post that takes longer is listed with only its summary. */
const TEXT_TIMEOUT_MS = 4000;

/** Returns a post's feed entry. A date after `now` (ms) is left out. A post without a picture gets its share card. */
export function postEntry(
  city: City,
  post: BlogEntry & Partial<BlogPost>,
  now: number,
  html?: string,
): FeedEntry {
  const path = postPath(post);
  const card = absoluteUrl(city, shareImagePath(city, path, postCard(city, post)));
  return {
    // Built from the post's id, which does not change when the post is renamed.
    id: absoluteUrl(city, postPath({ slug: post.id })),
    url: absoluteUrl(city, path),
    title: post.metaTitle,
    summary: post.metaDescription,
    html,
    published: post.date && post.date.getTime() <= now ? post.date : undefined,
    updated: changedOn(post, now),
    author: postAuthor(post, city)?.name ?? city.siteTitle,
    categories: post.shortTailKeywords ?? [],
    picture: sharedPictureUrl(city, ownPicture(post), FEED_PICTURE_WIDTH) ?? card,
    photo: post.photo,
  };
}

/** Returns a feed of the newest posts; fails if they cannot be read. */
async function feedWith(
  city: City,
  entryOf: (post: BlogEntry) => FeedEntry | Promise<FeedEntry>,
  now: number,
): Promise<Outcome<FeedModel>> {
  const posts = await getPosts(city);
  if (!posts.ok) return posts;
  const entries = await Promise.all(posts.value.slice(0, MAX_ENTRIES).map(entryOf));
  const { siteTitle, blog } = city;
  const rights = messages(city).syndication.copyright(new Date(now).getUTCFullYear(), siteTitle);
  return ok(feedOf(city, { title: siteTitle, description: blog.sentence, rights, path: '/' }, entries, now));
}

/** Returns a feed of the newest posts without their full text; `now` in ms. */
export function postsList(city: City, now: number): Promise<Outcome<FeedModel>> {
  return feedWith(city, (post) => postEntry(city, post, now), now);
}

async function wholeEntry(city: City, listed: BlogEntry, now: number): Promise<FeedEntry> {
  const found = await getPost(city, listed.slug);
  const post = found.ok ? found.value : undefined;
  if (!post) return postEntry(city, listed, now);
  const date = listed.date ?? post.date;
  const pinterestImageLink = listed.pinterestImageLink ?? post.pinterestImageLink;
  return postEntry(city, { ...post, ...listed, date, pinterestImageLink }, now, await postHtml(city, post));
}

/** Returns a feed of the newest posts, with full text if it is ready within `wait`. Both times are in ms. */
export function postsFeed(city: City, now: number, wait = TEXT_TIMEOUT_MS): Promise<Outcome<FeedModel>> {
  const timeOut = (post: BlogEntry) =>
    sleep(wait, undefined, { ref: false }).then(() => postEntry(city, post, now));
  return feedWith(city, (post) => Promise.race([wholeEntry(city, post, now), timeOut(post)]), now);
}
