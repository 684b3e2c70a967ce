import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, type FaultKind, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { ask, askBare } from '../raw-client';

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());

function askSpoiled(kind: FaultKind, options = {}, headers = {}) {
  upstream.setFault('business', kind, options);
  return ask(`${upstream.url}/business.xml`, headers);
}

describe('the status', () => {
  test.each([400, 401, 403, 404, 410, 429, 500, 502, 503, 504, 520])(
    'status-%i answers it with a page',
    async (status) => {
      const answer = await askSpoiled(`status-${status}` as FaultKind);
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(`<h1>${status} `);
    },
  );

  test.each([
    ['status-429', {}, '120'],
    ['status-429', { retryAfter: 30 }, '30'],
    ['status-429', { retryAfter: 'Sat, 21 Nov 2026 12:00:00 GMT' }, 'Sat, 21 Nov 2026 12:00:00 GMT'],
    ['status-429-huge', {}, '99999999'],
    ['status-503', {}, '60'],
  ] as const)('%s %j says Retry-After: %s', async (kind, options, retryAfter) => {
    expect((await askSpoiled(kind, options)).headers['retry-after']).toBe(retryAfter);
  });

  test('status-204 has no body', async () => {
    const { status, body } = await askSpoiled('status-204');
    expect([status, body.length]).toEqual([204, 0]);
  });

  test('status-206 has the first half and says so', async () => {
    const { status, headers, body } = await askSpoiled('status-206');
    expect(status).toBe(206);
    expect(headers['content-range']).toMatch(new RegExp(`^bytes 0-${body.length - 1}/\\d+$`));
    expect(body.toString()).not.toContain('</rss>');
  });

  test('304-always answers 304 to one who sent no validator, and gives none', async () => {
    const { status, headers } = await askSpoiled('304-always');
    expect([status, headers.etag, headers['last-modified']]).toEqual([304, undefined, undefined]);
  });

  test('304-with-body serves the feed, then 304 with another feed behind it', async () => {
    const { status, headers } = await askSpoiled('304-with-body');
    expect(status).toBe(200);
    const bare = askBare(upstream.port, '/business.xml', `If-None-Match: ${headers.etag}`);
    await bare.ended;
    expect(bare.text()).toMatch(/^HTTP\/1.1 304 /);
    expect(bare.text()).toContain('headline that nobody may see 01');
  });

  test('304-with-body is a plain 304 to a client that minds the rules', async () => {
    const { headers } = await askSpoiled('304-with-body');
    const again = await fetch(`${upstream.url}/business.xml`, {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', headers.etag]);
  });

  test('flap answers 500 and 200 in turn, for each feed by itself', async () => {
    upstream.setFault('*', 'flap');
    const turns: number[] = [];
    for (const feed of ['arts', 'arts', 'food', 'arts', 'food']) {
      turns.push((await ask(`${upstream.url}/${feed}.xml`)).status);
    }
    expect(turns).toEqual([500, 200, 500, 500, 200]);
    upstream.setFault('*', null);
  });
});
