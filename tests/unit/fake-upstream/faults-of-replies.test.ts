import { Readable } from 'node:stream';
import {
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  gunzipSync,
  inflateSync,
} from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import type { FaultKind } from '../../fake-upstream/fake-upstream';
import { faultGroups } from '../../fake-upstream/faults/all-faults';
import { accents, inWindows1252 } from '../../fake-upstream/faults/encoding';
import { ask, askBare, spoiledUpstream } from './raw-client';

const { upstream, answer } = spoiledUpstream();

describe('the status', () => {
  test.each([400, 401, 403, 404, 410, 429, 500, 502, 503, 504, 520])(
    'status-%i answers it with a page',
    async (status) => {
      const page = await answer(`status-${status}` as FaultKind);
      expect(page.status).toBe(status);
      expect(page.text).toContain(`<h1>${status} `);
    },
  );

  test.each([
    ['status-429', {}, '120'],
    ['status-429', { retryAfter: 30 }, '30'],
    ['status-429', { retryAfter: 'Sat, 21 Nov 2026 12:00:00 GMT' }, 'Sat, 21 Nov 2026 12:00:00 GMT'],
    ['status-429-huge', {}, '99999999'],
    ['status-503', {}, '60'],
  ] as const)('%s %j says Retry-After: %s', async (kind, options, retryAfter) => {
    expect((await answer(kind, options)).headers['retry-after']).toBe(retryAfter);
  });

  test('status-204 has no body', async () => {
    const { status, body } = await answer('status-204');
    expect([status, body.length]).toEqual([204, 0]);
  });

  test('status-206 has the first half and says so', async () => {
    const { status, headers, body } = await answer('status-206');
    expect(status).toBe(206);
    expect(headers['content-range']).toMatch(new RegExp(`^bytes 0-${body.length - 1}/\\d+$`));
    expect(body.toString()).not.toContain('</rss>');
  });

  test('304-always answers 304 to one who sent no validator, and gives none', async () => {
    const { status, headers } = await answer('304-always');
    expect([status, headers.etag, headers['last-modified']]).toEqual([304, undefined, undefined]);
  });

  test('304-with-body serves the feed, then 304 with another feed behind it', async () => {
    const { status, headers } = await answer('304-with-body');
    expect(status).toBe(200);
    const bare = askBare(upstream().port, '/business.xml', `If-None-Match: ${headers.etag}`);
    await bare.ended;
    expect(bare.text()).toMatch(/^HTTP\/1.1 304 /);
    expect(bare.text()).toContain('headline that nobody may see 01');
  });

  test('304-with-body is a plain 304 to a client that minds the rules', async () => {
    const { headers } = await answer('304-with-body');
    const again = await fetch(`${upstream().url}/business.xml`, {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', headers.etag]);
  });

  test('flap answers 500 and 200 in turn, for each feed by itself', async () => {
    upstream().setFault('*', 'flap');
    const turns: number[] = [];
    for (const feed of ['arts', 'arts', 'food', 'arts', 'food']) {
      turns.push((await ask(`${upstream().url}/${feed}.xml`)).status);
    }
    expect(turns).toEqual([500, 200, 500, 500, 200]);
    upstream().setFault('*', null);
  });
});

/** Follows redirects, at most `most` of them, and gives the addresses and the last answer. */
async function follow(kind: FaultKind, most: number) {
  let last = await answer(kind);
  const addresses: string[] = [];
  while (last.headers.location && addresses.length < most) {
    addresses.push(last.headers.location);
    last = await ask(new URL(last.headers.location, upstream().url).href);
  }
  return { addresses, last };
}

describe('redirects', () => {
  test('redirect-loop never ends', async () => {
    const { addresses, last } = await follow('redirect-loop', 40);
    expect([addresses.length, last.status]).toEqual([40, 302]);
    expect(new Set(addresses).size).toBe(2);
  });

  test('redirect-chain ends at the feed after thirty hops, each in the journal', async () => {
    const before = upstream().asked('business');
    const { addresses, last } = await follow('redirect-chain', 40);
    expect([addresses.length, last.status]).toEqual([30, 200]);
    expect(last.text).toContain('Business headline 01');
    expect(upstream().asked('business') - before).toBe(31);
  });

  test('redirect-good leads to the feed for good', async () => {
    expect((await answer('redirect-good')).status).toBe(301);
    const { addresses, last } = await follow('redirect-good', 5);
    expect(addresses).toEqual(['/moved/business.xml']);
    expect(last.text).toContain('Business headline 01');
  });

  test('redirect-to-html leads to a page', async () => {
    const { last } = await follow('redirect-to-html', 5);
    expect([last.status, last.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('redirect-no-location names no place, redirect-bad-location none that can be', async () => {
    const none = await answer('redirect-no-location');
    expect([none.status, none.headers.location]).toEqual([302, undefined]);
    const bad = await answer('redirect-bad-location');
    expect(URL.canParse(bad.headers.location ?? '', upstream().url)).toBe(false);
  });

  test('redirect-late goes to the forbidden port only at its second hop', async () => {
    const first = await answer('redirect-late');
    expect(first.headers.location).toBe('/business.xml?hop=1');
    const second = await ask(`${upstream().url}${first.headers.location}`);
    expect(second.headers.location).toBe(`http://127.0.0.1:${upstream().forbidden.port}/feed.xml`);
  });

  test('redirect-file and redirect-data leave HTTP', async () => {
    expect((await answer('redirect-file')).headers.location).toBe('file:///etc/passwd');
    const data = (await answer('redirect-data')).headers.location ?? '';
    expect(decodeURIComponent(data)).toMatch(/^data:application\/rss\+xml,<\?xml.*<\/rss>\n$/s);
  });
});

const disguises = Object.keys(faultGroups.redirect).filter((kind) =>
  faultGroups.redirect[kind as keyof typeof faultGroups.redirect].does.startsWith(
    'Redirects to the forbidden port',
  ),
) as FaultKind[];

describe('ways to the forbidden port', () => {
  test('there are twelve', () => expect(disguises).toHaveLength(12));

  test.each(disguises)('%s names its port, on a loopback host once the address is read', async (kind) => {
    const { headers } = await answer(kind);
    const target = new URL(headers.location ?? '', upstream().url);
    expect(target.port).toBe(String(upstream().forbidden.port));
    expect(['127.0.0.1', '127.0.0.2', 'localhost', '[::1]', '[::ffff:7f00:1]', '0.0.0.0']).toContain(
      target.hostname,
    );
  });

  test('one of them can name another port, so that only its host speaks against it', async () => {
    const { headers } = await answer('redirect-decimal-ip', { port: 80 });
    expect(headers.location).toBe('http://2130706433:80/feed.xml');
  });

  test('the fake upstream itself never went there', () => expect(upstream().forbidden.asked).toBe(0));
});

async function packed(kind: FaultKind) {
  const { headers, body } = await answer(kind);
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
    const { coding, body } = await packed(kind);
    expect(coding).toBe(said);
    expect(unpack(body).toString()).toMatch(/^<\?xml .*<\/rss>\n$/s);
  });

  test.each([
    ['gzip-says-but-plain', /incorrect header check/],
    ['gzip-corrupt', /invalid|incorrect/],
    ['gzip-truncated', /unexpected end of file/],
  ] as const)('%s cannot be unpacked: %s', async (kind, complaint) => {
    const { coding, body } = await packed(kind);
    expect(coding).toBe('gzip');
    expect(() => gunzipSync(body)).toThrow(complaint);
  });

  test('unknown-coding names a coding that nobody has, and is not plain', async () => {
    const { coding, body } = await packed('unknown-coding');
    expect(coding).toBe('x-zebra');
    expect(body.includes('<rss')).toBe(false);
  });

  test.each([
    ['gzip-bomb', 'gzip', createGunzip],
    ['brotli-bomb', 'br', createBrotliDecompress],
  ] as const)('%s is under 1 MB on the wire and inflates to 200 MB', async (kind, said, inflater) => {
    const { coding, body } = await packed(kind);
    expect(coding).toBe(said);
    expect(body.length).toBeLessThan(1024 * 1024);
    expect(await inflatedLength(body, inflater({ chunkSize: 1024 * 1024 }))).toBeGreaterThan(
      200 * 1024 * 1024,
    );
  });

  test('double-gzip-bomb is the same bomb in a few KB', async () => {
    const single = await packed('gzip-bomb');
    const { coding, body } = await packed('double-gzip-bomb');
    expect(coding).toBe('gzip, gzip');
    expect(body.length).toBeLessThan(20_000);
    expect(gunzipSync(body).equals(single.body)).toBe(true);
  });
});

async function encoded(kind: FaultKind) {
  const { headers, body } = await answer(kind);
  return { body, charset: /charset=(.*)$/.exec(headers['content-type'] ?? '')?.[1] };
}

describe('encodings', () => {
  test.each([
    // kind, real encoding, said in the Content-Type, said in the XML
    ['charset-lies', 'utf-8', 'iso-8859-1', 'UTF-8'],
    ['prolog-lies', 'utf-8', undefined, 'windows-1252'],
    ['utf8-lies', 'windows-1252', 'utf-8', 'UTF-8'],
    ['missing-charset-latin1', 'windows-1252', undefined, undefined],
    ['windows-1252', 'windows-1252', 'windows-1252', 'windows-1252'],
    ['iso-8859-1', 'windows-1252', undefined, 'ISO-8859-1'],
    ['utf8-bom', 'utf-8', undefined, 'UTF-8'],
    ['utf16-le', 'utf-16le', undefined, 'UTF-16'],
    ['utf16-be', 'utf-16be', undefined, 'UTF-16'],
    ['utf16-no-bom', 'utf-16le', 'utf-16le', 'UTF-16LE'],
    ['unknown-encoding', 'utf-8', 'x-klingon', 'x-klingon'],
  ] as const)(
    '%s is %s, says %s in its type and %s in its declaration',
    async (kind, real, said, declared) => {
      const { body, charset } = await encoded(kind);
      const text = iconv.decode(body, real);
      expect(text).toContain(`<title>${accents}Business headline 01, edition 1</title>`);
      expect(charset).toBe(said);
      expect(/^<\?xml[^>]* encoding="([^"]*)"/.exec(text)?.[1]).toBe(declared);
    },
  );

  test.each([
    ['utf8-bom', [0xef, 0xbb, 0xbf]],
    ['utf16-le', [0xff, 0xfe]],
    ['utf16-be', [0xfe, 0xff]],
    ['utf16-no-bom', [0x3c, 0x00]],
    ['windows-1252', [0x3c, 0x3f]],
  ] as const)('%s begins with the bytes %j', async (kind, bytes) => {
    const { body } = await encoded(kind);
    expect([...body.subarray(0, bytes.length)]).toEqual(bytes);
  });

  test.each(['utf8-lies', 'missing-charset-latin1', 'invalid-utf8'] as const)(
    '%s is not valid UTF-8',
    async (kind) => {
      const { body } = await encoded(kind);
      expect(() => new TextDecoder('utf-8', { fatal: true }).decode(body)).toThrow();
    },
  );

  test('utf7 hides its angle brackets', async () => {
    const { body, charset } = await encoded('utf7');
    expect(charset).toBe('utf-7');
    expect(body.includes('<')).toBe(false);
    expect(iconv.decode(body, 'utf-7')).toContain('<title>Business headline 01, edition 1</title>');
  });

  test('the hand-made windows-1252 is the real one', () => {
    expect(inWindows1252(accents)).toEqual(iconv.encode(accents, 'windows-1252'));
    expect(() => inWindows1252('文')).toThrow('No byte for 文');
  });
});
