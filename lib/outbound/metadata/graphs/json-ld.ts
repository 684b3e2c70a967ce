import type { Thing, WithContext } from 'schema-dts';

export type Graph = { '@context': 'https://schema.org'; '@graph': readonly Thing[] };

export type StructuredData = WithContext<Thing> | Graph;

/** `<` is escaped, so that no headline can end the script element. */
export function jsonLdText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

export function graph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
