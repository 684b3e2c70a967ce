import { canonicalLink } from '@/lib/news/find/address/canonical-link';

/** Parts of a host name that say nothing of whose it is. */
const prefix = /^(?:www\d?|amp|m|rss|feeds?|news|blogs?)\./;
/** Where a name of the owner has three parts: `rnz.co.nz`. */
const secondLevel = /^(?:com?|org|net|gov|govt|ac|edu)\.[a-z]{2}$/;
/** One host, many owners: their names differ in what stands before it, or only in the source. */
const shelters = /^(?:substack|wordpress|blogspot|medium|feedburner|ghost|tumblr)\./;

/** The owner of an address: `laist.com` for any host of LAist's. A platform's guests are owners of their own. */
export function outletOf(link: string, source: string): string {
  if (!URL.canParse(link)) return source;
  const host = new URL(link).hostname;
  if (host.startsWith('news.google.')) return source;
  const parts = host.replace(prefix, '').split('.');
  const end = secondLevel.test(parts.slice(-2).join('.')) ? 3 : 2;
  const owner = parts.slice(-end).join('.');
  return shelters.test(owner) && parts.length > end ? parts.join('.') : owner;
}

/** Shorter names of articles are not one article's alone. */
const shortestName = 20;

function articleName(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const name = new URL(link).pathname.split('/').filter(Boolean).at(-1) ?? '';
  return name.length >= shortestName || /\d{7}/.test(name) ? name : undefined;
}

/**
 * Whether two addresses of one outlet may lead to one article: the same long last part, or article number, in two
 * folders. One address for both tells nothing: some feeds have one for all their stories.
 */
export function isOneArticle(one: string, other: string): boolean {
  const name = articleName(one);
  return name !== undefined && name === articleName(other) && canonicalLink(one) !== canonicalLink(other);
}
