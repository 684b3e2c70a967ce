import { describe, expect, test } from '@jest/globals';
import { readFeed } from '@/lib/news/read/read-feed';
import { type FetchOptions, fetchFeed } from '@/lib/news/sources/fetch-feed';
import { type FaultKind, faultKinds, outcomesOf } from '../../../../fake-upstream/fake-upstream';
import { upstream } from '../../../upstream';
import '../../../served-city';
import { startByteServer } from '../../web/byte-server';

const hostOrigin = await startByteServer([]);
const options: FetchOptions = {
  userAgent: 'AnaheimNewsBot/1.0 (+https://news.example; editor@news.example)',
  now: () => Date.parse('2026-11-21T12:00:00Z'),
  timeoutMs: 60_000,
};
const address = (feed = 'business') => upstream.feedTemplate.replace('{section}', feed);
const lastRequest = () => upstream.journal.at(-1);

describe('fetchFeed', () => {
  test('identifies itself and accepts compressed feeds (quirk 31)', async () => {
    await fetchFeed(address(), {}, options);
    expect(lastRequest()?.headers).toMatchObject({
      'user-agent': options.userAgent,
      // Some servers respond 406 to clients that do not accept HTML.
      accept: expect.stringMatching(/^application\/rss\+xml, .*text\/html;q=0\.1/),
      'accept-encoding': 'gzip, br',
    });
  });

  test('sends the last validators and accepts 304 (quirk 26)', async () => {
    const first = await fetchFeed(address(), {}, options);
    const validators = first.ok && first.value.kind === 'body' ? first.value.validators : {};
    const second = await fetchFeed(address(), validators, options);
    expect(second).toMatchObject({ ok: true, value: { kind: 'unchanged' } });
    expect(lastRequest()?.headers).toMatchObject({
      'if-none-match': validators.etag,
      'if-modified-since': validators.lastModified,
    });
  });

  test('requires a public address, unless the operator set the address or a proxy fetches it', async () => {
    const before = upstream.journal.length;
    const untrusted = { ...options, untrusted: true };
    const refused = { ok: false, failure: { reason: 'address-refused' } };
    expect(await fetchFeed(address(), {}, untrusted)).toMatchObject(refused);
    expect(upstream.journal).toHaveLength(before);
    const { proxyUrl } = upstream;
    expect(await fetchFeed(address(), {}, { ...untrusted, proxyUrl })).toMatchObject({ ok: true });
  });

  test('reads a bundled feed from the city’s folder without the network', async () => {
    const before = upstream.journal.length;
    const answer = await fetchFeed('sample:anaheim/business', {}, options);
    expect(answer.ok && answer.value.kind === 'body' && answer.value.bytes.includes('<item>')).toBe(true);
    expect(upstream.journal).toHaveLength(before);
  });

  test('returns Retry-After with a failure (quirk 27)', async () => {
    upstream.setFault('business', 'status-429', { retryAfter: '120' });
    const answer = await fetchFeed(address(), {}, options);
    expect(answer).toMatchObject({ ok: false, failure: { status: 429, retryAfterSeconds: 120 } });
  });

  test('follows a permanent redirect and reports its target (quirk 25)', async () => {
    upstream.setFault('business', 'redirect-good');
    const answer = await fetchFeed(address(), {}, options);
    expect(answer).toMatchObject({ ok: true, value: { movedTo: expect.stringContaining(upstream.url) } });
  });

  test('reads the field `contents` of a proxy’s response (requirements section 7)', async () => {
    const answer = await fetchFeed(address(), {}, { ...options, proxyUrl: upstream.proxyUrl });
    const text = answer.ok && answer.value.kind === 'body' ? answer.value.bytes.toString('utf8') : '';
    expect(text).toContain('Business headline 01');
  });

  test.each([
    ['an HTML page', 'html-200', { reason: 'proxy-answer' }],
    ['its error page', 'status-503', { reason: 'http-status', status: 503, retryAfterSeconds: 60 }],
  ] as const)('fails with a reason if the proxy sends %s', async (_, fault, failure) => {
    upstream.setFault('proxy', fault);
    const answer = await fetchFeed(address(), {}, { ...options, proxyUrl: upstream.proxyUrl });
    expect(answer).toMatchObject({ ok: false, failure });
  });

  test.each([5 * 1024 * 1024, 5 * 1024 * 1024 + 1])(
    'reads the first 5 MB of a feed of %i bytes',
    async (size) => {
      const reply = await fetchFeed(`${hostOrigin}/${size}`, {}, options);
      expect(reply).toMatchObject({ ok: true, value: { isCut: true } });
      expect(reply.ok && reply.value.kind === 'body' && reply.value.bytes.length).toBe(5 * 1024 * 1024);
    },
  );
});

/** Fetches the feed with a fault. The outcome is 'served' if items were read, otherwise the failure's reason. */
async function outcome(kind: FaultKind): Promise<{ outcome: string; items: number }> {
  upstream.setFault('business', kind, kind === 'slow-5s' ? { ms: 50 } : {});
  // Only responses that may hang have a short timeout. Others can be slow on a busy machine.
  const patience = outcomesOf(kind).includes('timeout') ? { timeoutMs: 300 } : {};
  const answer = await fetchFeed(address(), {}, { ...options, ...patience });
  if (!answer.ok) return { outcome: answer.failure.reason, items: 0 };
  if (answer.value.kind === 'unchanged') return { outcome: 'unchanged', items: 0 };
  const feed = readFeed(answer.value, { source: { url: address() }, zone: 'America/Los_Angeles' });
  if (!feed.ok) return { outcome: feed.failure.reason, items: 0 };
  return { outcome: 'served', items: feed.value.items.length };
}

test.each(faultKinds)(
  'with the fault %s, the feed is read or fails with a reason, and no forbidden address is reached',
  async (kind) => {
    const result = await outcome(kind);
    expect(outcomesOf(kind)).toContain(result.outcome);
    expect(upstream.forbidden.asked).toBe(0);
    if (result.outcome === 'served' && kind !== 'zero-items') expect(result.items).toBeGreaterThan(0);
  },
  60_000,
);
