import { z } from 'zod';
import { readFeedDate } from '@/lib/base/dates/parse-feed-date';
import { log } from '@/lib/base/log';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { BlogPost } from '@/lib/blog/blog-post';
import { blogState } from '@/lib/blog/blog-state';
import { complaintOf, entrySchema, postSchema } from '@/lib/blog/post-schema';
import { publishedIn } from '@/lib/blog/published';
import { type CachedHost, cachedHost, type HostCalls, type HostPage } from '@/lib/blog/sources/cached-host';
import type { City } from '@/lib/city/city-type';
import { cityStore, servedCities } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { placeFor } from '@/lib/freshness/records/records';
import { fetchesAtOnce, type Turns, turns } from '@/lib/freshness/schedule';
import { type Settings, userAgentOf } from '@/lib/settings/settings';
import { type GetOptions, guardedGet, type Reply } from '@/lib/web/guarded-get';
import { statusFailure } from '@/lib/web/reply-headers';

type FunctionsHost = {
  url: string;
  /** Bearer key; never logged. */
  key?: string;
  domain: string;
  zone: string;
  userAgent: string;
  get: (address: string, options: GetOptions) => Promise<Outcome<Reply>>;
};

const limits = { timeoutMs: 10_000, maxBytes: 5 * 1024 * 1024 };

function headersFor({ key, userAgent }: FunctionsHost): Record<string, string> {
  return {
    ...(key && { Authorization: `Bearer ${key}` }),
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Accept-Encoding': 'gzip, br',
    'User-Agent': userAgent,
  };
}

function parsed(bytes: Buffer): Outcome<unknown> {
  try {
    return ok(JSON.parse(bytes.toString('utf8')));
  } catch {
    return fail('odd-answer', 'the response is not JSON');
  }
}

async function ask(
  host: FunctionsHost,
  call: string,
  query: Record<string, string>,
): Promise<Outcome<unknown>> {
  const address = `${host.url}/${call}?${new URLSearchParams(query)}`;
  const reply = await host.get(address, { headers: headersFor(host), ...limits });
  if (!reply.ok) return reply;
  const { status, bytes } = reply.value;
  return status === 200 ? parsed(bytes) : statusFailure(reply.value, Date.now());
}

const listAnswer = z.object({ blogs: z.array(z.unknown()), total: z.coerce.number().int().min(0).max(1e6) });

/** Parses a list `{ blogs, total }`. Leaves out invalid entries; fails if all of them are invalid. */
export function readList(answer: unknown, zone: string): Outcome<HostPage> {
  const list = listAnswer.safeParse(answer);
  if (!list.success) return fail('odd-answer', complaintOf(list.error));
  const read = list.data.blogs.map((entry) => entrySchema(zone).safeParse(entry));
  const entries = read.flatMap((entry) => (entry.success ? [entry.data] : []));
  const odd = read.find((entry) => !entry.success);
  if (entries.length === 0 && odd?.error) return fail('odd-answer', `blogs: ${complaintOf(odd.error)}`);
  return ok({ entries, total: list.data.total });
}

/**
 * Returns the post in a reply. The post may be bare, inside `{ blog }` or `{ data }`, or the only element of
 * an array.
 */
function unwrapped(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.length > 1 ? answer : unwrapped(answer[0]);
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('data' in answer) return unwrapped(answer.data);
  // A bare post also has a `blog` field, but there it is a string.
  if ('blog' in answer && typeof answer.blog === 'object') return unwrapped(answer.blog);
  return answer;
}

/** Parses a reply with one post; undefined if the reply says that the post does not exist. */
export function readDetail(answer: unknown, slug: string, zone: string): Outcome<BlogPost | undefined> {
  const inner = unwrapped(answer);
  if (inner === null || inner === undefined) return ok(undefined);
  const post = postSchema(zone).safeParse(inner);
  if (!post.success) return fail('odd-answer', complaintOf(post.error));
  return post.data.slug === slug ? ok(post.data) : fail('odd-answer', 'not the requested post');
}

const dated = z.object({ slug: z.string(), date: z.string().trim().min(1) });

/**
 * Returns a function that checks a post's date and logs an unreadable one once. Readers see "Unknown Date"
 * (requirements section 8).
 */
function dateReader(zone: string) {
  const logged = new Map<string, string>();
  return (post: unknown): void => {
    const { slug, date } = dated.safeParse(post).data ?? {};
    if (slug === undefined || date === undefined || logged.get(slug) === date) return;
    if (readFeedDate(date, zone)) return;
    logged.set(slug, date);
    log('error', 'the date of a post cannot be read; the post is shown without a date', { post: slug, date });
  };
}

/**
 * Returns a client for the blog host in requirements section 7. A 404 is returned as a failure, which
 * cachedHost interprets.
 */
export function functionsHost(host: FunctionsHost): HostCalls {
  const lookAtDate = dateReader(host.zone);
  return {
    async page(number) {
      const answer = await ask(host, 'get_metainfo', { domain: host.domain, page: String(number) });
      if (!answer.ok) return answer;
      listAnswer.safeParse(answer.value).data?.blogs.forEach(lookAtDate);
      return readList(answer.value, host.zone);
    },
    async post(slug) {
      const answer = await ask(host, 'get_details', { slug });
      if (!answer.ok) return answer;
      lookAtDate(unwrapped(answer.value));
      return readDetail(answer.value, slug, host.zone);
    },
  };
}

/** Limits concurrent fetches across cities, because they share the host. */
function hostTurn(periodMs: number, url: string): ReturnType<Turns> {
  const limit = fetchesAtOnce(servedCities().length, periodMs);
  const state = blogState();
  state.turn ??= turns(limit, undefined, limit)(url);
  return state.turn;
}

type Hosted = Pick<City, 'key' | 'hosts'>;

function bare(domain: string): string {
  const host = domain.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
  return host.replace(/[:/].*$/, '');
}

/**
 * Whether a post's domain belongs to another city. A domain that belongs to no city is ignored, because hosts send
 * arbitrary domains.
 */
export function isOfAnother(
  domain: string,
  own: { city: Hosted; blogDomain: string },
  cities: readonly Hosted[],
): boolean {
  const named = bare(domain);
  const names = ({ hosts }: Hosted) => hosts.some((host) => bare(host) === named);
  if (bare(own.blogDomain) === named || names(own.city)) return false;
  return cities.some((city) => city.key !== own.city.key && names(city));
}

/** Returns a source for a city's posts on the functions host. It keeps their last good copies. */
export function hostSource(city: City, now: Settings, api: NonNullable<Settings['blogApi']>): CachedHost {
  const { key, timeZone: zone } = city;
  const { blogDomain } = now;
  const revalidateMs = now.feedRefreshSeconds * 1000;
  const host = functionsHost({
    ...api,
    domain: blogDomain,
    zone,
    userAgent: userAgentOf(city),
    get: guardedGet,
  });
  return cachedHost(host, {
    identity: `${api.url} ${blogDomain}`,
    turn: hostTurn(revalidateMs, api.url),
    isPublished: publishedIn(key, Date.now),
    isForeign: (domain) => isOfAnother(domain, { city, blogDomain }, cityStore().cities()),
    ...placeFor('blog', `${key}:blog`),
    zone,
    revalidateMs,
    random: Math.random,
    onChange: () => markNewsChanged(key),
  });
}
