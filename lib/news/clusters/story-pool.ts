import { canonicalLink } from '@/lib/news/canonical-link';
import { likeness, MAX_LOG_ODDS, MIN_LOG_ODDS } from '@/lib/news/clusters/likeness';
import type { Linked } from '@/lib/news/clusters/link-groups';
import { titleTemplate } from '@/lib/news/clusters/never-joins';
import { itemWords, type Profile, toProfile } from '@/lib/news/clusters/profile';
import { isOneArticle, isOneSeries, isSameReport, outletOf } from '@/lib/news/clusters/same-outlet';
import type { WordCounts } from '@/lib/news/clusters/words';
import { comparedTitle } from '@/lib/news/compared-title';
import { type NewsItem, newsTime } from '@/lib/news/news-item';

type Member = Linked & {
  item: NewsItem;
  links: Map<string, number>;
  /**
   * Maps the key of each story that is too similar to share a page with this one to the key of that pair. The two
   * stories may be about different events.
   */
  akin: Map<string, string>;
  profile: Profile;
  time: number;
  template: string;
};

export type StoryPool = {
  counts: WordCounts;
  members: Map<string, Member>;
  /** Inverted index: maps a stem to the stories that contain it and its weight in each. */
  byWord: Map<string, Map<Member, number>>;
  templates: Map<string, Set<Member>>;
};

const MAX_HOURS_APART = 72;
/** Minimum cosine at which two stories are compared at all. */
const MIN_COSINE = 0.1;
const MIN_ARTICLE_COSINE = 0.3;
/**
 * Minimum cosine at which two stories are kept off the same page. Three in four such pairs are about one
 * event (docs/measured/clusters.md). It is higher within one outlet, whose stories resemble each other.
 */
const MIN_AKIN_COSINE = { oneOutlet: 0.3, two: 0.25, crimes: 0.4 };
const MAX_AKIN_HOURS = 36;
/** A title repeated after more hours than this belongs to a series. */
const SERIES_AFTER_HOURS = 18;

/** Creates a pool without stories. The rarity of words comes from `counts`. */
export function emptyPool(counts: WordCounts): StoryPool {
  return { counts, members: new Map(), byWord: new Map(), templates: new Map() };
}

/** Returns a story's key: link and title, because some feeds have the same link for all stories. */
export function poolKey({ link, title }: Pick<NewsItem, 'link' | 'title'>): string {
  return `${canonicalLink(link)} ${title}`;
}

function hoursApart(one: Member, other: Member): number {
  return Math.abs(one.time - other.time) / 3_600_000;
}

/** Returns the stories within 72 hours of `member` that share enough words with it, each with its cosine. */
function candidates({ byWord }: StoryPool, member: Member): [Member, number][] {
  const common = new Map<Member, number>();
  for (const [stem, weight] of member.profile.all)
    for (const [other, its] of byWord.get(stem) ?? [])
      common.set(other, (common.get(other) ?? 0) + weight * its);
  return [...common].filter(
    ([other, cosine]) => cosine >= MIN_COSINE && hoursApart(member, other) <= MAX_HOURS_APART,
  );
}

/** Whether two reports from one outlet are the same article at two addresses, or report the same event. */
function isOneReport(one: Member, other: Member, inCommon: number): boolean {
  if (inCommon >= MIN_ARTICLE_COSINE && isOneArticle(one.item.link, other.item.link)) return true;
  if (isOneSeries(one.item.title, other.item.title)) return false;
  return isSameReport(one.profile, other.profile, inCommon, hoursApart(one, other));
}

/**
 * Whether two stories are too similar for one page. False for parts of a series, and for stories about two crimes if
 * `likeness` rules out that the crimes are the same.
 */
function isAkin(one: Member, other: Member, inCommon: number, counts: WordCounts): boolean {
  const hours = hoursApart(one, other);
  const areCrimes = one.profile.isCrime && other.profile.isCrime;
  const from = MIN_AKIN_COSINE[one.outlet === other.outlet ? 'oneOutlet' : 'two'];
  if (hours > MAX_AKIN_HOURS || inCommon < (areCrimes ? MIN_AKIN_COSINE.crimes : from)) return false;
  if (one.template === other.template || isOneSeries(one.item.title, other.item.title)) return false;
  return !areCrimes || likeness(one.profile, other.profile, hours, counts) > MIN_LOG_ODDS;
}

function link(pool: StoryPool, member: Member): void {
  for (const [other, cosine] of candidates(pool, member)) {
    if (isAkin(member, other, cosine, pool.counts)) {
      const pair = `${member.key} ${other.key}`;
      member.akin.set(other.key, pair);
      other.akin.set(member.key, pair);
    }
    const isOneOutlet = member.outlet === other.outlet;
    if (isOneOutlet && !isOneReport(member, other, cosine)) continue;
    const like = isOneOutlet
      ? MAX_LOG_ODDS
      : likeness(member.profile, other.profile, hoursApart(member, other), pool.counts);
    member.links.set(other.key, like);
    other.links.set(member.key, like);
  }
}

function index({ byWord, templates }: StoryPool, member: Member): void {
  for (const [stem, weight] of member.profile.all)
    byWord.set(stem, (byWord.get(stem) ?? new Map<Member, number>()).set(member, weight));
  templates.set(member.template, (templates.get(member.template) ?? new Set<Member>()).add(member));
}

/** Adds a story and compares it with the stories within 72 hours; does nothing if the pool has it. */
export function addStory(pool: StoryPool, item: NewsItem): void {
  const key = poolKey(item);
  if (pool.members.has(key)) return;
  const outlet = outletOf(item.link, item.source);
  const title = comparedTitle(item);
  const member: Member = {
    key,
    item,
    outlet,
    links: new Map(),
    akin: new Map(),
    profile: toProfile(title, itemWords({ ...item, title }), pool.counts),
    time: newsTime(item),
    template: `${outlet} ${titleTemplate(item.title)}`,
  };
  link(pool, member);
  index(pool, member);
  pool.members.set(key, member);
}

/** Removes a story and its links; does nothing if the pool does not have it. */
export function removeStory(pool: StoryPool, key: string): void {
  const member = pool.members.get(key);
  if (!member) return;
  for (const stem of member.profile.all.keys()) pool.byWord.get(stem)?.delete(member);
  for (const other of member.links.keys()) pool.members.get(other)?.links.delete(key);
  for (const other of member.akin.keys()) pool.members.get(other)?.akin.delete(key);
  pool.templates.get(member.template)?.delete(member);
  pool.members.delete(key);
}

function isOfSeries({ templates }: StoryPool, member: Member): boolean {
  return [...(templates.get(member.template) ?? [])].some(
    (other) => other.item.title !== member.item.title || hoursApart(member, other) > SERIES_AFTER_HOURS,
  );
}

/** Returns the stories that may join a group. Parts of a series, such as a daily column, never do. */
export function joinable(pool: StoryPool): Member[] {
  return [...pool.members.values()].filter((member) => !isOfSeries(pool, member));
}
