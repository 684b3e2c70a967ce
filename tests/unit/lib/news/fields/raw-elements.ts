import { byName, type RawElement } from '@/lib/news/parse/raw-feed';

/** An element as a feed has it: its text, and the elements in it. */
export function element(name: string, text: string, children: readonly RawElement[] = []): RawElement {
  return { name, text, attributes: {}, children: byName(children) };
}
