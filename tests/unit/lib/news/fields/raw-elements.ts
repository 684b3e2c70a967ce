import { byName, type RawElement } from '@/lib/news/parse/raw-feed';

/** Creates a feed element with text and child elements. */
export function element(name: string, text: string, children: readonly RawElement[] = []): RawElement {
  return { name, text, attributes: {}, children: byName(children) };
}
