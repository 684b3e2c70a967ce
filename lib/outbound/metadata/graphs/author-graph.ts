import type { NewsMediaOrganization, Person } from 'schema-dts';
import { type BlogEntry, postPath } from '@/lib/blog/blog-post';
import { authorPath } from '@/lib/blog/post-author';
import type { Author, City } from '@/lib/city/city-type';
import { absoluteUrl } from '../page-metadata';
import { breadcrumbsGraph } from './breadcrumbs-graph';
import { type Graph, graph } from './json-ld';

type Signer = Exclude<Person, string> | Exclude<NewsMediaOrganization, string>;

export function authorThing(author: Author | undefined, city: City): Signer {
  if (author?.kind === 'person') {
    const url = absoluteUrl(authorPath(author));
    return { '@type': 'Person', '@id': `${url}#author`, name: author.name, jobTitle: author.role, url };
  }
  return {
    '@type': 'NewsMediaOrganization',
    '@id': absoluteUrl('/#publisher'),
    name: city.siteTitle,
    url: absoluteUrl('/'),
  };
}

export function authorGraph(author: Author, posts: readonly BlogEntry[], city: City): Graph {
  const path = authorPath(author);
  return graph(
    {
      '@type': 'ProfilePage',
      '@id': absoluteUrl(path),
      url: absoluteUrl(path),
      name: author.name,
      inLanguage: city.locale,
      isPartOf: { '@id': absoluteUrl('/#site') },
      mainEntity: { ...authorThing(author, city), description: author.bio },
    },
    {
      '@type': 'ItemList',
      numberOfItems: posts.length,
      itemListElement: posts.map((post, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: post.metaTitle,
        url: absoluteUrl(postPath(post)),
      })),
    },
    breadcrumbsGraph({ name: author.name, path }),
  );
}
