import { canonicalLink } from '@/lib/news/canonical-link';
import { unsaid } from '@/lib/news/clusters/likeness';
import type { Profile } from '@/lib/news/clusters/profile';
import { shareWithin } from '@/lib/news/clusters/words';

const prefix = /^(?:www\d?|amp|m|rss|feeds?|news|blogs?)\./;
/**
 * Matches public suffixes of two labels. An owner's domain then has three labels: `rnz.co.nz`,
 * `merida.gob.mx`, `orange.ca.us`.
 */
const shared = /^(?:(?:com?|org|net|gov|govt|gob|gouv|gub|ac|edu)\.[a-z]{2}|gc\.ca|[a-z]{2}\.us)$/;
/** Matches suffixes of schools and libraries in a US state, whose domains have four labels: `austin.lib.tx.us`. */
const sharedInState = /^(?:k12|cc|lib|tec)\.[a-z]{2}\.us$/;
/** Matches publishing platforms, where each subdomain has a different owner. */
const shelters = /^(?:substack|wordpress|blogspot|medium|feedburner|ghost|tumblr)\./;

/** Returns the number of labels in an owner's domain. */
function ownerLength(parts: readonly string[]): number {
  if (sharedInState.test(parts.slice(-3).join('.'))) return 4;
  return shared.test(parts.slice(-2).join('.')) ? 3 : 2;
}

/**
 * Returns the domain of an outlet: `laist.com` for all hosts of LAist. On a publishing platform it includes the
 * outlet's subdomain. Returns `source` for Google News and for links that are not addresses.
 */
export function outletOf(link: string, source: string): string {
  if (!URL.canParse(link)) return source;
  const host = new URL(link).hostname;
  if (host.startsWith('news.google.')) return source;
  const parts = host.replace(prefix, '').split('.');
  const end = ownerLength(parts);
  const owner = parts.slice(-end).join('.');
  return shelters.test(owner) && parts.length > end ? parts.join('.') : owner;
}

/** A shorter last path segment may belong to several articles. */
const MIN_NAME_LENGTH = 20;

function articleName(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const name = new URL(link).pathname.split('/').filter(Boolean).at(-1) ?? '';
  return name.length >= MIN_NAME_LENGTH || /\d{7}/.test(name) ? name : undefined;
}

/**
 * Whether two different addresses end in the same long path segment or number. False for identical addresses, because
 * some feeds repeat one address for all items.
 */
export function isOneArticle(one: string, other: string): boolean {
  const name = articleName(one);
  return name !== undefined && name === articleName(other) && canonicalLink(one) !== canonicalLink(other);
}

/** Matches a number specific to one story, not a year, a highway or a score. */
const figure = /^(?!(?:19|20)\d\d$)\d{4,}$/;
const MAX_FIGURE_HOURS = 24;
const MIN_COSINE = 1 / 3;

/** Whether two similar stories share a figure: "loses 23,000 jobs", "cut 23,000 jobs". */
function sharesFigure(one: Profile, other: Profile, inCommon: number): boolean {
  return (
    inCommon >= MIN_COSINE &&
    [...one.numbers].some((number) => figure.test(number) && other.numbers.has(number))
  );
}

const MAX_TITLE_HOURS = 12;
const MIN_TEXT_COSINE = 0.45;
const MIN_TITLE_SHARE = 0.6;
const MIN_TITLE_WORDS = 4;

/** Whether two titles are nearly the same. One may be more specific: "…for California", "…for Sacramento County". */
function sharesTitle(one: Profile, other: Profile, inCommon: number): boolean {
  if (inCommon < MIN_TEXT_COSINE || Math.min(one.title.size, other.title.size) < MIN_TITLE_WORDS)
    return false;
  if (unsaid(one, other) > 0 && unsaid(other, one) > 0) return false;
  return (
    Math.min(shareWithin(one.title, other.title), shareWithin(other.title, one.title)) >= MIN_TITLE_SHARE
  );
}

/**
 * Whether two articles that one outlet published within a day report the same event. The rules are strict, especially
 * for crime, because an outlet's stories resemble each other.
 */
export function isSameReport(one: Profile, other: Profile, inCommon: number, hours: number): boolean {
  if (hours > MAX_FIGURE_HOURS || one.isAngle !== other.isAngle) return false;
  if (sharesFigure(one, other, inCommon)) return true;
  return hours <= MAX_TITLE_HOURS && !(one.isCrime && other.isCrime) && sharesTitle(one, other, inCommon);
}

/**
 * Whether titles belong to a series: the same words before a colon and different ones after it ("Candidates: A",
 * "Candidates: B"). A title that ends with a colon is also part of a series.
 */
export function isOneSeries(one: string, other: string): boolean {
  if (one.endsWith(':') || other.endsWith(':')) return true;
  const [head, tail] = one.split(/:\s/, 2);
  const [otherHead, otherTail] = other.split(/:\s/, 2);
  return tail !== undefined && otherTail !== undefined && head === otherHead && tail !== otherTail;
}
