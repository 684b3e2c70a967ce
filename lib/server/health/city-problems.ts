import { cityStore } from '@/lib/city/this-city';

/** What editors wrote and readers do not get, a line each: `learn.yaml:3: …`. */
export type CityProblems = {
  /** Because of these the whole folder stays as it last was, or away. */
  unreadable: string[];
  /** Events and notices that the city is without. */
  leftOutEntries: string[];
};

const mostNamed = 100;

export function problemsOf(key: string): CityProblems {
  const linesOf = (of: Map<string, readonly string[]>) => (of.get(key) ?? []).slice(0, mostNamed);
  return { unreadable: linesOf(cityStore().problems()), leftOutEntries: linesOf(cityStore().leftOut()) };
}

/** Of all folders, each line behind its folder's name: `boulder/learn.yaml:3: …`. */
export function problemsOfAll(): CityProblems {
  const linesOf = (of: Map<string, readonly string[]>) =>
    [...of].flatMap(([key, lines]) => lines.map((line) => `${key}/${line}`)).slice(0, mostNamed);
  return { unreadable: linesOf(cityStore().problems()), leftOutEntries: linesOf(cityStore().leftOut()) };
}

export function hasProblems({ unreadable, leftOutEntries }: CityProblems): boolean {
  return unreadable.length + leftOutEntries.length > 0;
}
