import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { type FaultKind, faultKinds, outcomesOf } from '../../fake-upstream/fake-upstream';
import { accents } from '../../fake-upstream/faults/encoding';
import { upstream } from '../upstream';
import { ask } from './ask';

// tests/unit/lib/news/sources/fetch-feed.test.ts fetches a feed with every fault, so it notices a fault that does not
// fail. Faults that leave the feed readable are checked here by their bytes.

const answer = (kind: FaultKind, options = {}) => {
  upstream.setFault('business', kind, options);
  return ask(`${upstream.url}/business.xml`);
};
const count = (text: string, what: string) => text.split(what).length - 1;

const shown = {
  'max-age-year': /max-age=31536000.*<\/rss>/s,
  'no-store': /no-store, max-age=0.*<\/rss>/s,
  'zero-items': /<channel>(?:(?!<item>).)*<\/channel>/s,
  'one-item': /<channel>(?:(?!<item>).)*<item>(?:(?!<item>).)*<\/channel>/s,
  'older-items': /20 Nov 2025(?:(?!<pubDate>[^<]*2026).)*<\/rss>/s,
  'wrong-content-type': /"content-type":"text\/html".*<\/rss>/s,
  'no-content-type': /^\{(?:(?!content-type).)*\}.*<\/rss>/s,
  'php-warning-before-xml': /\}<br \/>\n<b>Warning<\/b>.*<\?xml .*<\/rss>\n$/s,
  'blank-before-xml': /\}\s+<\?xml .*<\/rss>\n$/s,
  'atom-instead': /application\/rss\+xml.*<feed .*Business headline 25.*<\/feed>\n$/s,
  'two-roots': /<\/rss>\n<\?xml .*<\/rss>\n$/s,
  'header-injection': /"set-cookie":\["session=stolen.*"x-next-cache-tags".*<\/rss>/s,
  'numeric-refs': /<title>(&#65;)+<\/title>/,
  'xxe-file': /<!ENTITY xxe SYSTEM "file:\/\/\/etc\/passwd">.*<title>Stolen: &xxe;<\/title>/s,
  'xxe-http': /<!ENTITY xxe SYSTEM "http:\/\/127.0.0.1:PORT\/.*<title>Stolen: &xxe;<\/title>/s,
  'xxe-parameter': /<!ENTITY % outside SYSTEM "http:\/\/127.0.0.1:PORT\/[^>]*>\n%outside;/,
  'external-dtd': /<!DOCTYPE rss SYSTEM "http:\/\/127.0.0.1:PORT\//,
  xinclude: /<xi:include [^>]*href="file:\/\/\/etc\/passwd".*href="http:\/\/127.0.0.1:PORT\//,
  'control-chars': /<title>\u0001\u0008Tit\u000cle\u001f &#0;&#8;/,
  'lone-surrogates': /<title>&#55357; half, &#55357;&#56841; whole, &#xDC00; Business headline 02/,
  'bidi-titles': /<title>\u202e.*Business headline 02.*<dc:creator>\u202e/s,
  'javascript-links': /<link>javascript:alert\(1\)<\/link>.*<link>file:\/\/\/etc\/passwd<\/link>/s,
  'html-in-titles': /<title><!\[CDATA\[<img src=x onerror=.*<title>&lt;script&gt;alert\(1\)/s,
  'private-images': /<enclosure [^>]*url="data:image\/svg\+xml,.*127.0.0.1:PORT\/picture.jpg/s,
  'no-titles': /<item>(?:(?!<title).)*<\/rss>/s,
  'no-links': /<guid isPermaLink="false">item-1<.*<guid>https:\/\/example.com\/business\/1-02</s,
  'no-guids': /<item>(?:(?!<guid).)*<\/rss>/s,
  'no-descriptions': /<item>(?:(?!<description).)*<\/rss>/s,
  'bare-items': /<title>Business headline 01.*<item>\n<\/item>/s,
  'duplicate-guids': /<guid isPermaLink="false">0<.*<guid isPermaLink="false">0</s,
  'changing-guids': /<guid isPermaLink="false">turn-1-item-1</,
  'future-dates': /<pubDate>[^<]* 2126 /,
  'garbage-dates': /<pubDate>yesterday<.*<pubDate><\/pubDate>/s,
  undated: /<item>(?:(?!<pubDate).)*<\/rss>/s,
  'zoned-dates': /08:00:00 EST<.*08:00:00 PDT</s,
  'number-titles': /<title>007<.*<title>0x1F</s,
  'escaped-titles': /<title>AT&amp;amp;T Business.*<title>Fish &amp;lt;3 chips Business/s,
  'long-title': /<title>W{10000}</,
  'odd-links': /<link>\/\/example.org\/a1<.*<link>\/relative\/b2</s,
  'redirect-good': /"location":"\/moved\/business.xml"/,
  flap: /<h1>500 /,
} as const;

describe('a fault that leaves a feed readable is served as described:', () => {
  test.each(Object.entries(shown) as [FaultKind, RegExp][])('%s', async (kind, pattern) => {
    const { headers, text } = await answer(kind);
    const all = JSON.stringify(headers) + text;
    expect(all.replaceAll(`127.0.0.1:${upstream.forbidden.port}`, '127.0.0.1:PORT')).toMatch(pattern);
  });

  test.each([
    ['deep-nesting', '<a>', 100_000],
    ['many-attributes', '="1"', 100_000],
    ['many-cdata', '<![CDATA[', 100_000],
    ['many-lt', '<', 1_000_000],
    ['many-amp', '&', 1_000_000],
    ['proto-elements', '<__proto__ ', 25],
    ['nul-padding', '\0', 4096],
    ['10k-items', '<item>', 10_000],
    ['repeated-items', '<item>', 125],
    ['repeated-items', '<link>https://example.org/business/1-01', 5],
  ] as const)('%s contains %j at least %i times', async (kind, what, times) => {
    expect(count((await answer(kind)).text, what)).toBeGreaterThanOrEqual(times);
  });

  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['brotli', 'br', brotliDecompressSync],
    ['deflate', 'deflate', inflateSync],
    ['gzip-no-header', undefined, gunzipSync],
    ['double-gzip', 'gzip, gzip', (body: Buffer) => gunzipSync(gunzipSync(body))],
  ] as const)('%s has the Content-Encoding %s and a body that can be decoded', async (kind, said, unpack) => {
    const { headers, body } = await answer(kind);
    expect([headers['content-encoding'], String(unpack(body))]).toEqual([
      said,
      expect.stringContaining('</rss>'),
    ]);
  });

  test.each([
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
    '%s is encoded as %s (charset in Content-Type: %s; in the XML declaration: %s)',
    async (kind, real, said, declared) => {
      const { headers, body } = await answer(kind);
      const text = iconv.decode(body, real);
      expect(text).toContain(`<title>${accents}Business headline 01, edition 1</title>`);
      expect(/charset=(.*)$/.exec(headers['content-type'] ?? '')?.[1]).toBe(said);
      expect(/^<\?xml[^>]* encoding="([^"]*)"/.exec(text)?.[1]).toBe(declared);
      const marks = { 'utf8-bom': 'efbbbf', 'utf16-le': 'fffe', 'utf16-be': 'feff', 'utf16-no-bom': '3c00' };
      if (kind in marks) expect(body.toString('hex')).toMatch(new RegExp(`^${marks[kind as 'utf16-le']}`));
    },
  );

  test('invalid-utf8 is not valid UTF-8', async () => {
    const { body } = await answer('invalid-utf8');
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(body)).toThrow();
  });

  test('304-with-body sends a 304 with the body of another feed', async () => {
    const { headers } = await answer('304-with-body');
    const socket = connect(upstream.port, '127.0.0.1');
    socket.write(`GET /business.xml HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${headers.etag}\r\n\r\n`);
    expect(await textOf(socket)).toMatch(/^HTTP\/1.1 304 .*headline that nobody may see 01/s);
  });
});

test.each(['gzip-bomb', 'brotli-bomb', 'double-gzip-bomb'] as const)(
  '%s exceeds the size limit only when decompressed',
  async (kind) => {
    expect((await answer(kind)).body.length).toBeLessThan(1024 * 1024);
  },
);

const disguises = faultKinds.filter(
  (kind) => kind.startsWith('redirect-') && outcomesOf(kind).includes('address-refused'),
);

test('twelve redirect faults lead to a loopback host, on the forbidden port or a port that a test chooses', async () => {
  const ports: string[] = [];
  for (const kind of disguises) {
    const { location = '' } = (await answer(kind, { port: 4567 })).headers;
    const target = URL.canParse(location, upstream.url) ? new URL(location, upstream.url) : undefined;
    if (target?.port !== '4567') continue;
    ports.push(target.port);
    expect(target.hostname).toMatch(/^(127\.0\.0\.[12]|localhost|\[::1\]|\[::ffff:7f00:1\]|0\.0\.0\.0)$/);
  }
  expect(ports).toHaveLength(12);
  expect((await answer('redirect-decimal-ip')).headers.location).toContain(`:${upstream.forbidden.port}/`);
});
