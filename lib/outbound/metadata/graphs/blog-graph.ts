import type { ImageObject } from 'schema-dts';
import { type BlogEntry, type BlogPost, postPath } from '@/lib/blog/blog-post';
import { postAuthor } from '@/lib/blog/post-author';
import type { City } from '@/lib/city/city-type';
import { blogTitle } from '@/lib/pages/blog-title';
import { absoluteUrl } from '../page-metadata';
import { postTimes } from '../post-times';
import { sharedPictureUrl } from '../shared-picture';
import { authorThing } from './author-graph';
import { breadcrumbsGraph } from './breadcrumbs-graph';
import { cardImage } from './card-image';
import { type Graph, graph } from './json-ld';

/** Large previews want 1,200 pixels at least (discovery section 2). */
const widestPicture = 1600;

export function blogListGraph(path: string, entries: readonly BlogEntry[], city: City): Graph {
  return graph(
    {
      '@type': 'CollectionPage',
      '@id': absoluteUrl(path),
      url: absoluteUrl(path),
      name: blogTitle(city),
      description: city.blog.sentence,
      inLanguage: city.locale,
      isPartOf: { '@id': absoluteUrl('/#site') },
      publisher: { '@id': absoluteUrl('/#publisher') },
    },
    {
      '@type': 'ItemList',
      numberOfItems: entries.length,
      itemListElement: entries.map((entry, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: entry.metaTitle,
        url: absoluteUrl(postPath(entry)),
      })),
    },
    breadcrumbsGraph({ name: blogTitle(city), path }),
  );
}

/** The post's own picture, by our address, and its share card (discovery section 1). */
function postImages(post: BlogPost): ImageObject[] {
  const own = sharedPictureUrl(post.pinterestImageLink, widestPicture);
  const card = cardImage(postPath(post), post);
  return own ? [{ '@type': 'ImageObject', url: own }, card] : [card];
}

/** An unknown date is left out (discovery section 1). */
export function postGraph(post: BlogPost, city: City): Graph {
  const url = absoluteUrl(postPath(post));
  const keywords = [...post.shortTailKeywords, ...post.longTailKeywords];
  const { published, modified } = postTimes(post, city.timeZone, Date.now());
  const publisher = {
    '@type': 'NewsMediaOrganization',
    '@id': absoluteUrl('/#publisher'),
    name: city.siteTitle,
    url: absoluteUrl('/'),
  } as const;
  return graph(
    {
      '@type': 'BlogPosting',
      '@id': `${url}#post`,
      headline: post.metaTitle,
      description: post.metaDescription,
      image: postImages(post),
      url,
      mainEntityOfPage: url,
      ...(published && { datePublished: published }),
      ...(modified && { dateModified: modified }),
      author: authorThing(postAuthor(post, city), city),
      publisher,
      articleSection: blogTitle(city),
      ...(keywords.length > 0 && { keywords }),
      inLanguage: city.locale,
      isAccessibleForFree: true,
    },
    breadcrumbsGraph(
      { name: blogTitle(city), path: '/blog' },
      { name: post.metaTitle, path: postPath(post) },
    ),
  );
}
