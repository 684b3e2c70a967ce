import type { Metadata } from 'next';
import { type BlogPost, postPath } from '@/lib/blog/blog-post';
import type { ListView } from '@/lib/blog/views/list-view';
import { thisCity } from '@/lib/city/this-city';
import { isoInZone } from '@/lib/dates/iso-in-zone';
import { blogName } from '@/lib/metadata/graphs/blog-graph';
import { absoluteUrl, pageMetadata } from '@/lib/metadata/page-metadata';
import { notFoundMetadata, withStatus } from '@/lib/metadata/page-status';

/** The head of a page of the list: canonical to itself, later pages with their number in the title (discovery section 6). */
export function blogListMetadata(number: number, view: ListView): Metadata {
  const { name, blog } = thisCity();
  if (view.state === 'beyond') return notFoundMetadata();
  const later = number > 1;
  const page = pageMetadata({
    title: later ? `${blogName} - Page ${number}` : blogName,
    description: later ? `Page ${number}: ${blog.sentence}` : blog.sentence,
    path: later ? `/blog?page=${number}` : '/blog',
    keywords: [`${name} opinion`, `${name} blog`],
    index: view.state === 'posts',
  });
  return view.state === 'error' ? withStatus(503, page) : page;
}

/** The head of a post's page: as every page's, and an article's Open Graph tags; no date where it is unknown. */
export function postMetadata(post: BlogPost): Metadata {
  const keywords = [...post.shortTailKeywords, ...post.longTailKeywords];
  const { metaTitle: title, metaDescription: description, date } = post;
  const page = pageMetadata({ title, description, path: postPath(post), keywords });
  const publishedTime = date && isoInZone(date, thisCity().timeZone);
  const home = absoluteUrl('/');
  return {
    ...page,
    authors: [{ name: thisCity().siteTitle, url: home }],
    openGraph: {
      ...page.openGraph,
      type: 'article',
      authors: [home],
      section: blogName,
      tags: keywords,
      ...(publishedTime && { publishedTime }),
    },
  };
}

/** The head of a page at the address of no post. */
export function postAbsentMetadata(): Metadata {
  const title = `Blog Not Found | ${thisCity().siteTitle}`;
  return withStatus(404, { title, description: 'We can’t find a post at this address.' });
}

/** The head of a post's page while its source is silent and no copy is known. */
export function postErrorMetadata(slug: string): Metadata {
  const { siteTitle } = thisCity();
  const description = `A post of ${siteTitle} that cannot be loaded at the moment.`;
  return withStatus(503, pageMetadata({ title: 'Error Loading Blog', description, path: `/blog/${slug}` }));
}
