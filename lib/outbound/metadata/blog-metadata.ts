import type { Metadata } from 'next';
import { isoDay, isoInZone } from '@/lib/base/dates/format-date';
import {
  authorPath,
  type BlogEntry,
  type BlogPost,
  changedOn,
  type PostDate,
  postAuthor,
  postPath,
} from '@/lib/blog/blog-post';
import type { AuthorView, ListView } from '@/lib/blog/views/list-view';
import type { PreviewView } from '@/lib/blog/views/preview-view';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { absoluteUrl } from '@/lib/outbound/addresses';
import {
  headTitle,
  notFoundMetadata,
  pageMetadata,
  withoutIndex,
} from '@/lib/outbound/metadata/page-metadata';
import { postParent } from '@/lib/outbound/metadata/post-parent';
import { postCard } from '@/lib/outbound/metadata/story-cards';
import { blogTitle } from '@/lib/pages/site-pages';

/** Whether a list has posts of the city itself, not the guides that every city without posts shows. */
function isOwnList(view: ListView): boolean {
  return view.state === 'posts' && !view.entries.some(({ inherited }) => inherited);
}

/**
 * Returns the head tags of a page in the list of posts. Each page has its own canonical address, and later pages have
 * their number in the title (discovery section 6).
 */
export function blogListMetadata(city: City, number: number, view: ListView): Metadata {
  const { name, blog } = city;
  const title = blogTitle(city);
  if (view.state === 'beyond') return notFoundMetadata(city);
  const m = messages(city).heads;
  const later = number > 1;
  const page = pageMetadata(city, {
    name: later ? m.later(title, number) : title,
    description: later ? m.laterSentence(blog.sentence, number) : blog.sentence,
    path: later ? `/blog?page=${number}` : '/blog',
    keywords: m.blogKeywords(name, title),
    index: isOwnList(view),
  });
  return view.state === 'error' ? withoutIndex(page) : page;
}

/**
 * Returns ISO 8601 times with the offset of `zone` (IANA), or a day if only that is known (discovery section 1). A time
 * is missing if it is unknown or if there was no change (changedOn). `now` in ms.
 */
export function postTimes(
  post: Pick<BlogEntry, PostDate | 'corrections' | 'dayOnly'>,
  zone: string,
  now: number,
): { published?: string; modified?: string } {
  const isoTime = (name: PostDate, date: Date) =>
    date !== post[name] || post.dayOnly?.includes(name) ? isoDay(date, zone) : isoInZone(date, zone);
  const changed = changedOn(post, now);
  return {
    published: post.date && isoTime('date', post.date),
    // A correction has a day but no hour.
    modified: changed && isoTime('updated', changed),
  };
}

export function postMetadata(city: City, post: BlogPost): Metadata {
  const keywords = [...post.shortTailKeywords, ...post.longTailKeywords];
  const { metaTitle: name, metaDescription: description, photo } = post;
  const path = postPath(post);
  const page = pageMetadata(city, {
    name,
    description,
    path,
    card: postCard(city, post),
    photo,
    keywords,
    index: !post.inherited,
  });
  const { published: publishedTime, modified: modifiedTime } = postTimes(post, city.timeZone, Date.now());
  const author = postAuthor(post, city);
  const { name: byline = city.siteTitle } = author ?? {};
  const profile = author?.key ? authorPath(author) : '/';
  const url = author && !author.key ? undefined : absoluteUrl(city, profile);
  return {
    ...page,
    authors: [{ name: byline, url }],
    openGraph: {
      ...page.openGraph,
      type: 'article',
      authors: [url ?? byline],
      section: postParent(post, city).name,
      tags: keywords,
      publishedTime,
      modifiedTime,
    },
  };
}

export function postAbsentMetadata(city: City): Metadata {
  const { posts, heads } = messages(city);
  return withoutIndex({ title: `${posts.absent} | ${city.siteTitle}`, description: heads.noPost });
}

export function postErrorMetadata(city: City, slug: string): Metadata {
  const { posts, heads } = messages(city);
  const description = heads.postFailed(city.siteTitle);
  return withoutIndex(pageMetadata(city, { name: posts.failed, description, path: `/blog/${slug}` }));
}

/** Returns the head tags of an unpublished post's preview. It is not indexed, sends no referrer and links no feeds. */
export function previewMetadata(city: City, view: PreviewView): Metadata {
  if (view.state === 'error') return withoutIndex({ title: messages(city).posts.failed });
  if (view.state !== 'waits') return postAbsentMetadata(city);
  const title = headTitle(`${view.mark}: ${view.post.metaTitle}`, city.siteTitle);
  return { title, referrer: 'no-referrer', alternates: {}, robots: { index: false, follow: false } };
}

/** Returns the head tags of an author's page. It is not indexed until the author has posts other than guides. */
export function authorMetadata(city: City, { author, list }: AuthorView): Metadata {
  const page = pageMetadata(city, {
    name: author.kind === 'person' ? author.name : author.role,
    description: author.bio,
    path: authorPath(author),
    keywords: [author.name],
    index: isOwnList(list),
  });
  return list.state === 'error' ? withoutIndex(page) : page;
}
