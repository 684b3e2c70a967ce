import { describe, expect, test } from '@jest/globals';
import type { FaultKind } from '../../fake-upstream/fake-upstream';
import { faultGroups } from '../../fake-upstream/faults/all-faults';
import { ask, spoiledUpstream } from './raw-client';

const { upstream, answer } = spoiledUpstream();
const textOf = async (kind: FaultKind) => (await answer(kind)).text;

const whole = /<\/rss>\s*$/;

describe('bodies that are no feed', () => {
  test.each([
    ['empty-body', /^$/],
    ['whitespace', /^\s{1000,}$/],
    ['html-200', /^<!doctype html>.*Welcome/s],
    ['captcha-200', /^<!doctype html>.*human/s],
    ['error-page-200', /^<!doctype html>.*503/s],
    ['json-200', /^\{"error"/],
    ['png-200', /^.PNG\r\n/s],
    ['binary', /^\0/],
  ] as const)('%s is a 200 whose body matches %s', async (kind, pattern) => {
    const { status, body } = await answer(kind);
    expect(status).toBe(200);
    expect(body.toString('latin1')).toMatch(pattern);
  });

  test('captcha-200 says by a header that it is a challenge', async () => {
    expect((await answer('captcha-200')).headers['cf-mitigated']).toBe('challenge');
  });
});

describe('feeds with too little', () => {
  test.each([
    ['zero-items', 0],
    ['one-item', 1],
    ['older-items', 25],
  ] as const)('%s is whole and has %i items', async (kind, items) => {
    const { text } = await answer(kind);
    expect(text).toMatch(whole);
    expect(text.split('<item>')).toHaveLength(items + 1);
  });

  test('older-items are a year older', async () => {
    const { text } = await answer('older-items');
    expect(text).toContain('<pubDate>Thu, 20 Nov 2025 16:00:00 GMT</pubDate>');
    expect(text).not.toMatch(/<pubDate>[^<]*2026/);
  });

  test.each([
    ['truncated', 24],
    ['truncated-first-item', 0],
  ] as const)(
    '%s lacks the end tag, announces its own length, and has %i whole items',
    async (kind, items) => {
      const { headers, body, text } = await answer(kind);
      expect(text).not.toContain('</rss>');
      expect(text).not.toContain('</channel>');
      expect(text.split('</item>')).toHaveLength(items + 1);
      expect(Number(headers['content-length'])).toBe(body.length);
    },
  );
});

describe('feeds in a strange dress', () => {
  test.each([
    ['wrong-content-type', {}, 'text/html'],
    ['wrong-content-type', { type: 'text/plain' }, 'text/plain'],
    ['no-content-type', {}, undefined],
  ] as const)('%s %j is the feed as %s', async (kind, options, type) => {
    const { headers, text } = await answer(kind, options);
    expect(headers['content-type']).toBe(type);
    expect(text).toMatch(whole);
  });

  test.each([
    ['max-age-year', /max-age=31536000/],
    ['no-store', /no-store/],
  ] as const)('%s says %s', async (kind, cacheControl) => {
    const { headers, text } = await answer(kind);
    expect(headers['cache-control']).toMatch(cacheControl);
    expect(text).toMatch(whole);
  });

  test.each([
    ['php-warning-before-xml', /^<br \/>\n<b>Warning<\/b>.*<\?xml .*<\/rss>\n$/s],
    ['blank-before-xml', /^\s+<\?xml .*<\/rss>\n$/s],
    ['atom-instead', /^<\?xml [^>]*>\n<feed .*Business headline 25.*<\/feed>\n$/s],
    ['two-roots', /^<\?xml .*<\/rss>\n<\?xml .*<\/rss>\n$/s],
  ] as const)('%s matches %s', async (kind, pattern) => {
    const { headers, text } = await answer(kind);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(text).toMatch(pattern);
  });
});

describe('entities', () => {
  test.each([
    ['entity-bomb', /<!ENTITY lol9 "(&lol8;){10}">.*<title>&lol9;<\/title>/s],
    ['quadratic-entities', /<!ENTITY a "a{50000}">.*<title>(&a;)+<\/title>/s],
    ['recursive-entities', /<!ENTITY a "&b;">\n<!ENTITY b "&a;">.*<title>&a;<\/title>/s],
    ['many-entities', /<!ENTITY e99999 "x">\n\]>.*<title>Title &e1; &e99999;<\/title>/s],
    ['numeric-refs', /<title>(&#65;)+<\/title>/],
    ['xxe-file', /<!ENTITY xxe SYSTEM "file:\/\/\/etc\/passwd">.*<title>Stolen: &xxe;<\/title>/s],
    ['xinclude', /<xi:include [^>]*href="file:\/\/\/etc\/passwd"/],
  ] as const)('%s matches %s, and the rest of the feed is whole', async (kind, pattern) => {
    const text = await textOf(kind);
    expect(text).toMatch(pattern);
    expect(text).toMatch(/Business headline 25, edition 1.*<\/rss>\n$/s);
  });

  test.each(['xxe-http', 'xxe-parameter', 'external-dtd', 'xinclude'] as const)(
    '%s points to the forbidden port, which nobody has asked',
    async (kind) => {
      expect(await textOf(kind)).toContain(`http://127.0.0.1:${upstream().forbidden.port}/`);
      expect(upstream().forbidden.asked).toBe(0);
    },
  );

  test.each(['many-entities', 'numeric-refs', 'quadratic-entities'] as const)(
    '%s stays below 5 MB',
    async (kind) => {
      expect((await textOf(kind)).length).toBeLessThan(5_000_000);
    },
  );
});

const count = (text: string, what: string) => text.split(what).length - 1;

describe('markup made to choke a parser', () => {
  test.each([
    ['deep-nesting', '<a>', 100_000],
    ['deep-nesting', '</a>', 100_000],
    ['unclosed', '<a>', 100_000],
    ['unclosed', '</a>', 0],
    ['unclosed', '</item>', 0],
    ['many-attributes', '="1"', 100_000],
    ['many-cdata', '<![CDATA[', 100_000],
    ['proto-elements', '<__proto__ ', 25],
    ['proto-elements', '<constructor ', 25],
    ['nul-padding', '\0', 4096],
  ] as const)('%s has %j %i times', async (kind, what, times) => {
    expect(count(await textOf(kind), what)).toBe(times);
  });

  test.each([
    ['many-lt', '<'],
    ['many-amp', '&'],
  ] as const)('%s has a million %s in a row', async (kind, letter) => {
    expect(await textOf(kind)).toContain(`<description>${letter.repeat(1_000_000)}</description>`);
  });

  test('all but unclosed have the end of the root', async () => {
    expect(await textOf('deep-nesting')).toMatch(/<\/rss>\n$/);
    expect(await textOf('unclosed')).not.toContain('</rss>');
  });
});

describe('text made to do harm on a page', () => {
  test.each([
    ['control-chars', /<title>\u0001\u0008Tit\u000cle\u001f &#0;&#8;/],
    ['lone-surrogates', /<title>&#55357; half, &#55357;&#56841; whole, &#xDC00; Business headline 02/],
    ['bidi-titles', /<title>\u202e.*Business headline 02.*<dc:creator>\u202e/s],
    ['javascript-links', /<link>javascript:alert\(1\)<\/link>/],
    ['javascript-links', /<link>file:\/\/\/etc\/passwd<\/link>/],
    ['html-in-titles', /<title>&lt;script&gt;alert\(1\)&lt;\/script&gt;Business headline 12/],
    ['html-in-titles', /<title><!\[CDATA\[<img src=x onerror=alert\(1\)>\]\]>Business headline 02/],
    ['private-images', /<enclosure [^>]*url="data:image\/svg\+xml,/],
  ] as const)('%s matches %s', async (kind, pattern) => {
    expect(await textOf(kind)).toMatch(pattern);
  });

  test.each([
    'control-chars',
    'lone-surrogates',
    'bidi-titles',
    'javascript-links',
    'html-in-titles',
  ] as const)('%s leaves every first of two items as it was', async (kind) => {
    const text = await textOf(kind);
    expect(text).toContain(
      '<title>Business headline 01, edition 1</title>\n  <link>https://example.org/business/1-01<',
    );
    expect(count(text, '<item>')).toBe(25);
  });
});

/** The items of the feed under a fault, each as the text between its tags. */
async function itemsOf(kind: FaultKind): Promise<string[]> {
  const text = await textOf(kind);
  expect(text).toMatch(/<\/rss>\n$/);
  return Array.from(text.matchAll(/<item>(.*?)<\/item>/gs), (match) => match[1] ?? '');
}

describe('odd items', () => {
  test.each([
    ['no-titles', '<title'],
    ['no-links', '<link'],
    ['no-guids', '<guid'],
    ['no-descriptions', '<description'],
    ['undated', '<pubDate'],
  ] as const)('%s have no %s', async (kind, start) => {
    const items = await itemsOf(kind);
    expect(items).toHaveLength(25);
    expect(items.filter((item) => item.includes(start))).toEqual([]);
  });

  test.each([
    ['no-links', /<guid isPermaLink="false">item-1</, /<guid>https:\/\/example.com\/business\/1-02</],
    ['bare-items', /<title>Business/, /^\s*$/],
    ['duplicate-guids', /<guid isPermaLink="false">0</, /<guid isPermaLink="false">0</],
    ['future-dates', /<pubDate>[^<]* 2126 /, /<pubDate>[^<]* 2126 /],
    ['garbage-dates', /<pubDate>yesterday</, /<pubDate><\/pubDate>/],
    ['zoned-dates', /08:00:00 EST</, /08:00:00 PDT</],
    ['number-titles', /<title>007</, /<title>0x1F</],
    ['escaped-titles', /<title>AT&amp;amp;T Business/, /<title>Fish &amp;lt;3 chips Business/],
    ['long-title', /<title>W{10000}</, /<title>Business/],
    ['odd-links', /<link>\/\/example.org\/a1</, /<link>\/relative\/b2</],
  ] as const)('%s: the first item matches %s, the second %s', async (kind, first, second) => {
    const items = await itemsOf(kind);
    expect(items[0]).toMatch(first);
    expect(items[1]).toMatch(second);
  });

  test('changing-guids are others each time', async () => {
    upstream().setFault('business', 'changing-guids');
    const guids = async () => (await ask(`${upstream().url}/business.xml`)).text.match(/<guid[^>]*>[^<]*/g);
    expect(await guids()).not.toEqual(await guids());
  });

  test('repeated-items come five times, under five links', async () => {
    const items = await itemsOf('repeated-items');
    expect(items).toHaveLength(125);
    const firstFive = items.slice(0, 5).map((item) => /<link>([^<]*)/.exec(item)?.[1] ?? '');
    expect(new Set(firstFive).size).toBe(5);
    expect(new Set(firstFive.map((link) => link.split('?')[0]))).toEqual(
      new Set(['https://example.org/business/1-01']),
    );
  });

  test('every kind of this group is to be served', () => {
    const outcomes = Object.values(faultGroups['odd-items']).map((fault) => fault.expect);
    expect(new Set(outcomes)).toEqual(new Set(['served']));
  });
});
