import { unlike } from '@/lib/news/clusters/pairs/likeness';

/** A node of the graph of likenesses: what it is like, and whose it is. */
export type Linked = { key: string; outlet: string; links: ReadonlyMap<string, number> };

/** Log-odds from which on two groups are joined; chosen on labeled pairs, see docs/measured/clusters.md. */
export const joinFrom = 1.6;
/** More outlets than that have no story at once; a group that grows beyond is a running affair. */
export const mostInGroup = 8;

type Group = Linked[];

/**
 * How alike two groups are: halfway between the average of their pairs and the best one. The average keeps a running
 * affair from joining link by link; the best pair lets in a report that takes another angle. Reports of one outlet are
 * not compared.
 */
function likenessOf(one: Group, other: Group): number {
  let sum = 0;
  let count = 0;
  let best = unlike;
  for (const { outlet, links } of one)
    for (const { key, outlet: otherOutlet } of other) {
      const like = links.get(key);
      if (outlet === otherOutlet && like === undefined) continue;
      sum += like ?? unlike;
      best = Math.max(best, like ?? unlike);
      count++;
    }
  return count === 0 ? unlike : (sum / count + best) / 2;
}

function byKey(one: Linked, other: Linked): number {
  return one.key < other.key ? -1 : 1;
}

/** Those that hang together by links strong enough to join, or were joined before. */
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
          if (like < joinFrom || !next || reached.has(next)) continue;
          reached.add(next);
          component.push(next);
        }
    return component.length > 1 || start.length > 1 ? [component] : [];
  });
}

/** The two most alike of a component, where they are alike enough to join. */
function closest(groups: readonly Group[]): [Group, Group] | undefined {
  let best = joinFrom;
  let pair: [Group, Group] | undefined;
  for (const [at, one] of groups.entries())
    for (const other of groups.slice(at + 1)) {
      if (one.length + other.length > mostInGroup) continue;
      const like = likenessOf(one, other);
      if (like < best || (like === best && pair)) continue;
      best = like;
      pair = [one, other];
    }
  return pair;
}

function joinAll(component: Group[]): Group[] {
  let groups = component;
  for (let pair = closest(groups); pair; pair = closest(groups)) {
    const [one, other] = pair;
    groups = [...groups.filter((group) => group !== one && group !== other), [...one, ...other]];
  }
  return groups.filter(({ length }) => length > 1);
}

/**
 * Groups of two or more, by average linkage: again and again the two most alike are joined, as long as they are alike
 * enough. `joined` are groups that stay together as they were. The order of `all` does not matter.
 */
export function linkGroups(all: readonly Linked[], joined: readonly (readonly string[])[] = []): string[][] {
  const known = new Map(all.map((one) => [one.key, one]));
  const kept = joined.map((keys) => keys.flatMap((key) => known.get(key) ?? []));
  const held = new Set(kept.flat());
  const alone = all.filter((one) => !held.has(one)).map((one) => [one]);
  const start = [...kept.filter(({ length }) => length > 0), ...alone].map((group) => group.toSorted(byKey));
  start.sort(([one], [other]) => (one && other ? byKey(one, other) : 0));
  return componentsOf(start)
    .flatMap(joinAll)
    .map((group) => group.map(({ key }) => key).toSorted());
}
