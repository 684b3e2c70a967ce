import type { Metadata } from 'next';
import { type BlogPost, postPath } from '@/lib/blog/blog-post';
import type { ListView } from '@/lib/blog/views/list-view';
import { thisCity } from '@/lib/city/this-city';
import { isoInZone } from '@/lib/dates/iso-in-zone';
import { blogName } from '@/lib/metadata/blog-graph';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { pageStatus } from '@/lib/metadata/page-status';

/** What is silent now: sent with status 503, its address kept for when it speaks again. */
function unavailable(page: Metadata): Metadata {
  const { robots, other } = pageStatus(503);
  return { ...page, robots, other: { ...page.other, ...other } };
}

function absentMetadata(title: string, description: string): Metadata {
  return { title: `${title} | ${thisCity().siteTitle}`, description, ...pageStatus(404) };
}

/** The head of a page of the list: canonical to itself, later pages with their number in the title (discovery section 6). */
export function blogListMetadata(number: number, view: ListView): Metadata {
  const { name, blog } = thisCity();
  if (view.state === 'beyond') return absentMetadata('Page not found', 'There is no page at this address.');
  const later = number > 1;
  const page = pageMetadata({
    title: later ? `${blogName} - Page ${number}` : blogName,
    description: later ? `Page ${number}: ${blog.sentence}` : blog.sentence,
    path: later ? `/blog?page=${number}` : '/blog',
    keywords: [`${name} opinion`, `${name} blog`],
    index: view.state === 'posts',
  });
  return view.state === 'error' ? unavailable(page) : page;
}

/** The head of a post's page: as every page's, and an article's Open Graph tags; no date where it is unknown. */
export function postMetadata(post: BlogPost): Metadata {
  const keywords = [...post.shortTailKeywords, ...post.longTailKeywords];
  const { metaTitle: title, metaDescription: description, date } = post;
  const page = pageMetadata({ title, description, path: postPath(post), keywords });
  const publishedTime = date && isoInZone(date, thisCity().timeZone);
  return {
    ...page,
    openGraph: {
      ...page.openGraph,
      type: 'article',
      section: blogName,
      tags: keywords,
      ...(publishedTime && { publishedTime }),
    },
  };
}

/** The head of the address of no post. */
export function postAbsentMetadata(): Metadata {
  return absentMetadata('Blog Not Found', 'There is no post at this address.');
}

/** The head of a post's page while its source is silent and no copy is known. */
export function postErrorMetadata(slug: string): Metadata {
  const { siteTitle } = thisCity();
  const description = `A post of ${siteTitle} that cannot be loaded at the moment.`;
  return unavailable(pageMetadata({ title: 'Error Loading Blog', description, path: `/blog/${slug}` }));
}
