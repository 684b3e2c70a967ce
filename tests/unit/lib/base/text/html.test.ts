import { describe, expect, it } from '@jest/globals';
import { decodeEntities, htmlToText, stripTags } from '@/lib/base/text/html';

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
  ['&#55357;&#57344;', '\uE000'],
  ['&#x10FFFF;&#x110000;', '\u{10FFFF}'],
  ['a&#0;b', 'ab'],
  ['AT&T &copy=1 &nosuch; &', 'AT&T &copy=1 &nosuch; &'],
  ['&#65; &#x42; &#5535; &#', 'A B ᖟ &#'],
])('decodeEntities: %j becomes %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

it.each([
  ['a <b>bold</b> word', 'a bold word'],
  ['<A HREF="x" onclick="y">link</A>', 'link'],
  ['<p>one</p><p>two</p>', ' one  two '],
  ['<script>alert(1)</script>text', ' text'],
  ['<style type="x">p{}</style>text', ' text'],
  ['<script>never closed', 'never closed'],
  ['<!-- note -->text', 'text'],
  ['<![CDATA[text]]>', 'text'],
  ['a < b and c > d', 'a < b and c > d'],
  ['Vec<T> and <int>', 'Vec<T> and <int>'],
  ['<xi:include href="file:///etc/passwd"/>text', 'text'],
  ['</title><svg/onload=alert(1)>text', 'text'],
  ['a </b/x> b', 'a  b'],
  ['<img/src=x/onerror=alert(1)>text', 'text'],
  ['one<br/clear=all>two', 'one two'],
  ['</3 and </ b>', '</3 and </ b>'],
])('stripTags: %j becomes %j', (text, plain) => {
  expect(stripTags(text)).toBe(plain);
});

describe('htmlToText', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['One<br>Two<br/>Three', 'One Two Three'],
    ['<ul><li>One<li>Two</ul>', 'One Two'],
    ['<!-- hidden -->Text', 'Text'],
    ['<script>var a = "<p>";</script>Text', 'Text'],
    ['<style>p { color: red }</style>Text', 'Text'],
    ['<noscript><img src="x"></noscript>Text', 'Text'],
    ['<figure><img src="x"><figcaption>Photo</figcaption></figure>Text', 'Text'],
    ['<p style="display: none">no</p>Text', 'Text'],
    ['<span hidden>no</span>Text', 'Text'],
    ['<p style="color: red">Red</p>Text', 'Red Text'],
    ['<svg><text>no</text></svg><p>One</p><b>t</b>wo', 'One two'],
    ['One<object>Two<embed>Three', 'One Two Three'],
    ['<p>not closed', 'not closed'],
    ['a < b', 'a < b'],
    ['<![CDATA[Text]]>', 'Text'],
    ['<p title="a > b">Text</p>', 'Text'],
    ['&#55357;&#56841; <b>x</b>', '😉 x'],
    // A skipped element may lack its end tag. The text after its start tag is then kept, unless that text is code.
    ['a<SELECT name="x">b', 'a b'],
    ['a<iframe src="x">b<iframe src="y"></iframe>c', 'ac'],
    ['a <iframe src="x">b <b>c</b>', 'a b c'],
    ['a<svg><svg></svg>b', 'a b'],
    ['<p>a<object>b</p>c', 'a b c'],
    ['a<select><option>b</select>c', 'ac'],
    ['a<script>b', 'a'],
    ['a<style>b', 'a'],
    ['a</select>b', 'ab'],
    ['<p class="open', ''],
    ['un<b>believ</b>able &amp; <i>fine&nbsp;print</i> &copy &#8217;', 'unbelievable & fine print © ’'],
    ['</ p>text', 'text'],
  ])('converts %j to %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('stops when the text is long enough', () => {
    const text = htmlToText('<p>word word</p>'.repeat(1000), 100);
    expect(text.length).toBeGreaterThanOrEqual(80);
    expect(text.length).toBeLessThan(700);
  });

  it('drops a tag that exceeds the limit', () => {
    const words = `${'word '.repeat(98)}one last`;
    expect(htmlToText(`${words}<p>more</p>`, 100)).toBe(words);
  });

  it('reads at most 20,000 characters', () => {
    expect(htmlToText(`${'<i></i>'.repeat(10_000)}too late`)).toBe('');
  });
});
