import { MIN_LOG_ODDS } from '@/lib/news/clusters/likeness';

/**
 * A story and its links to similar stories: `links` maps a story's key to the log-odds that both are about one event.
 */
export type Linked = { key: string; outlet: string; links: ReadonlyMap<string, number> };

/** Minimum log-odds to join two groups, chosen on labeled pairs (docs/measured/clusters.md). */
export const MIN_JOIN_LOG_ODDS = 0.8;
/** A larger group is an ongoing story rather than one event. */
export const MAX_GROUP_SIZE = 8;

type Group = Linked[];

/**
 * Returns the log-odds that two groups are about one event: halfway between the average over all pairs and the best
 * pair. The average keeps ongoing stories apart; the best pair lets in new angles.
 */
function likenessOf(one: Group, other: Group): number {
  let sum = 0;
  let count = 0;
  let best = MIN_LOG_ODDS;
  for (const { outlet, links } of one)
    for (const { key, outlet: otherOutlet } of other) {
      const like = links.get(key);
      if (outlet === otherOutlet && like === undefined) continue;
      sum += like ?? MIN_LOG_ODDS;
      best = Math.max(best, like ?? MIN_LOG_ODDS);
      count++;
    }
  return count === 0 ? MIN_LOG_ODDS : (sum / count + best) / 2;
}

function byKey(one: Linked, other: Linked): number {
  return one.key < other.key ? -1 : 1;
}

function byFirst([one]: Group, [other]: Group): number {
  return one && other ? byKey(one, other) : 0;
}

/** Returns sets of groups that strong links connect, directly or through other groups. */
function componentsOf(groups: readonly Group[]): Group[][] {
  const at = new Map(groups.flatMap((group) => group.map(({ key }) => [key, group] as const)));
  const reached = new Set<Group>();
  return groups.flatMap((start) => {
    if (reached.has(start)) return [];
    const component: Group[] = [start];
    reached.add(start);
    for (const group of component)
      for (const { links } of group)
        for (const [key, like] of links) {
          const next = at.get(key);
          if (like < MIN_JOIN_LOG_ODDS || !next || reached.has(next)) continue;
          reached.add(next);
          component.push(next);
        }
    // Sort, because the order of discovery depends on insertion order.
    return [component.toSorted(byFirst)];
  });
}

type Pair = { groups: readonly [Group, Group]; like: number };

function pairOf(one: Group, other: Group): Pair[] {
  if (one.length + other.length > MAX_GROUP_SIZE) return [];
  const like = likenessOf(one, other);
  return like > MIN_JOIN_LOG_ODDS ? [{ groups: [one, other], like }] : [];
}

function joinAll(component: readonly Group[]): Group[] {
  const groups = new Set(component);
  let pairs = component.flatMap((one, at) => component.slice(at + 1).flatMap((other) => pairOf(one, other)));
  while (pairs.length > 0) {
    const { groups: best } = pairs.reduce((top, pair) => (pair.like > top.like ? pair : top));
    const joined = best.flat();
    for (const group of best) groups.delete(group);
    pairs = pairs.filter((pair) => !pair.groups.some((group) => best.includes(group)));
    for (const group of groups) pairs.push(...pairOf(group, joined));
    groups.add(joined);
  }
  return [...groups].filter(({ length }) => length > 1);
}

/**
 * Groups stories by average linkage and returns the keys of each group of two or more. Groups in `joined` stay
 * together. The order of `all` does not matter.
 */
export function linkGroups(all: readonly Linked[], joined: readonly (readonly string[])[] = []): string[][] {
  const known = new Map(all.map((one) => [one.key, one]));
  const kept = joined.map((keys) => keys.flatMap((key) => known.get(key) ?? []));
  const held = new Set(kept.flat());
  const alone = all.filter((one) => !held.has(one)).map((one) => [one]);
  const start = [...kept, ...alone].map((group) => group.toSorted(byKey));
  return componentsOf(start)
    .flatMap(joinAll)
    .map((group) => group.map(({ key }) => key).toSorted());
}
