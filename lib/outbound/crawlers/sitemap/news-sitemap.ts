import { type Outcome, ok } from '@/lib/base/outcome';
import { postPath } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { recentArticles, writeNewsSitemap } from './write-news-sitemap';

/** A failure while the posts are unknown. A post without a date is not news. */
export async function newsSitemap(now: Date): Promise<Outcome<string>> {
  const posts = await allPosts();
  if (!posts.ok) return posts;
  const articles = posts.value.flatMap((post) =>
    post.date ? [{ url: absoluteUrl(postPath(post)), title: post.metaTitle, published: post.date }] : [],
  );
  const { siteTitle, locale } = thisCity();
  const publication = { name: siteTitle, language: new Intl.Locale(locale).language };
  return ok(writeNewsSitemap(recentArticles(articles, now), publication));
}
