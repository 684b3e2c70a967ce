import type { ImageObject, Person } from 'schema-dts';
import {
  authorPath,
  type BlogEntry,
  type BlogPost,
  postAuthor,
  postPath,
  type Signer,
} from '@/lib/blog/blog-post';
import type { Author, City } from '@/lib/city/city-type';
import { absoluteUrl, MAX_PICTURE_WIDTH, sharedPhoto, sharedPictureUrl } from '@/lib/outbound/addresses';
import { postTimes } from '@/lib/outbound/metadata/blog-metadata';
import {
  breadcrumbsGraph,
  cardImage,
  type Graph,
  graph,
  listOf,
  pageOf,
  publisherOf,
} from '@/lib/outbound/metadata/graphs/json-ld';
import { postParent } from '@/lib/outbound/metadata/post-parent';
import { postCard } from '@/lib/outbound/metadata/story-cards';
import { blogTitle } from '@/lib/pages/site-pages';

type AuthorThing = Exclude<Person, string> | ReturnType<typeof publisherOf>;

function authorThing(author: Signer | undefined, city: City): AuthorThing {
  if (author?.kind !== 'person') return publisherOf(city);
  if (!author.key) return { '@type': 'Person', name: author.name };
  const url = absoluteUrl(city, authorPath(author));
  return { '@type': 'Person', '@id': `${url}#author`, name: author.name, jobTitle: author.role, url };
}

function postList(city: City, posts: readonly BlogEntry[]) {
  return listOf(posts.map((post) => ({ name: post.metaTitle, url: absoluteUrl(city, postPath(post)) })));
}

export function authorGraph(author: Author, posts: readonly BlogEntry[], city: City): Graph {
  const path = authorPath(author);
  const mainEntity = { ...authorThing(author, city), description: author.bio };
  return graph(
    city,
    { '@type': 'ProfilePage', ...pageOf(city, path), name: author.name, mainEntity },
    postList(city, posts),
    breadcrumbsGraph(city, { name: author.name, path }),
  );
}

export function blogListGraph(path: string, posts: readonly BlogEntry[], city: City): Graph {
  return graph(
    city,
    {
      '@type': 'CollectionPage',
      ...pageOf(city, path),
      name: blogTitle(city),
      description: city.blog.sentence,
    },
    postList(city, posts),
    breadcrumbsGraph(city, { name: blogTitle(city), path }),
  );
}

/** Returns the post's own picture, with an address on our site, and its share card (discovery section 1). */
function postImages(city: City, { photo, ...post }: BlogPost): ImageObject[] {
  const card = cardImage(city, postPath(post), postCard(city, post));
  const foreign = sharedPictureUrl(city, post.pinterestImageLink, MAX_PICTURE_WIDTH);
  if (!photo) return foreign ? [{ '@type': 'ImageObject', url: foreign }, card] : [card];
  const { url, width, height } = sharedPhoto(city, photo);
  const size = { width: `${width}`, height: `${height}` };
  return [{ '@type': 'ImageObject', url, ...size, description: photo.alt, creditText: photo.credit }, card];
}

/** Returns the schema.org type of a post. Without section or kind it is a BlogPosting (discovery section 1). */
function typeOf({ section, kind }: BlogPost) {
  if (kind === 'opinion') return 'OpinionNewsArticle';
  return section || kind === 'report' ? 'NewsArticle' : 'BlogPosting';
}

/** Returns the JSON-LD of a post. An unknown date is left out (discovery section 1). */
export function postGraph(post: BlogPost, city: City): Graph {
  const url = absoluteUrl(city, postPath(post));
  const keywords = [...post.shortTailKeywords, ...post.longTailKeywords];
  const place = postParent(post, city);
  const { published, modified } = postTimes(post, city.timeZone, Date.now());
  return graph(
    city,
    {
      '@type': typeOf(post),
      '@id': `${url}#post`,
      headline: post.metaTitle,
      description: post.metaDescription,
      image: postImages(city, post),
      url,
      mainEntityOfPage: url,
      datePublished: published,
      dateModified: modified,
      correction: post.corrections?.map(({ text }) => text),
      author: authorThing(postAuthor(post, city), city),
      publisher: publisherOf(city),
      articleSection: place.name,
      keywords: keywords.length > 0 ? keywords : undefined,
      inLanguage: city.locale,
      isAccessibleForFree: true,
    },
    breadcrumbsGraph(city, place, { name: post.metaTitle, path: postPath(post) }),
  );
}
