import type { Metadata } from 'next';
import { type BlogPost, postPath } from '@/lib/blog/blog-post';
import { authorPath, postAuthor } from '@/lib/blog/post-author';
import type { AuthorView } from '@/lib/blog/views/author-view';
import type { ListView } from '@/lib/blog/views/list-view';
import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { notFoundMetadata, withStatus } from '@/lib/outbound/metadata/page-status';
import { postTimes } from '@/lib/outbound/metadata/post-times';
import { blogTitle } from '@/lib/pages/blog-title';

/** Canonical to itself; later pages have their number in the title (discovery section 6). */
export function blogListMetadata(number: number, view: ListView): Metadata {
  const city = thisCity();
  const { name, blog } = city;
  const title = blogTitle(city);
  if (view.state === 'beyond') return notFoundMetadata();
  const later = number > 1;
  const page = pageMetadata({
    title: later ? `${title} - Page ${number}` : title,
    description: later ? `Page ${number}: ${blog.sentence}` : blog.sentence,
    path: later ? `/blog?page=${number}` : '/blog',
    keywords: [`${name} ${title.toLowerCase()}`, `${name} blog`],
    index: view.state === 'posts',
  });
  return view.state === 'error' ? withStatus(503, page) : page;
}

export function postMetadata(post: BlogPost): Metadata {
  const keywords = [...post.shortTailKeywords, ...post.longTailKeywords];
  const { metaTitle: title, metaDescription: description } = post;
  const page = pageMetadata({ title, description, path: postPath(post), post, keywords });
  const city = thisCity();
  const { published: publishedTime, modified: modifiedTime } = postTimes(post, city.timeZone, Date.now());
  const author = postAuthor(post, city);
  const byline = absoluteUrl(author ? authorPath(author) : '/');
  return {
    ...page,
    authors: [{ name: author?.name ?? city.siteTitle, url: byline }],
    openGraph: {
      ...page.openGraph,
      type: 'article',
      authors: [byline],
      section: blogTitle(city),
      tags: keywords,
      ...(publishedTime && { publishedTime }),
      ...(modifiedTime && { modifiedTime }),
    },
  };
}

export function postAbsentMetadata(): Metadata {
  const title = `Blog Not Found | ${thisCity().siteTitle}`;
  return withStatus(404, { title, description: 'We can’t find a post at this address.' });
}

export function postErrorMetadata(slug: string): Metadata {
  const { siteTitle } = thisCity();
  const description = `We can’t load this ${siteTitle} post right now.`;
  return withStatus(503, pageMetadata({ title: 'Error Loading Blog', description, path: `/blog/${slug}` }));
}

/** Not indexed while no post of the author is known. */
export function authorMetadata(view: AuthorView | undefined): Metadata {
  if (!view) return notFoundMetadata();
  const { author } = view;
  const page = pageMetadata({
    title: author.kind === 'person' ? author.name : author.role,
    description: author.bio,
    path: authorPath(author),
    keywords: [author.name],
    index: view.state === 'posts' && view.posts.length > 0,
  });
  return view.state === 'error' ? withStatus(503, page) : page;
}
