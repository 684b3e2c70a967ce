import type { Pause } from '@/lib/base/work-queue';
import type { StoryGroup, StoryGroups } from '@/lib/news/clusters/join-stories';
import { linkGroups } from '@/lib/news/clusters/link-groups';
import { neverJoins } from '@/lib/news/clusters/never-joins';
import { countItems } from '@/lib/news/clusters/profile';
import {
  addStory,
  emptyPool,
  joinable,
  poolKey,
  removeStory,
  type StoryPool,
} from '@/lib/news/clusters/story-pool';
import { fadeCounts, noWords, type WordCounts } from '@/lib/news/clusters/words';
import { reaches } from '@/lib/news/local/read-place';
import { type NewsItem, newsTime } from '@/lib/news/news-item';

const agencies =
  /\((?:AP|CNN|AFP|NYT|CNA|TNS|UPI)\)|\b(?:Associated Press|Reuters|Agence France-Presse|Bloomberg News|City News Service|Tribune News Service|New York Times News Service)\b/;

/** A wire story says so in its byline, its first words or a dateline that was taken off. */
function isTakenOver({ author = '', credits = [], description }: NewsItem): boolean {
  const named = credits.map((name) => `(${name})`).join(' ');
  return agencies.test(`${author} ${named} ${description.slice(0, 80)}`);
}

function ranks(item: NewsItem): number[] {
  return [
    reaches.indexOf(item.local?.reach ?? 'elsewhere'),
    Number(isTakenOver(item)),
    newsTime(item),
    Number(!item.image),
  ];
}

/** The more local leads, then the original, the earlier, the one with a picture. */
function byLead(one: NewsItem, other: NewsItem): number {
  const others = ranks(other);
  for (const [at, rank] of ranks(one).entries()) {
    const difference = rank - (others[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.link < other.link ? -1 : 1;
}

/** The lead first; a report that led before still does. */
export function orderGroup(items: readonly NewsItem[], isLead: (item: NewsItem) => boolean): NewsItem[] {
  return items.toSorted((one, other) => Number(isLead(other)) - Number(isLead(one)) || byLead(one, other));
}

type Surroundings = {
  /** All items of all feeds; a key may come twice. */
  read: (pause: Pause) => Promise<readonly NewsItem[]>;
  pause: Pause;
  /** Gets the keys (poolKey) of the stories whose groups changed since somebody read them. */
  onChange: (keys: readonly string[]) => void;
  onFault: (error: unknown) => void;
};

export type GroupStore = {
  current: () => StoryGroups;
  refresh: () => Promise<void>;
};

/** The share of new stories from which on word counts are rebuilt. */
const recountFrom = 0.1;
const mostPastTexts = 20_000;

type State = {
  pool: StoryPool;
  past: WordCounts;
  addedSinceCount: number;
  groups: readonly StoryGroup[];
};

function copyOf({ texts, within, capital, lower }: WordCounts): WordCounts {
  return { texts, within: new Map(within), capital: new Map(capital), lower: new Map(lower) };
}

function forget(state: State, item: NewsItem): void {
  countItems([item], state.past);
  if (state.past.texts > mostPastTexts) fadeCounts(state.past);
  removeStory(state.pool, poolKey(item));
}

async function recount(state: State, items: Iterable<NewsItem>, pause: Pause): Promise<void> {
  const counts = copyOf(state.past);
  for (const item of items) {
    countItems([item], counts);
    const rest = pause();
    if (rest) await rest;
  }
  state.pool = emptyPool(counts);
  state.addedSinceCount = 0;
}

async function update(state: State, items: ReadonlyMap<string, NewsItem>, pause: Pause): Promise<void> {
  for (const { key, item } of [...state.pool.members.values()]) if (!items.has(key)) forget(state, item);
  const fresh = [...items].filter(([key]) => !state.pool.members.has(key)).length;
  state.addedSinceCount += fresh;
  if (state.addedSinceCount > items.size * recountFrom) await recount(state, items.values(), pause);
  for (const item of items.values()) {
    addStory(state.pool, item);
    const rest = pause();
    if (rest) await rest;
  }
}

function groupsNow({ pool, groups }: State, items: ReadonlyMap<string, NewsItem>): StoryGroup[] {
  const before = groups.map((group) => group.items.map(poolKey));
  const leads = new Map(groups.map(({ id, items: [lead] }) => [lead && poolKey(lead), id] as const));
  return linkGroups(joinable(pool), before).flatMap((keys) => {
    const members = keys.flatMap((key) => items.get(key) ?? []);
    const ordered = orderGroup(members, (item) => leads.has(poolKey(item)));
    const [lead] = ordered;
    return lead ? [{ id: leads.get(poolKey(lead)) ?? poolKey(lead), items: ordered }] : [];
  });
}

function looksOf({ id, items }: StoryGroup): string {
  return JSON.stringify([id, items.map(poolKey)]);
}

function changedStories(before: readonly StoryGroup[], after: readonly StoryGroup[]): string[] {
  const [old, now] = [new Set(before.map(looksOf)), new Set(after.map(looksOf))];
  const gone = before.filter((group) => !now.has(looksOf(group)));
  const come = after.filter((group) => !old.has(looksOf(group)));
  return [...gone, ...come].flatMap(({ items }) => items.map(poolKey));
}

/** Groups stay joined, and keep their lead, for as long as their stories are in the feeds. */
export function createGroupStore({ read, pause, onChange, onFault }: Surroundings): GroupStore {
  const state: State = { pool: emptyPool(noWords()), past: noWords(), addedSinceCount: 0, groups: [] };
  let current: StoryGroups = new Map();
  let isRead = false;
  let running: Promise<void> | undefined;
  let again = false;

  async function regroup(): Promise<void> {
    const joining = (await read(pause)).filter((item) => !neverJoins(item));
    const items = new Map(joining.map((item) => [poolKey(item), item]));
    await update(state, items, pause);
    const groups = groupsNow(state, items);
    const changed = changedStories(state.groups, groups);
    state.groups = groups;
    current = new Map(groups.flatMap((group) => group.items.map((item) => [poolKey(item), group] as const)));
    if (isRead && changed.length > 0) onChange(changed);
  }

  async function run(): Promise<void> {
    do {
      again = false;
      await regroup().catch(onFault);
    } while (again);
    running = undefined;
  }

  return {
    current() {
      isRead = true;
      return current;
    },
    refresh() {
      again = running !== undefined;
      running ??= run();
      return running;
    },
  };
}
