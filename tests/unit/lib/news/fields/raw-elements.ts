import { byName, type RawElement } from '@/lib/news/parse/raw-feed';

/** An element of a feed: its text, and its child elements. */
export function element(name: string, text: string, children: readonly RawElement[] = []): RawElement {
  return { name, text, attributes: {}, children: byName(children) };
}
