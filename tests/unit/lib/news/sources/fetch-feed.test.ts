import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readFeed } from '@/lib/news/read/read-feed';
import { type FetchOptions, fetchFeed } from '@/lib/news/sources/fetch-feed';
import {
  type FakeUpstream,
  type FaultKind,
  faultKinds,
  outcomesOf,
  startFakeUpstream,
} from '../../../../fake-upstream/fake-upstream';
import '../../../with-anaheim';
import '../../../open-cities';
import { type ByteServer, startByteServer } from '../../web/byte-server';

let upstream: FakeUpstream;
let host: ByteServer;
let options: FetchOptions;

beforeAll(async () => {
  upstream = await startFakeUpstream();
  host = await startByteServer([]);
  options = {
    userAgent: 'AnaheimNewsBot/1.0 (+https://news.example; editor@news.example)',
    now: () => Date.parse('2026-11-21T12:00:00Z'),
    timeoutMs: 60_000,
  };
});
afterAll(() => {
  host.close();
  return upstream.close();
});
beforeEach(() => upstream.setFault('*', null));

const address = (feed = 'business') => upstream.feedTemplate.replace('{section}', feed);
const asked = () => upstream.journal.at(-1);

describe('asking', () => {
  test('quirk 31: says honestly who asks, and takes feeds, compressed', async () => {
    await fetchFeed(address(), {}, options);
    expect(asked()?.headers).toMatchObject({
      'user-agent': options.userAgent,
      accept: expect.stringContaining('application/rss+xml'),
      'accept-encoding': 'gzip, br',
    });
  });

  test('quirk 26: the validators of the last answer come back as 304, unchanged', async () => {
    const first = await fetchFeed(address(), {}, options);
    const validators = first.ok && first.value.kind === 'body' ? first.value.validators : {};
    expect(await fetchFeed(address(), validators, options)).toMatchObject({
      ok: true,
      value: { kind: 'unchanged' },
    });
    expect(asked()?.headers).toMatchObject({
      'if-none-match': validators.etag,
      'if-modified-since': validators.lastModified,
    });
  });

  test('an address that is not the operator’s must be public, unless the operator’s proxy asks for it', async () => {
    const before = upstream.journal.length;
    expect(await fetchFeed(address(), {}, { ...options, untrusted: true })).toMatchObject({
      ok: false,
      failure: { reason: 'address-refused' },
    });
    expect(upstream.journal).toHaveLength(before);
    const through = { ...options, untrusted: true, proxyUrl: upstream.proxyUrl };
    expect(await fetchFeed(address(), {}, through)).toMatchObject({ ok: true });
  });

  test('a bundled feed is read from the city folder, without the network', async () => {
    const before = upstream.journal.length;
    const answer = await fetchFeed('sample:anaheim/business', {}, options);
    expect(answer.ok && answer.value.kind === 'body' && answer.value.bytes.includes('<item>')).toBe(true);
    expect(upstream.journal).toHaveLength(before);
  });

  test('quirk 27: Retry-After comes with the failure', async () => {
    upstream.setFault('business', 'status-429', { retryAfter: '120' });
    const answer = await fetchFeed(address(), {}, options);
    expect(answer).toMatchObject({ ok: false, failure: { status: 429, retryAfterSeconds: 120 } });
  });

  test('quirk 25: a permanent move is followed, and its target told to the operator', async () => {
    upstream.setFault('business', 'redirect-good');
    const answer = await fetchFeed(address(), {}, options);
    expect(answer).toMatchObject({ ok: true, value: { movedTo: expect.stringContaining(upstream.url) } });
  });

  test('requirements section 7: through a proxy service the field contents is read', async () => {
    const answer = await fetchFeed(address(), {}, { ...options, proxyUrl: upstream.proxyUrl });
    const text = answer.ok && answer.value.kind === 'body' ? answer.value.bytes.toString('utf8') : '';
    expect(text).toContain('Business headline 01');
  });

  test('a proxy that answers something else is a failure with a name', async () => {
    upstream.setFault('proxy', 'html-200');
    const answer = await fetchFeed(address(), {}, { ...options, proxyUrl: upstream.proxyUrl });
    expect(answer).toMatchObject({ ok: false, failure: { reason: 'proxy-answer' } });
  });

  test('an error page of the proxy is a failure with its status', async () => {
    upstream.setFault('proxy', 'status-503');
    const answer = await fetchFeed(address(), {}, { ...options, proxyUrl: upstream.proxyUrl });
    expect(answer).toMatchObject({
      ok: false,
      failure: { reason: 'http-status', status: 503, retryAfterSeconds: 60 },
    });
  });

  test.each([5 * 1024 * 1024, 5 * 1024 * 1024 + 1])(
    'takes the first 5 MB of a feed of %i bytes',
    async (size) => {
      const reply = await fetchFeed(`${host.origin}/${size}`, {}, options);
      expect(reply).toMatchObject({ ok: true, value: { isCut: true } });
      expect(reply.ok && reply.value.kind === 'body' && reply.value.bytes.length).toBe(5 * 1024 * 1024);
    },
  );

  test('a source that is not there at all is refused, by name', async () => {
    const gone = await startFakeUpstream();
    await gone.close();
    const answer = await fetchFeed(`${gone.url}/business.xml`, {}, options);
    expect(answer).toMatchObject({ ok: false, failure: { reason: 'refused' } });
  });
});

/** What the pipe makes of the feed under a fault: 'served' with items, or the name of the failure. */
async function outcome(kind: FaultKind): Promise<{ outcome: string; items: number }> {
  upstream.setFault('business', kind, kind === 'slow-5s' ? { ms: 500 } : {});
  // Only what never answers is given up: a busy machine is none of its kind.
  const patience = outcomesOf(kind).includes('timeout') ? { timeoutMs: 300 } : {};
  const answer = await fetchFeed(address(), {}, { ...options, ...patience });
  if (!answer.ok) return { outcome: answer.failure.reason, items: 0 };
  if (answer.value.kind === 'unchanged') return { outcome: 'unchanged', items: 0 };
  const feed = readFeed({ ...answer.value, source: { url: address() }, zone: 'America/Los_Angeles' });
  if (!feed.ok) return { outcome: feed.failure.reason, items: 0 };
  return { outcome: 'served', items: feed.value.items.length };
}

test.each(faultKinds)(
  'an upstream at its worst: %s is read or named, and reaches no forbidden place',
  async (kind) => {
    const result = await outcome(kind);
    expect(outcomesOf(kind)).toContain(result.outcome);
    expect(upstream.forbidden.asked).toBe(0);
    if (result.outcome === 'served' && kind !== 'zero-items') expect(result.items).toBeGreaterThan(0);
  },
  60_000,
);

describe('fault 29: a redirect to a private address in disguise is refused for its address, not for its port', () => {
  test.each([
    'redirect-private',
    'redirect-localhost-name',
    'redirect-127-0-0-2',
    'redirect-ipv6-loopback',
    'redirect-mapped-ipv6',
    'redirect-decimal-ip',
    'redirect-hex-ip',
    'redirect-octal-ip',
    'redirect-userinfo',
  ] as const)('%s', async (kind) => {
    upstream.setFault('business', kind, { port: 80 });
    const answer = await fetchFeed(address(), {}, options);
    expect(answer).toMatchObject({
      ok: false,
      failure: { reason: 'redirect-refused', detail: expect.not.stringContaining('port') },
    });
  });
});
