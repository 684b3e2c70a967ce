import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, type FaultKind, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { ask, askBare } from '../raw-client';

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
beforeEach(() => upstream.setFault('*', null));
afterAll(() => upstream.close());

function askSpoiled(kind: FaultKind, options = {}) {
  upstream.setFault('business', kind, options);
  return askBare(upstream.port, '/business.xml');
}

const fullLength = async () => (await ask(`${upstream.url}/sports.xml`)).body.length;

function split(bytes: Buffer): { head: string; body: Buffer } {
  const end = bytes.indexOf('\r\n\r\n') + 4;
  return { head: bytes.subarray(0, end).toString('latin1'), body: bytes.subarray(end) };
}

describe('stalling', () => {
  test('hang sends nothing', async () => {
    const { bytes, socket } = askSpoiled('hang');
    await upstream.whenAsked('business', 1);
    // A whole other exchange goes by: what was to come would have come.
    await fullLength();
    expect(bytes()).toHaveLength(0);
    expect(upstream.journal.find((entry) => entry.fault === 'hang')).toMatchObject({
      ended: 'open',
      bytesSent: 0,
    });
    socket.destroy();
    expect((await upstream.whenEnded('business')).ended).toBe('aborted');
  });

  test('hang-headers sends half a header and stays open', async () => {
    const { text, until, socket } = askSpoiled('hang-headers');
    await until((bytes) => bytes.includes('Content-Ty'));
    await fullLength();
    expect(text()).toBe('HTTP/1.1 200 OK\r\nContent-Ty');
    socket.destroy();
  });

  test('slow-header-drip goes on with its header, byte after byte', async () => {
    const { text, until, socket } = askSpoiled('slow-header-drip', { everyMs: 1 });
    await until((bytes) => bytes.includes('.....'));
    expect(text()).toMatch(/^HTTP\/1.1 200 OK\r\nX-Drip: \.+$/);
    socket.destroy();
  });

  test('hang-body announces all, sends half and stays open', async () => {
    const { bytes, until, socket } = askSpoiled('hang-body');
    await until((received) => received.includes('headline 10'));
    await fullLength();
    const { head, body } = split(bytes());
    const announced = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    expect(body.length).toBe(announced >> 1);
    expect(socket.readyState).toBe('open');
    socket.destroy();
  });

  test('slow-drip sends the headers at once and the body a byte at a time', async () => {
    const { bytes, until, socket } = askSpoiled('slow-drip', { everyMs: 1 });
    await until((received) => received.includes('<?xml'));
    const { head, body } = split(bytes());
    expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBeGreaterThan(5000);
    expect(body.length).toBeLessThan(200);
    socket.destroy();
  });

  test('slow-5s is late but whole', async () => {
    const { text, ended } = askSpoiled('slow-5s', { ms: 5 });
    expect(await ended).toBe('in order');
    expect(text()).toMatch(/^HTTP\/1.1 200 .*<\/rss>\n$/s);
  });
});

describe('breaking off', () => {
  test('reset-on-connect resets without a byte', async () => {
    const { bytes, ended } = askSpoiled('reset-on-connect');
    expect(await ended).toBe('ECONNRESET');
    expect(bytes()).toHaveLength(0);
  });

  test('reset-mid-body resets after half of the body', async () => {
    const { text, ended } = askSpoiled('reset-mid-body');
    expect(await ended).toBe('ECONNRESET');
    expect(text()).toContain('headline 10');
    expect(text()).not.toContain('</rss>');
  });

  test('close-mid-body-with-length closes in order, short of the length it announced', async () => {
    const { bytes, ended } = askSpoiled('close-mid-body-with-length');
    expect(await ended).toBe('in order');
    const { head, body } = split(bytes());
    expect(body.length).toBeLessThan(Number(/content-length: (\d+)/i.exec(head)?.[1]));
  });

  test('close-mid-chunked closes without the last chunk', async () => {
    const { text, ended } = askSpoiled('close-mid-chunked');
    expect(await ended).toBe('in order');
    expect(text()).toMatch(/transfer-encoding: chunked/i);
    expect(text()).toContain('headline 10');
    expect(text()).not.toContain('\r\n0\r\n');
  });

  test('empty-reply closes in order without a byte', async () => {
    const { bytes, ended } = askSpoiled('empty-reply');
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
    upstream.setFault('business', kind);
    const stumble = ask(`${upstream.url}/business.xml`);
    await expect(stumble).rejects.toMatchObject({ code: expect.stringMatching(code) });
  });

  test('garbage-http is not HTTP', async () => {
    const { text, ended } = askSpoiled('garbage-http');
    await ended;
    expect(text()).toBe('220 mail.example.org ESMTP ready\r\n');
  });

  test('huge-headers has 2 MB of headers', async () => {
    const { bytes, ended } = askSpoiled('huge-headers');
    await ended;
    expect(split(bytes()).head.length).toBeGreaterThan(2_000_000);
  });

  test('header-injection serves the feed among headers that are not for the reader', async () => {
    upstream.setFault('business', 'header-injection');
    const { status, headers, text } = await ask(`${upstream.url}/business.xml`);
    expect([status, text.endsWith('</rss>\n')]).toEqual([200, true]);
    expect(headers['set-cookie']).toHaveLength(2);
    expect(headers).toMatchObject({ 'x-next-cache-tags': '/,/_layout', 'cache-tag': 'everything' });
  });
});
