import { z } from 'zod';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { BlogEntry, BlogPost } from '@/lib/blog/blog-post';
import { complaintOf, entrySchema, postSchema } from '@/lib/blog/post-schema';
import type { GetOptions, Reply } from '@/lib/web/guarded-get';
import { retryAfterOf } from '@/lib/web/reply-headers';

type FunctionsHost = {
  url: string;
  /** Bearer key; sent in one header and never logged. */
  key?: string;
  domain: string;
  zone: string;
  userAgent: string;
  get: (address: string, options: GetOptions) => Promise<Outcome<Reply>>;
  now: () => number;
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
    return fail('odd-answer', 'the answer is not JSON');
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
  const { status, headers, bytes } = reply.value;
  if (status === 200) return parsed(bytes);
  return fail('http-status', `HTTP status ${status}`, {
    status,
    retryAfterSeconds: retryAfterOf(headers, host.now()),
  });
}

type HostPage = { entries: readonly BlogEntry[]; total: number };

const listAnswer = z.object({ blogs: z.array(z.unknown()), total: z.coerce.number().int().min(0).max(1e6) });

/** Reads `{ blogs, total }`. Invalid entries are left out; the reply is a failure if all are invalid. */
export function readList(answer: unknown, zone: string): Outcome<HostPage> {
  const list = listAnswer.safeParse(answer);
  if (!list.success) return fail('odd-answer', complaintOf(list.error));
  const read = list.data.blogs.map((entry) => entrySchema(zone).safeParse(entry));
  const entries = read.flatMap((entry) => (entry.success ? [entry.data] : []));
  const odd = read.find((entry) => !entry.success);
  if (entries.length === 0 && odd?.error) return fail('odd-answer', `blogs: ${complaintOf(odd.error)}`);
  return ok({ entries, total: list.data.total });
}

/** The post in a reply: bare, `{ blog }`, `{ data }`, or the one element of an array. */
function unwrapped(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.length > 1 ? answer : unwrapped(answer[0]);
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('data' in answer) return unwrapped(answer.data);
  // In a bare post, `blog` is its text.
  if ('blog' in answer && typeof answer.blog === 'object') return unwrapped(answer.blog);
  return answer;
}

/** Undefined when the reply says that there is no such post. */
export function readDetail(answer: unknown, slug: string, zone: string): Outcome<BlogPost | undefined> {
  const inner = unwrapped(answer);
  if (inner === null || inner === undefined) return ok(undefined);
  const post = postSchema(zone).safeParse(inner);
  if (!post.success) return fail('odd-answer', complaintOf(post.error));
  return post.data.slug === slug ? ok(post.data) : fail('odd-answer', 'another post than the one asked for');
}

/** One page of the list from 1, or one post, by one call each. */
export type HostCalls = {
  page: (number: number) => Promise<Outcome<HostPage>>;
  post: (slug: string) => Promise<Outcome<BlogPost | undefined>>;
};

/** The host of requirements section 7; 404 stays a failure, on which cachedHost decides. */
export function functionsHost(host: FunctionsHost): HostCalls {
  return {
    async page(number) {
      const answer = await ask(host, 'get_metainfo', { domain: host.domain, page: String(number) });
      return answer.ok ? readList(answer.value, host.zone) : answer;
    },
    async post(slug) {
      const answer = await ask(host, 'get_details', { slug });
      return answer.ok ? readDetail(answer.value, slug, host.zone) : answer;
    },
  };
}
