import type { RawElement } from '@/lib/news/parse/raw-feed';

const none: readonly RawElement[] = [];

export function elementsNamed(parent: RawElement, name: string): readonly RawElement[] {
  return parent.children.get(name) ?? none;
}

/** The children of the first name, then of the second, and so on: most trusted first. */
export function ladder(parent: RawElement, names: readonly string[]): readonly RawElement[] {
  let found = none;
  for (const name of names) {
    const same = parent.children.get(name);
    if (same) found = found.length === 0 ? same : [...found, ...same];
  }
  return found;
}

/** Also those deeper, inside elements named in `within`. */
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

export function firstText(parent: RawElement, name: string): string | undefined {
  return elementsNamed(parent, name).find((child) => child.text !== '')?.text;
}
