import type { Thing } from 'schema-dts';
import type { City } from '@/lib/city/city-type';
import { type Graph, graph } from './json-ld';
import { absoluteUrl } from './page-metadata';

type Collection = { name: string; description: string; path: string };
/** What a page lists: a title and an absolute address. */
type Listed = { title: string; link: string };

function collectionPage({ name, description, path }: Collection, city: City): Exclude<Thing, string> {
  return {
    '@type': 'CollectionPage',
    '@id': absoluteUrl(path),
    url: absoluteUrl(path),
    name,
    description,
    inLanguage: city.locale,
    isPartOf: { '@id': absoluteUrl('/#site') },
    contentLocation: { '@type': 'City', name: city.name },
  };
}

/** A page that gathers headlines of several sections. */
export function collectionGraph(collection: Collection, city: City): Graph {
  return graph(collectionPage(collection, city));
}

/** A section's page: the headlines that it lists, at their publishers, and its place under the front page. */
export function sectionGraph(collection: Collection, items: readonly Listed[], city: City): Graph {
  const list = absoluteUrl(`${collection.path}#headlines`);
  return graph(
    collectionPage(collection, city),
    {
      '@type': 'ItemList',
      '@id': list,
      numberOfItems: items.length,
      itemListElement: items.map(({ title, link }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: title,
        url: link,
      })),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: absoluteUrl('/') },
        { '@type': 'ListItem', position: 2, name: collection.name },
      ],
    },
  );
}
