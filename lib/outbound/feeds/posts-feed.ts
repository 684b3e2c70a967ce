import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, ok } from '@/lib/base/outcome';
import { type BlogEntry, type BlogPost, postPath } from '@/lib/blog/blog-post';
import { allPosts, blogPost } from '@/lib/blog/blog-store';
import { changedOn } from '@/lib/blog/changed-on';
import { postAuthor } from '@/lib/blog/post-author';
import { thisCity } from '@/lib/city/this-city';
import { entryTime, feedChannel, latest } from '@/lib/outbound/feeds/feed-channel';
import {
  type FeedEntry,
  type FeedModel,
  feedPictureWidth,
  mostEntries,
} from '@/lib/outbound/feeds/feed-model';
import { pictureBytes } from '@/lib/outbound/feeds/picture-bytes';
import { postHtml } from '@/lib/outbound/feeds/post-html';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { sharedPictureUrl } from '@/lib/outbound/metadata/shared-picture';

/** In ms; a post that takes longer goes out with its summary alone. */
const longestWait = 4000;

type Known = BlogEntry & Partial<BlogPost>;

/** A date after `now` (ms) is left out. */
export function postEntry(post: Known, now: number, html?: string): FeedEntry {
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

function withChannel(entries: readonly FeedEntry[], now: number): FeedModel {
  const { siteTitle, blog } = thisCity();
  const updated = latest(entries.map(entryTime), now);
  const since = updated ? ` ${updated.getUTCFullYear()}` : '';
  const rights = `Copyright${since} ${siteTitle}`;
  return {
    ...feedChannel({ title: siteTitle, description: blog.sentence, rights, path: '/' }),
    updated,
    entries,
  };
}

async function newestPosts(): Promise<Outcome<readonly BlogEntry[]>> {
  const posts = await allPosts();
  return posts.ok ? ok(posts.value.slice(0, mostEntries)) : posts;
}

/** The newest posts without their texts; `now` in ms. */
export async function postsList(now: number): Promise<Outcome<FeedModel>> {
  const posts = await newestPosts();
  if (!posts.ok) return posts;
  return ok(
    withChannel(
      posts.value.map((post) => postEntry(post, now)),
      now,
    ),
  );
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
export async function postsFeed(now: number, wait = longestWait): Promise<Outcome<FeedModel>> {
  const posts = await newestPosts();
  if (!posts.ok) return posts;
  const deadline = sleep(wait, undefined, { ref: false });
  const entries = posts.value.map((post) =>
    Promise.race([wholeEntry(post, now), deadline.then(() => postEntry(post, now))]),
  );
  return ok(withChannel(await Promise.all(entries), now));
}
