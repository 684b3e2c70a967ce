import { describe, expect, test } from '@jest/globals';
import { ask, spoiledUpstream } from './raw-client';

const { upstream, answer, bare } = spoiledUpstream();
const megabyte = 1024 * 1024;

const fullLength = async () => (await ask(`${upstream().url}/sports.xml`)).body.length;

function split(bytes: Buffer): { head: string; body: Buffer } {
  const end = bytes.indexOf('\r\n\r\n') + 4;
  return { head: bytes.subarray(0, end).toString('latin1'), body: bytes.subarray(end) };
}

describe('stalling', () => {
  test('hang sends nothing', async () => {
    const { bytes, socket } = bare('hang');
    await upstream().whenAsked('business', 1);
    // A whole other exchange goes by: what was to come would have come.
    await fullLength();
    expect(bytes()).toHaveLength(0);
    expect(upstream().journal.find((entry) => entry.fault === 'hang')).toMatchObject({
      ended: 'open',
      bytesSent: 0,
    });
    socket.destroy();
    expect((await upstream().whenEnded('business')).ended).toBe('aborted');
  });

  test('hang-headers sends half a header and stays open', async () => {
    const { text, until, socket } = bare('hang-headers');
    await until((bytes) => bytes.includes('Content-Ty'));
    await fullLength();
    expect(text()).toBe('HTTP/1.1 200 OK\r\nContent-Ty');
    socket.destroy();
  });

  test('slow-header-drip goes on with its header, byte after byte', async () => {
    const { text, until, socket } = bare('slow-header-drip', { everyMs: 1 });
    await until((bytes) => bytes.includes('.....'));
    expect(text()).toMatch(/^HTTP\/1.1 200 OK\r\nX-Drip: \.+$/);
    socket.destroy();
  });

  test('hang-body announces all, sends half and stays open', async () => {
    const { bytes, until, socket } = bare('hang-body');
    await until((received) => received.includes('headline 10'));
    await fullLength();
    const { head, body } = split(bytes());
    const announced = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    expect(body.length).toBe(announced >> 1);
    expect(socket.readyState).toBe('open');
    socket.destroy();
  });

  test('slow-drip sends the headers at once and the body a byte at a time', async () => {
    const { bytes, until, socket } = bare('slow-drip', { everyMs: 1 });
    await until((received) => received.includes('<?xml'));
    const { head, body } = split(bytes());
    expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBeGreaterThan(5000);
    expect(body.length).toBeLessThan(200);
    socket.destroy();
  });

  test('slow-5s is late but whole', async () => {
    const { text, ended } = bare('slow-5s', { ms: 5 });
    expect(await ended).toBe('in order');
    expect(text()).toMatch(/^HTTP\/1.1 200 .*<\/rss>\n$/s);
  });
});

describe('breaking off', () => {
  test('reset-on-connect resets without a byte', async () => {
    const { bytes, ended } = bare('reset-on-connect');
    expect(await ended).toBe('ECONNRESET');
    expect(bytes()).toHaveLength(0);
  });

  test('reset-mid-body resets after half of the body', async () => {
    const { text, ended } = bare('reset-mid-body');
    expect(await ended).toBe('ECONNRESET');
    expect(text()).toContain('headline 10');
    expect(text()).not.toContain('</rss>');
  });

  test('close-mid-body-with-length closes in order, short of the length it announced', async () => {
    const { bytes, ended } = bare('close-mid-body-with-length');
    expect(await ended).toBe('in order');
    const { head, body } = split(bytes());
    expect(body.length).toBeLessThan(Number(/content-length: (\d+)/i.exec(head)?.[1]));
  });

  test('close-mid-chunked closes without the last chunk', async () => {
    const { text, ended } = bare('close-mid-chunked');
    expect(await ended).toBe('in order');
    expect(text()).toMatch(/transfer-encoding: chunked/i);
    expect(text()).toContain('headline 10');
    expect(text()).not.toContain('\r\n0\r\n');
  });

  test('empty-reply closes in order without a byte', async () => {
    const { bytes, ended } = bare('empty-reply');
    expect(await ended).toBe('in order');
    expect(bytes()).toHaveLength(0);
  });
});

describe('speaking no HTTP, or too much of it', () => {
  test.each([
    ['garbage-http', /^HPE_/],
    ['bad-chunk', /^HPE_/],
    ['two-lengths', /^HPE_/],
    ['huge-headers', /^HPE_HEADER_OVERFLOW$/],
    ['close-mid-body-with-length', /^ECONNRESET$/],
    ['close-mid-chunked', /^ECONNRESET$/],
  ] as const)('a strict reader of HTTP stumbles over %s', async (kind, code) => {
    await expect(answer(kind)).rejects.toMatchObject({ code: expect.stringMatching(code) });
  });

  test('garbage-http is not HTTP', async () => {
    const { text, ended } = bare('garbage-http');
    await ended;
    expect(text()).toBe('220 mail.example.org ESMTP ready\r\n');
  });

  test('huge-headers has 2 MB of headers', async () => {
    const { bytes, ended } = bare('huge-headers');
    await ended;
    expect(split(bytes()).head.length).toBeGreaterThan(2_000_000);
  });

  test('header-injection serves the feed among headers that are not for the reader', async () => {
    const { status, headers, text } = await answer('header-injection');
    expect([status, text.endsWith('</rss>\n')]).toEqual([200, true]);
    expect(headers['set-cookie']).toHaveLength(2);
    expect(headers).toMatchObject({ 'x-next-cache-tags': '/,/_layout', 'cache-tag': 'everything' });
  });
});

describe('size', () => {
  test('big-50mb is a whole feed of 50 MB, its length not announced', async () => {
    const { headers, body } = await answer('big-50mb');
    expect(headers['content-length']).toBeUndefined();
    expect(body.length).toBeGreaterThan(50 * megabyte);
    expect(body.length).toBeLessThan(51 * megabyte);
    expect(body.subarray(-20).toString()).toMatch(/<\/rss>\n$/);
  });

  test.each(['big-50mb', 'endless'] as const)('%s waits for a reader who does not read', async (kind) => {
    const { socket, until } = bare(kind);
    await until((bytes) => bytes.length > 0);
    socket.pause();
    // Other feeds go by, so that an answer without brakes would have run on.
    for (let turn = 0; turn < 50; turn += 1) await ask(`${upstream().url}/sports.xml`);
    const entry = upstream().journal.findLast((each) => each.feed === 'business');
    expect(entry?.ended).toBe('open');
    expect(entry?.bytesSent).toBeLessThan(20 * megabyte);
    socket.destroy();
    expect((await upstream().whenEnded('business')).ended).toBe('aborted');
  });

  test('endless goes on past any cap', async () => {
    const { socket } = bare('endless');
    let received = 0;
    await new Promise<void>((resolve) => {
      socket.removeAllListeners('data').on('data', (piece: Buffer) => {
        received += piece.length;
        if (received > 60 * megabyte) resolve();
      });
    });
    socket.destroy();
    expect((await upstream().whenEnded('business')).ended).toBe('aborted');
  });

  test('big-announced says 50 MB, sends twenty items and waits', async () => {
    const { socket, text, until } = bare('big-announced');
    await until((bytes) => bytes.includes('headline 20'));
    expect(text()).toContain(`Content-Length: ${50 * megabyte}\r\n`);
    expect(upstream().journal.at(-1)?.ended).toBe('open');
    socket.destroy();
  });

  test.each([
    ['10k-items', {}, 10_000, 1, 4],
    ['10k-items', { items: 30 }, 30, 0, 1],
    ['100k-items', {}, 100_000, 10, 40],
  ] as const)('%s %j has %i items in %i to %i MB', async (kind, options, items, least, most) => {
    const { body, text } = await answer(kind, options);
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
    const { body } = await answer(kind);
    expect(body.length).toBeGreaterThan(10 * megabyte);
    expect(body.length).toBeLessThan(10.1 * megabyte);
    const { text } = await answer(kind, { chars: 5000 });
    expect(text.length).toBeLessThan(20_000);
    expect(text).toMatch(pattern);
    expect(text).toMatch(/Business headline 25.*<\/rss>\n$/s);
  });
});
