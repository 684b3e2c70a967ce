import type { CollectionPage, ItemList } from 'schema-dts';
import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '../page-metadata';
import { cardImage } from './card-image';
import { type Graph, graph } from './json-ld';
import { trailGraph, trailId } from './trail-graph';

export type Collection = { name: string; description: string; path: string };
/** What a page lists: a title and an absolute address. */
export type Listed = { title: string; link: string };

type CollectionThing = Exclude<CollectionPage, string>;

/** A page that gathers things: where it belongs, whose it is, and what it is about. */
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

/** A page that gathers headlines of several sections. */
export function collectionGraph(collection: Collection, city: City): Graph {
  return graph(collectionPage(collection, city));
}

// Name and address only: the articles are other publishers', and theirs to describe (discovery.md section 1).
function headlineList(id: string, items: readonly Listed[]): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    '@id': id,
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    numberOfItems: items.length,
    itemListElement: items.map(({ title, link }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: link,
    })),
  };
}

/** A section's page: the headlines that it lists, at their publishers, and its place under the front page. */
export function sectionGraph(collection: Collection, items: readonly Listed[], city: City): Graph {
  const list = `${absoluteUrl(collection.path)}#headlines`;
  const page: CollectionThing = {
    ...collectionPage(collection, city),
    breadcrumb: { '@id': trailId(collection.path) },
    mainEntity: { '@id': list },
  };
  return graph(page, headlineList(list, items), trailGraph(collection));
}
