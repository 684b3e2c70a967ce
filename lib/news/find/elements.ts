import type { RawElement } from '@/lib/news/parse/raw-feed';

const none: readonly RawElement[] = [];

/** All children of that name, in the order of the document. */
export function elementsNamed(parent: RawElement, name: string): readonly RawElement[] {
  return parent.children.get(name) ?? none;
}

/** The children of the first of these names, then those of the second, and so on: a ladder, most trusted first. */
export function ladder(parent: RawElement, names: readonly string[]): readonly RawElement[] {
  const found: RawElement[] = [];
  for (const name of names) for (const element of elementsNamed(parent, name)) found.push(element);
  return found;
}

/** All elements of that name, in the element itself and in those of its children that hold media. */
export function mediaNamed(parent: RawElement, name: string): readonly RawElement[] {
  const nested = ladder(parent, ['media:group', 'media:content', 'link']);
  if (nested.length === 0) return elementsNamed(parent, name);
  return [...elementsNamed(parent, name), ...nested.flatMap((child) => mediaNamed(child, name))];
}

/** The text of the first child of that name that has any. */
export function firstText(parent: RawElement, name: string): string | undefined {
  return elementsNamed(parent, name).find((child) => child.text !== '')?.text;
}
