import { type RawElement, toElement } from '@/lib/news/parse/raw-feed';

/** Creates a feed element with text and child elements. */
export function element(name: string, text: string, children: readonly RawElement[] = []): RawElement {
  return toElement(name, { text, children });
}
