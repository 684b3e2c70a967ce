import { fail, ok } from '@/lib/base/outcome';
import type { Ask, Copy } from '@/lib/weather/weather';
import { guardedGet } from '@/lib/web/guarded-get';
import { maxAgeOf, statusFailure } from '@/lib/web/reply-headers';

const limits = { timeoutMs: 10_000, maxBytes: 5 * 1024 * 1024 };

type AskOptions = { origin: string; userAgent: string; before?: Copy<unknown> };

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that requests documents from a weather service. The request is conditional if `before`, the last
 * good copy, has the same address.
 */
export function askService({ origin, userAgent, before }: AskOptions): Ask {
  const ask: Ask = async (path, schema) => {
    const { href: address, origin: target } = new URL(path, origin);
    // A path such as //10.0.0.5/ would lead to another host, and requests may go to private hosts here.
    if (target !== new URL(origin).origin) return fail('odd-answer', `leads to ${target}`);
    const known = before?.address === address ? before : undefined;
    const { etag, lastModified } = known ?? {};
    const headers = {
      'User-Agent': userAgent,
      Accept: 'application/geo+json, application/json;q=0.9',
      'Accept-Encoding': 'gzip, br',
      ...(etag && { 'If-None-Match': etag }),
      ...(lastModified && { 'If-Modified-Since': lastModified }),
    };
    const reply = await guardedGet(address, { headers, ...limits });
    if (!reply.ok) return reply;
    const { status } = reply.value;
    const received = reply.value.headers;
    const freshMs = (maxAgeOf(received) ?? 0) * 1000;
    if (status === 304 && known) return ok({ ...known, freshMs } as Copy<never>);
    if (status !== 200) return statusFailure(reply.value, Date.now());
    const read = schema.safeParse(parsed(reply.value.bytes));
    if (!read.success) {
      const [issue] = read.error.issues;
      return fail('odd-answer', [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
    }
    return ok({
      data: read.data,
      address,
      etag: received.etag,
      lastModified: received['last-modified'],
      freshMs,
    });
  };
  ask.lastAddress = before?.address;
  return ask;
}
