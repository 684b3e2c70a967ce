import { canonicalLink } from '@/lib/news/canonical-link';
import { unsaid } from '@/lib/news/clusters/likeness';
import type { Profile } from '@/lib/news/clusters/profile';
import { shareWithin } from '@/lib/news/clusters/words';

const prefix = /^(?:www\d?|amp|m|rss|feeds?|news|blogs?)\./;
/** Where many have their names, so that the owner's has a part more: `rnz.co.nz`, `merida.gob.mx`, `orange.ca.us`. */
const shared = /^(?:(?:com?|org|net|gov|govt|gob|gouv|gub|ac|edu)\.[a-z]{2}|gc\.ca|[a-z]{2}\.us)$/;
/** Below a state of the United States, schools and libraries have theirs: `austin.lib.tx.us`. */
const sharedInState = /^(?:k12|cc|lib|tec)\.[a-z]{2}\.us$/;
/** Platforms: the owner is in the subdomain, or only in the source's name. */
const shelters = /^(?:substack|wordpress|blogspot|medium|feedburner|ghost|tumblr)\./;

/** Of how many parts an owner's name is. */
function ownerLength(parts: readonly string[]): number {
  if (sharedInState.test(parts.slice(-3).join('.'))) return 4;
  return shared.test(parts.slice(-2).join('.')) ? 3 : 2;
}

/** The owner's domain, `laist.com` for all hosts of LAist; customers of a platform are owners of their own. */
export function outletOf(link: string, source: string): string {
  if (!URL.canParse(link)) return source;
  const host = new URL(link).hostname;
  if (host.startsWith('news.google.')) return source;
  const parts = host.replace(prefix, '').split('.');
  const end = ownerLength(parts);
  const owner = parts.slice(-end).join('.');
  return shelters.test(owner) && parts.length > end ? parts.join('.') : owner;
}

/** A shorter last part of an address may belong to several articles. */
const shortestName = 20;

function articleName(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const name = new URL(link).pathname.split('/').filter(Boolean).at(-1) ?? '';
  return name.length >= shortestName || /\d{7}/.test(name) ? name : undefined;
}

/** The same long last part or number in two folders. One address proves nothing: some feeds have one for all. */
export function isOneArticle(one: string, other: string): boolean {
  const name = articleName(one);
  return name !== undefined && name === articleName(other) && canonicalLink(one) !== canonicalLink(other);
}

/** A figure that is news by itself: not a year, a highway or a score. */
const figure = /^(?!(?:19|20)\d\d$)\d{4,}$/;
const mostHours = 24;
const leastInCommon = 1 / 3;

/** A shared figure: "loses 23,000 jobs", "cut 23,000 jobs". */
function sharesFigure(one: Profile, other: Profile, inCommon: number): boolean {
  return (
    inCommon >= leastInCommon &&
    [...one.numbers].some((number) => figure.test(number) && other.numbers.has(number))
  );
}

const mostHoursTold = 12;
const leastOfTexts = 0.45;
const leastOfTitles = 0.6;
const fewestWords = 4;

/** Titles of hours that say nearly the same, of the same people: "…for California", "…for Sacramento County". */
function sharesTitle(one: Profile, other: Profile, inCommon: number): boolean {
  if (inCommon < leastOfTexts || Math.min(one.title.size, other.title.size) < fewestWords) return false;
  if (unsaid(one, other) > 0 && unsaid(other, one) > 0) return false;
  return Math.min(shareWithin(one.title, other.title), shareWithin(other.title, one.title)) >= leastOfTitles;
}

/** Only what nearly repeats itself on one day, and no two crimes: an outlet's stories sound alike anyway. */
export function isRetold(one: Profile, other: Profile, inCommon: number, hours: number): boolean {
  if (hours > mostHours || one.isAngle !== other.isAngle) return false;
  if (sharesFigure(one, other, inCommon)) return true;
  return hours <= mostHoursTold && !(one.isCrime && other.isCrime) && sharesTitle(one, other, inCommon);
}

/** The same words before a colon and others after it ("Candidates: A", "Candidates: B"), or notices: of a series. */
export function isOneSeries(one: string, other: string): boolean {
  if (one.endsWith(':') || other.endsWith(':')) return true;
  const [head, tail] = one.split(/:\s/, 2);
  const [otherHead, otherTail] = other.split(/:\s/, 2);
  return tail !== undefined && otherTail !== undefined && head === otherHead && tail !== otherTail;
}
