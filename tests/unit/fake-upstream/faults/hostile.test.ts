import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, type FaultKind, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { ask } from '../raw-client';

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());

async function askSpoiled(kind: FaultKind): Promise<string> {
  upstream.setFault('business', kind);
  return (await ask(`${upstream.url}/business.xml`)).text;
}

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
    expect(count(await askSpoiled(kind), what)).toBe(times);
  });

  test.each([
    ['many-lt', '<'],
    ['many-amp', '&'],
  ] as const)('%s has a million %s in a row', async (kind, letter) => {
    expect(await askSpoiled(kind)).toContain(`<description>${letter.repeat(1_000_000)}</description>`);
  });

  test('all but unclosed have the end of the root', async () => {
    expect(await askSpoiled('deep-nesting')).toMatch(/<\/rss>\n$/);
    expect(await askSpoiled('unclosed')).not.toContain('</rss>');
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
    expect(await askSpoiled(kind)).toMatch(pattern);
  });

  test.each([
    'control-chars',
    'lone-surrogates',
    'bidi-titles',
    'javascript-links',
    'html-in-titles',
  ] as const)('%s leaves every first of two items as it was', async (kind) => {
    const text = await askSpoiled(kind);
    expect(text).toContain(
      '<title>Business headline 01, edition 1</title>\n  <link>https://example.org/business/1-01<',
    );
    expect(count(text, '<item>')).toBe(25);
  });
});
