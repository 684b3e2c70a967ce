import { Readable } from 'node:stream';
import {
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  gunzipSync,
  inflateSync,
} from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, type FaultKind, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { ask } from '../raw-client';

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());

async function askSpoiled(kind: FaultKind) {
  upstream.setFault('business', kind);
  const { headers, body } = await ask(`${upstream.url}/business.xml`);
  return { coding: headers['content-encoding'], body };
}

async function inflatedLength(body: Buffer, inflater: NodeJS.ReadWriteStream): Promise<number> {
  let length = 0;
  for await (const piece of Readable.from([body]).pipe(inflater)) length += piece.length;
  return length;
}

const twice = (body: Buffer) => gunzipSync(gunzipSync(body));

describe('packed bodies', () => {
  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['brotli', 'br', brotliDecompressSync],
    ['deflate', 'deflate', inflateSync],
    ['gzip-no-header', undefined, gunzipSync],
    ['double-gzip', 'gzip, gzip', twice],
    ['gzip-says-but-plain', 'gzip', (body: Buffer) => body],
  ] as const)('%s says %s and holds the whole feed', async (kind, said, unpack) => {
    const { coding, body } = await askSpoiled(kind);
    expect(coding).toBe(said);
    expect(unpack(body).toString()).toMatch(/^<\?xml .*<\/rss>\n$/s);
  });

  test.each([
    ['gzip-says-but-plain', /incorrect header check/],
    ['gzip-corrupt', /invalid|incorrect/],
    ['gzip-truncated', /unexpected end of file/],
  ] as const)('%s cannot be unpacked: %s', async (kind, complaint) => {
    const { coding, body } = await askSpoiled(kind);
    expect(coding).toBe('gzip');
    expect(() => gunzipSync(body)).toThrow(complaint);
  });

  test('unknown-coding names a coding that nobody has, and is not plain', async () => {
    const { coding, body } = await askSpoiled('unknown-coding');
    expect(coding).toBe('x-zebra');
    expect(body.includes('<rss')).toBe(false);
  });

  test.each([
    ['gzip-bomb', 'gzip', createGunzip],
    ['brotli-bomb', 'br', createBrotliDecompress],
  ] as const)('%s is under 1 MB on the wire and inflates to 200 MB', async (kind, said, inflater) => {
    const { coding, body } = await askSpoiled(kind);
    expect(coding).toBe(said);
    expect(body.length).toBeLessThan(1024 * 1024);
    expect(await inflatedLength(body, inflater({ chunkSize: 1024 * 1024 }))).toBeGreaterThan(
      200 * 1024 * 1024,
    );
  });

  test('double-gzip-bomb is the same bomb in a few KB', async () => {
    const single = await askSpoiled('gzip-bomb');
    const { coding, body } = await askSpoiled('double-gzip-bomb');
    expect(coding).toBe('gzip, gzip');
    expect(body.length).toBeLessThan(20_000);
    expect(gunzipSync(body).equals(single.body)).toBe(true);
  });
});
