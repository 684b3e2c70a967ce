import { describe, expect, it } from '@jest/globals';
import { decodeEntities, joinSurrogateReferences } from '@/lib/base/text/decode-entities';

describe('decodeEntities', () => {
  it.each([
    ['&lt;b&gt; &amp; &quot;&apos;', '<b> & "\''],
    ['&amp;amp;', '&amp;'],
    ['&eacute;&uuml;&mdash;&hellip;', 'éü—…'],
    ['&#233;&#xE9;&#128512;', 'éé😀'],
    ['&#146;&#x92;', '’’'],
    ['&#55357;&#56841;', '😉'],
    ['&#xD83D;&#xDE09;', '😉'],
    ['&#55357;', ''],
    ['&#55296;&#56320;', '\u{10000}'],
    ['&#56319;&#57343;', '\u{10FFFF}'],
    ['&#56320;&#56320;', ''],
    ['&#55296;', ''],
    ['&#233;&#55357;', 'é'],
    ['&#128512;&#8217;&#55357;', '😀’'],
    ['&#8217;&#56841;', '’'],
    ['&#55357;&#57344;', '\uE000'],
    ['&#x10FFFF;&#x110000;', '\u{10FFFF}'],
    ['a&#0;b', 'ab'],
    ['&#x110000;&#99999999;', ''],
    ['AT&T &copy=1 &nosuch; &', 'AT&T &copy=1 &nosuch; &'],
    ['', ''],
  ])('%j becomes %j', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});

describe('joinSurrogateReferences', () => {
  it('touches no other reference', () => {
    const text = '&#65; &#x42; &#5535; &amp; &#';
    expect(joinSurrogateReferences(text)).toBe(text);
  });
});
