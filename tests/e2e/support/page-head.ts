import { DomUtils, parseDocument } from 'htmlparser2';
import { type Crawled, elements } from './crawl';

/** What stands in the head of a page; a thing that stands elsewhere is not found. */
export type PageHead = {
  titles: string[];
  canonicals: string[];
  /** Contents of the meta elements of a name or property. */
  meta: (name: string) => string[];
};

/** Reads the head of a page, as the server sent it. */
export function headOf({ html }: Crawled): PageHead {
  const dom = parseDocument(/<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '');
  const links = elements(dom, 'link').filter(({ attribs }) => attribs.rel === 'canonical');
  const metas = elements(dom, 'meta').map(({ attribs }) => attribs);
  return {
    titles: elements(dom, 'title').map((title) => DomUtils.textContent(title)),
    canonicals: links.map(({ attribs }) => attribs.href ?? ''),
    meta: (name) =>
      metas.filter((one) => (one.name ?? one.property) === name).map(({ content }) => content ?? ''),
  };
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The blocks of structured data of a page; throws on one that is no JSON. */
export function dataOf({ dom }: Crawled): Json[] {
  return elements(dom, 'script')
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((script) => JSON.parse(DomUtils.textContent(script)) as Json);
}

export type Thing = { [key: string]: Json };

/** Every object within structured data, the outermost first. */
export function thingsIn(data: Json): Thing[] {
  if (Array.isArray(data)) return data.flatMap(thingsIn);
  if (data === null || typeof data !== 'object') return [];
  return [data, ...Object.values(data).flatMap(thingsIn)];
}

const addressKeys = new Set(
  [
    '@id url item image logo sameAs target urlTemplate',
    'contentUrl embedUrl thumbnailUrl mainEntityOfPage',
  ].flatMap((keys) => keys.split(' ')),
);

/** Every address in structured data, wherever it stands. */
export function addressesIn(data: Json): string[] {
  return thingsIn(data).flatMap((thing) =>
    Object.entries(thing).flatMap(([key, value]) =>
      addressKeys.has(key) ? [value].flat().filter((one) => typeof one === 'string') : [],
    ),
  );
}
