import type { Pause } from '@/lib/base/turns/in-slices';
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
import { fadeCounts, noWords } from '@/lib/news/clusters/words';
import { reaches } from '@/lib/news/local/read-place';
import { wireOf } from '@/lib/news/local/wire';
import { type NewsItem, newsTime } from '@/lib/news/news-item';

/**
 * Reports on one event, lead first. `akin`: keys of pairs of reports too similar to be on the same page. One report of
 * each pair is in this group.
 */
export type StoryGroup = { id: string; items: readonly NewsItem[]; akin?: readonly string[] };

/** Maps the key of each story (poolKey) to its group. */
export type StoryGroups = ReadonlyMap<string, StoryGroup>;

function ranks(item: NewsItem): number[] {
  return [
    reaches.indexOf(item.local?.reach ?? 'elsewhere'),
    Number(wireOf(item) !== undefined),
    newsTime(item),
    Number(!item.image),
  ];
}

/**
 * Sorts local stories first, then original reporting before wire stories, then the earliest, then stories with a
 * picture.
 */
function byLead(one: NewsItem, other: NewsItem): number {
  const others = ranks(other);
  const differences = ranks(one).map((rank, at) => rank - (others[at] ?? 0));
  return differences.find(Boolean) ?? (one.link < other.link ? -1 : 1);
}

/** Sorts a group with its lead first. A report that led the group before stays its lead. */
export function orderGroup(items: readonly NewsItem[], isLead: (item: NewsItem) => boolean): NewsItem[] {
  return items.toSorted((one, other) => Number(isLead(other)) - Number(isLead(one)) || byLead(one, other));
}

/** Word counts are rebuilt once this share of the stories is new. */
const RECOUNT_SHARE = 0.1;
const MAX_PAST_TEXTS = 20_000;

/**
 * Groups stories about the same event. A group stays together and keeps its lead while its stories are in the feeds.
 */
export class Grouping {
  groups: StoryGroups = new Map();
  #pool: StoryPool = emptyPool(noWords());
  /** Word counts of stories that have left the feeds. They help to tell how rare a word is. */
  readonly #past = noWords();
  #addedSinceCount = 0;

  /** Regroups the stories that are now in the feeds. `all` may contain duplicates. */
  async update(all: readonly NewsItem[], pause: Pause): Promise<void> {
    const items = new Map(all.filter((item) => !neverJoins(item)).map((item) => [poolKey(item), item]));
    for (const { key, item } of [...this.#pool.members.values()]) if (!items.has(key)) this.#forget(item);
    this.#addedSinceCount += [...items.keys()].filter((key) => !this.#pool.members.has(key)).length;
    if (this.#addedSinceCount > items.size * RECOUNT_SHARE) await this.#recount(items.values(), pause);
    for (const item of items.values()) {
      addStory(this.#pool, item);
      await pause();
    }
    this.groups = this.#groupsOf(items);
  }

  #forget(item: NewsItem): void {
    countItems([item], this.#past);
    if (this.#past.texts > MAX_PAST_TEXTS) fadeCounts(this.#past);
    removeStory(this.#pool, poolKey(item));
  }

  async #recount(items: Iterable<NewsItem>, pause: Pause): Promise<void> {
    const counts = structuredClone(this.#past);
    for (const item of items) {
      countItems([item], counts);
      await pause();
    }
    this.#pool = emptyPool(counts);
    this.#addedSinceCount = 0;
  }

  #groupsOf(items: ReadonlyMap<string, NewsItem>): StoryGroups {
    const before = [...new Set(this.groups.values())].filter((group) => group.items.length > 1);
    const leads = new Map(before.map(({ id, items: [lead] }) => [lead && poolKey(lead), id] as const));
    const keysBefore = before.map((group) => group.items.map(poolKey));
    const joined = linkGroups(joinable(this.#pool), keysBefore);
    const held = new Set(joined.flat());
    const alone = [...items.keys()].filter((key) => !held.has(key)).map((key) => [key]);
    const groups = [...joined, ...alone].flatMap((keys) => {
      const akin = keys.flatMap((key) => [...(this.#pool.members.get(key)?.akin.values() ?? [])]);
      if (keys.length === 1 && akin.length === 0) return [];
      const members = keys.flatMap((key) => items.get(key) ?? []);
      const ordered = orderGroup(members, (item) => leads.has(poolKey(item)));
      const [lead] = ordered;
      const id = lead && (leads.get(poolKey(lead)) ?? poolKey(lead));
      return id ? [{ id, items: ordered, ...(akin.length > 0 && { akin }) }] : [];
    });
    return new Map(groups.flatMap((group) => group.items.map((item) => [poolKey(item), group] as const)));
  }
}
