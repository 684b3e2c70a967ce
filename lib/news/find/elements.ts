import type { RawElement } from '@/lib/news/parse/raw-feed';

const none: readonly RawElement[] = [];

/** All children of that name, in the order of the document. */
export function elementsNamed(parent: RawElement, name: string): readonly RawElement[] {
  return parent.children.get(name) ?? none;
}

/** The children of the first of these names, then those of the second, and so on: a ladder, most trusted first. */
export function ladder(parent: RawElement, names: readonly string[]): readonly RawElement[] {
  let found = none;
  for (const name of names) {
    const same = parent.children.get(name);
    if (same) found = found.length === 0 ? same : [...found, ...same];
  }
  return found;
}

/** The children of that name, and those that stand deeper, inside elements of the names `within`. */
export function elementsWithin(
  parent: RawElement,
  name: string,
  within: readonly string[],
): readonly RawElement[] {
  const own = elementsNamed(parent, name);
  const holders = ladder(parent, within);
  return holders.length === 0
    ? own
    : [...own, ...holders.flatMap((child) => elementsWithin(child, name, within))];
}

/** The text of the first child of that name that has any. */
export function firstText(parent: RawElement, name: string): string | undefined {
  return elementsNamed(parent, name).find((child) => child.text !== '')?.text;
}
