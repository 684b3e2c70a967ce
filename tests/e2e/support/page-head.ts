import { DomUtils, parseDocument } from 'htmlparser2';
import { type Crawled, elements } from './crawl';

/** Contents of a page's head. */
export type PageHead = {
  titles: string[];
  canonicals: string[];
  /** Returns the contents of the meta elements with this name or property. */
  meta: (name: string) => string[];
};

/** Parses the head of a page as the server sent it. */
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

/** Parses a page's structured data; throws if its JSON is invalid. */
export function dataOf({ dom }: Crawled): Json[] {
  return elements(dom, 'script')
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((script) => JSON.parse(DomUtils.textContent(script)) as Json);
}

export type Thing = { [key: string]: Json };

/** Returns every object in structured data, outermost first. */
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

/** Returns every address in structured data. */
export function addressesIn(data: Json): string[] {
  return thingsIn(data).flatMap((thing) =>
    Object.entries(thing).flatMap(([key, value]) =>
      addressKeys.has(key) ? [value].flat().filter((one) => typeof one === 'string') : [],
    ),
  );
}
