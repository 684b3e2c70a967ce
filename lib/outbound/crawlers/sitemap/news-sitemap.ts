import { dayInZone } from '@/lib/base/dates/iso-in-zone';
import { type Outcome, ok } from '@/lib/base/outcome';
import { type BlogEntry, postPath } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { type NewsArticle, recentArticles, writeNewsSitemap } from './write-news-sitemap';

/** Of a post without a date none: it is not news. */
function articlesOf(post: BlogEntry, zone: string): NewsArticle[] {
  const { metaTitle: title, date: published, dayOnly } = post;
  if (!published) return [];
  const day = dayOnly?.includes('date') ? dayInZone(published, zone) : undefined;
  return [{ url: absoluteUrl(postPath(post)), title, published, day }];
}

/** A failure while the posts are unknown. */
export async function newsSitemap(now: Date): Promise<Outcome<string>> {
  const posts = await allPosts();
  if (!posts.ok) return posts;
  const { siteTitle, locale, timeZone } = thisCity();
  const articles = posts.value.flatMap((post) => articlesOf(post, timeZone));
  const publication = { name: siteTitle, language: new Intl.Locale(locale).language };
  return ok(writeNewsSitemap(recentArticles(articles, now), publication));
}
