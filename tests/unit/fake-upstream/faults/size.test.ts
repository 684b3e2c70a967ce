import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, type FaultKind, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { ask, askBare } from '../raw-client';

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());

const megabyte = 1024 * 1024;

function askSpoiled(kind: FaultKind, options = {}) {
  upstream.setFault('business', kind, options);
  return ask(`${upstream.url}/business.xml`);
}

describe('size', () => {
  test('big-50mb is a whole feed of 50 MB, its length not announced', async () => {
    const { headers, body } = await askSpoiled('big-50mb');
    expect(headers['content-length']).toBeUndefined();
    expect(body.length).toBeGreaterThan(50 * megabyte);
    expect(body.length).toBeLessThan(51 * megabyte);
    expect(body.subarray(-20).toString()).toMatch(/<\/rss>\n$/);
  });

  test.each(['big-50mb', 'endless'] as const)('%s waits for a reader who does not read', async (kind) => {
    upstream.setFault('business', kind);
    const { socket, until } = askBare(upstream.port, '/business.xml');
    await until((bytes) => bytes.length > 0);
    socket.pause();
    // Other feeds go by, so that an answer without brakes would have run on.
    for (let turn = 0; turn < 50; turn += 1) await ask(`${upstream.url}/sports.xml`);
    const entry = upstream.journal.findLast((each) => each.feed === 'business');
    expect(entry?.ended).toBe('open');
    expect(entry?.bytesSent).toBeLessThan(20 * megabyte);
    socket.destroy();
    expect((await upstream.whenEnded('business')).ended).toBe('aborted');
  });

  test('endless goes on past any cap', async () => {
    upstream.setFault('business', 'endless');
    const { socket } = askBare(upstream.port, '/business.xml');
    let received = 0;
    await new Promise<void>((resolve) => {
      socket.removeAllListeners('data').on('data', (piece: Buffer) => {
        received += piece.length;
        if (received > 60 * megabyte) resolve();
      });
    });
    socket.destroy();
    expect((await upstream.whenEnded('business')).ended).toBe('aborted');
  });

  test('big-announced says 50 MB, sends twenty items and waits', async () => {
    upstream.setFault('business', 'big-announced');
    const { socket, text, until } = askBare(upstream.port, '/business.xml');
    await until((bytes) => bytes.includes('headline 20'));
    expect(text()).toContain(`Content-Length: ${50 * megabyte}\r\n`);
    expect(upstream.journal.at(-1)?.ended).toBe('open');
    socket.destroy();
  });

  test.each([
    ['10k-items', {}, 10_000, 1, 4],
    ['10k-items', { items: 30 }, 30, 0, 1],
    ['100k-items', {}, 100_000, 10, 40],
  ] as const)('%s %j has %i items in %i to %i MB', async (kind, options, items, least, most) => {
    const { body, text } = await askSpoiled(kind, options);
    expect(text.split('<item>')).toHaveLength(items + 1);
    expect(text.endsWith('</rss>\n')).toBe(true);
    expect(body.length).toBeGreaterThan(least * megabyte);
    expect(body.length).toBeLessThan(most * megabyte);
  });

  test.each([
    ['huge-title', /<title>(Breaking )+[^<]*<\/title>/],
    ['huge-comment', /<title>Title<!-- (comment )+[^<]*-->/],
    ['huge-attribute', /<b a="(value )+[^<]*"\/>/],
    ['huge-tag-name', /<a{1000}/],
  ] as const)('%s has 10 MB, or as much as the test wants', async (kind, pattern) => {
    const { body } = await askSpoiled(kind);
    expect(body.length).toBeGreaterThan(10 * megabyte);
    expect(body.length).toBeLessThan(10.1 * megabyte);
    const { text } = await askSpoiled(kind, { chars: 5000 });
    expect(text.length).toBeLessThan(20_000);
    expect(text).toMatch(pattern);
    expect(text).toMatch(/Business headline 25.*<\/rss>\n$/s);
  });
});
