import type { CollectionPage } from 'schema-dts';
import type { City, SwitchboardEntry } from '@/lib/city/city-type';
import { absoluteUrl } from '@/lib/outbound/addresses';
import {
  breadcrumbsGraph,
  type Graph,
  graph,
  listOf,
  type PageLink,
  pageOf,
} from '@/lib/outbound/metadata/graphs/json-ld';
import type { ShareCard } from '@/lib/outbound/metadata/share-card';

export type PageNode = {
  kind?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
  name: string;
  description: string;
  path: string;
  /** Whether the content is about this city. */
  local?: boolean;
  /** Share card of a post, an event or a town. Default: the page's or its parent's. */
  card?: ShareCard;
};

type Page = Exclude<CollectionPage, string>;

function pageNode(page: PageNode, city: City): Page {
  const { kind = 'CollectionPage', name, description, path, local, card } = page;
  return {
    '@type': kind as 'CollectionPage',
    ...pageOf(city, path, card),
    name,
    description,
    contentLocation: local ? { '@type': 'City', name: city.name } : undefined,
  };
}

export function pageGraph(page: PageNode, city: City): Graph {
  return graph(city, pageNode(page, city), breadcrumbsGraph(city, page));
}

/** Returns the JSON-LD of /faq (discovery section 1). */
export function faqGraph(page: PageNode, city: City): Graph {
  const questions = city.faq.flatMap((category) => category.questions);
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }));
  return graph(
    city,
    { ...pageNode(page, city), '@type': 'FAQPage', mainEntity },
    breadcrumbsGraph(city, page),
  );
}

/** Returns the JSON-LD of the switchboard page: each service and its phone numbers. */
export function switchboardGraph(page: PageNode, city: City): Graph {
  const item = ({ name, text, phones, need }: SwitchboardEntry) => ({
    '@type': 'Organization' as const,
    name,
    description: text,
    contactPoint: phones.map((telephone) => ({
      '@type': 'ContactPoint' as const,
      contactType: need,
      telephone,
    })),
  });
  const itemListElement = city.switchboard.map((entry, at) => ({
    '@type': 'ListItem' as const,
    position: at + 1,
    item: item(entry),
  }));
  const mainEntity = { '@type': 'ItemList', itemListElement } as const;
  return graph(city, { ...pageNode(page, city), mainEntity }, breadcrumbsGraph(city, page));
}

/** Returns the JSON-LD of a list of headlines: only names and addresses, because the articles are not ours. */
export function sectionGraph(page: PageNode, links: readonly PageLink[], city: City): Graph {
  const id = `${absoluteUrl(city, page.path)}#headlines`;
  const node = { ...pageNode(page, city), mainEntity: { '@id': id } };
  return graph(city, node, { ...listOf(links), '@id': id }, breadcrumbsGraph(city, page));
}
