import { canonicalLink } from '@/lib/news/canonical-link';
import { likeness, surest, unlike } from '@/lib/news/clusters/likeness';
import type { Linked } from '@/lib/news/clusters/link-groups';
import { titleMold } from '@/lib/news/clusters/never-joins';
import { itemWords, type Profile, toProfile } from '@/lib/news/clusters/profile';
import { isOneArticle, isOneSeries, isRetold, outletOf } from '@/lib/news/clusters/same-outlet';
import type { WordCounts } from '@/lib/news/clusters/words';
import { comparedTitle } from '@/lib/news/compared-title';
import { type NewsItem, newsTime } from '@/lib/news/news-item';

export type Member = Linked & {
  item: NewsItem;
  links: Map<string, number>;
  /** By key what is not sure to be of one event but too much alike for one page, with a name that both have for the pair. */
  akin: Map<string, string>;
  profile: Profile;
  time: number;
  mold: string;
};

export type StoryPool = {
  counts: WordCounts;
  members: Map<string, Member>;
  /** Inverted index: stem to members, with the stem's weight. */
  byWord: Map<string, Map<Member, number>>;
  molds: Map<string, Set<Member>>;
};

const longestApart = 72;
/** Cosine below which two stories are not compared. */
const leastInCommon = 0.1;
const oneArticleInCommon = 0.3;
/** Cosine from which three of four pairs are of one affair (docs/measured/clusters.md): an outlet's own stories sound alike. */
const akinFrom = { oneOutlet: 0.3, two: 0.25, crimes: 0.4 };
const longestAkin = 36;
/** Hours: a title that comes again later is a series. */
const againAfter = 18;

export function emptyPool(counts: WordCounts): StoryPool {
  return { counts, members: new Map(), byWord: new Map(), molds: new Map() };
}

/** A link alone is not enough: some feeds have one for all their stories. */
export function poolKey({ link, title }: Pick<NewsItem, 'link' | 'title'>): string {
  return `${canonicalLink(link)} ${title}`;
}

function hoursApart(one: Member, other: Member): number {
  return Math.abs(one.time - other.time) / 3_600_000;
}

/** Those within 72 hours that share words, with the cosine. */
function candidates({ byWord }: StoryPool, member: Member): [Member, number][] {
  const common = new Map<Member, number>();
  for (const [stem, weight] of member.profile.all)
    for (const [other, its] of byWord.get(stem) ?? [])
      common.set(other, (common.get(other) ?? 0) + weight * its);
  return [...common].filter(
    ([other, cosine]) => cosine >= leastInCommon && hoursApart(member, other) <= longestApart,
  );
}

/** Reports of one outlet match only as one article at two addresses, or as one that is told again. */
function isOneReport(one: Member, other: Member, inCommon: number): boolean {
  if (inCommon >= oneArticleInCommon && isOneArticle(one.item.link, other.item.link)) return true;
  if (isOneSeries(one.item.title, other.item.title)) return false;
  return isRetold(one.profile, other.profile, inCommon, hoursApart(one, other));
}

/** Two parts of a series are meant to be alike, and two crimes must have more in common than their words. */
function isAkin(one: Member, other: Member, inCommon: number, counts: WordCounts): boolean {
  const hours = hoursApart(one, other);
  const areCrimes = one.profile.isCrime && other.profile.isCrime;
  const from = akinFrom[one.outlet === other.outlet ? 'oneOutlet' : 'two'];
  if (hours > longestAkin || inCommon < (areCrimes ? akinFrom.crimes : from)) return false;
  if (one.mold === other.mold || isOneSeries(one.item.title, other.item.title)) return false;
  return !areCrimes || likeness(one.profile, other.profile, hours, counts) > unlike;
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
      ? surest
      : likeness(member.profile, other.profile, hoursApart(member, other), pool.counts);
    member.links.set(other.key, like);
    other.links.set(member.key, like);
  }
}

function index({ byWord, molds }: StoryPool, member: Member): void {
  for (const [stem, weight] of member.profile.all)
    byWord.set(stem, (byWord.get(stem) ?? new Map<Member, number>()).set(member, weight));
  molds.set(member.mold, (molds.get(member.mold) ?? new Set<Member>()).add(member));
}

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
    mold: `${outlet} ${titleMold(item.title)}`,
  };
  link(pool, member);
  index(pool, member);
  pool.members.set(key, member);
}

export function removeStory(pool: StoryPool, key: string): void {
  const member = pool.members.get(key);
  if (!member) return;
  for (const stem of member.profile.all.keys()) pool.byWord.get(stem)?.delete(member);
  for (const other of member.links.keys()) pool.members.get(other)?.links.delete(key);
  for (const other of member.akin.keys()) pool.members.get(other)?.akin.delete(key);
  pool.molds.get(member.mold)?.delete(member);
  pool.members.delete(key);
}

function isOfSeries({ molds }: StoryPool, member: Member): boolean {
  return [...(molds.get(member.mold) ?? [])].some(
    (other) => other.item.title !== member.item.title || hoursApart(member, other) > againAfter,
  );
}

export function joinable(pool: StoryPool): Member[] {
  return [...pool.members.values()].filter((member) => !isOfSeries(pool, member));
}
