import { memoizeByObject } from '@/lib/base/cache';
import { cutText } from '@/lib/base/text/clean-text';
import { type BlogEntry, ownPicture, postAuthor, postPath } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import type { StoryKind } from '@/lib/city/schema/news';
import type { NewsItem } from '@/lib/news/news-item';
import { describeItem } from '@/lib/news/section/describe-item';
import type { FeedKey } from '@/lib/sections';
import { siteUrlOf } from '@/lib/settings/settings';

/** Maximum characters of an excerpt, as for every headline (requirements section 3). */
const MAX_EXCERPT = 200;

/** Returns a post's kind. A report is classified by its words, but only editors can make it commerce or opinion. */
function kindOf(own: NonNullable<NewsItem['own']>, read: StoryKind | undefined): StoryKind | undefined {
  if (own !== 'report') return own === 'guide' ? 'service' : own;
  return read === 'commerce' || read === 'opinion' ? 'news' : read;
}

function toItem(city: City, post: BlogEntry): NewsItem | undefined {
  const { date, kind: own = 'guide', metaTitle: title, dayOnly, section: feedKey } = post;
  if (!date) return undefined;
  const siteUrl = siteUrlOf(city);
  const author = postAuthor(post, city);
  const image = ownPicture(post);
  const headline: NewsItem = {
    // The post feed uses the same id.
    id: siteUrl + postPath({ slug: post.id }),
    title,
    description: cutText(post.metaDescription, MAX_EXCERPT),
    link: siteUrl + postPath(post),
    pubDate: date,
    firstSeen: date,
    ...(dayOnly?.includes('date') && { dayOnly: true }),
    ...(author?.kind === 'person' && { author: author.name }),
    ...(image && { image }),
    source: city.siteTitle,
    own,
  };
  const { item } = describeItem(headline, { url: siteUrl, covers: 'town' }, { feedKey, city });
  const { reach = 'town', town = reach === 'town' ? city.name : undefined, ...how } = item.local ?? {};
  return { ...item, kind: kindOf(own, item.kind), local: { ...how, reach, ...(town && { town }) } };
}

const itemsOf = memoizeByObject((city: City) => memoizeByObject((post: BlogEntry) => toItem(city, post)));

/** Returns a post as a headline; undefined without a date, because headlines are sorted by date. */
export function postItem(city: City, post: BlogEntry): NewsItem | undefined {
  return itemsOf(city)(post);
}

/** Returns our own posts in a section as headlines, newest first; [] if posts cannot be read. */
export async function ownReports(city: City, feedKey: FeedKey): Promise<NewsItem[]> {
  const posts = await getPosts(city);
  const ofSection = posts.ok ? posts.value.filter(({ section }) => section === feedKey) : [];
  return ofSection.flatMap((post) => postItem(city, post) ?? []);
}
