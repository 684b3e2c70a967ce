export type Data = Record<string, unknown>;
export type Path = readonly (string | number)[];

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Whether two values are equal in a city file, where every value is text. Keys without a value count as
 * absent.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

export function canonical(value: unknown): string {
  if (isNothing(value)) return 'null';
  if (Array.isArray(value)) return `[${value.map(canonical)}]`;
  if (!isData(value)) return JSON.stringify(String(value));
  const rows = Object.entries(value).filter(([, one]) => !isNothing(one));
  return `{${rows.map(([key, one]) => `${key}:${canonical(one)}`).sort()}}`;
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Data | null | undefined)?.[step], whole);
}

/** Returns a copy of a value with a new value at a path; undefined removes the key or entry. */
export function withValue(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue((whole as Data | undefined)?.[step], rest, value);
  if (typeof step === 'number') {
    const list = Array.isArray(whole) ? whole : [];
    return inner === undefined ? list.toSpliced(step, 1) : list.toSpliced(step, 1, inner);
  }
  const { [step]: _, ...others } = isData(whole) ? whole : {};
  if (inner === undefined) return others;
  return isData(whole) && step in whole ? { ...whole, [step]: inner } : { ...others, [step]: inner };
}

/** Drops empty keys; converts numbers and booleans to text, which is what city files contain. */
export function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (!isData(value)) return isNothing(value) ? '' : String(value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (isNothing(one) ? [] : [[key, tidy(one)]])),
  );
}

/**
 * Returns, for each new entry, the index of the old entry that it came from: an equal entry or else, if the
 * entry was changed, the one at the same position.
 */
export function matched(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const keys = before.map(canonical);
  const taken = new Set<number>();
  const same = after.map((value) => {
    const found = keys.findIndex((key, at) => key === canonical(value) && !taken.has(at));
    taken.add(found);
    return found;
  });
  const free = before.map((_, at) => at).filter((at) => !same.includes(at));
  if (before.length === after.length)
    return same.map((at, index) => (at !== -1 ? at : free.includes(index) ? index : undefined));
  // If entries were removed, a changed entry is matched by its position from the start or the end.
  const shift = before.length - after.length;
  return same.map((at, index) => {
    if (at !== -1) return at;
    return shift > 0 ? [index, index + shift].find((one) => free.includes(one)) : undefined;
  });
}
