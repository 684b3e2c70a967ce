import type { Thing, WithContext } from 'schema-dts';

/** Several things on one page, in one block of data. */
export type Graph = { '@context': 'https://schema.org'; '@graph': readonly Thing[] };

export type StructuredData = WithContext<Thing> | Graph;

/** Structured data as the text of a script element. `<` is escaped, so that no headline can end the element. */
export function jsonLdText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Things as one graph. */
export function graph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
