import type { CollectionPage, ItemList } from 'schema-dts';
import type { City } from '@/lib/city/city-type';
import type { PageList } from '../page-list';
import { absoluteUrl } from '../page-metadata';
import { breadcrumbsGraph, breadcrumbsId } from './breadcrumbs-graph';
import { cardImage } from './card-image';
import { type Graph, graph } from './json-ld';

export type Collection = { name: string; description: string; path: string };

type CollectionThing = Exclude<CollectionPage, string>;

export function collectionPage({ name, description, path }: Collection, city: City): CollectionThing {
  return {
    '@type': 'CollectionPage',
    '@id': absoluteUrl(path),
    url: absoluteUrl(path),
    name,
    description,
    inLanguage: city.locale,
    isPartOf: { '@id': absoluteUrl('/#site') },
    publisher: { '@id': absoluteUrl('/#publisher') },
    primaryImageOfPage: cardImage(path),
    contentLocation: { '@type': 'City', name: city.name },
  };
}

function collectionWithBreadcrumbs(collection: Collection, city: City): CollectionThing {
  return { ...collectionPage(collection, city), breadcrumb: { '@id': breadcrumbsId(collection.path) } };
}

export function collectionGraph(collection: Collection, city: City): Graph {
  return graph(collectionWithBreadcrumbs(collection, city), breadcrumbsGraph(collection));
}

// Name and address only: the articles are for their publishers to describe (discovery section 1).
function headlineList(id: string, { items, order }: PageList): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    '@id': id,
    ...(order && { itemListOrder: `https://schema.org/ItemListOrder${order}` }),
    numberOfItems: items.length,
    itemListElement: items.map(({ title, link }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: link,
    })),
  };
}

export function sectionGraph(collection: Collection, list: PageList, city: City): Graph {
  const id = `${absoluteUrl(collection.path)}#headlines`;
  const page = { ...collectionWithBreadcrumbs(collection, city), mainEntity: { '@id': id } };
  return graph(page, headlineList(id, list), breadcrumbsGraph(collection));
}
