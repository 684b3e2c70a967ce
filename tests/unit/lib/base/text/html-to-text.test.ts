import { describe, expect, it } from '@jest/globals';
import { htmlToText } from '@/lib/base/text/html-to-text';

describe('htmlToText', () => {
  it.each([
    ['plain', 'plain'],
    ['AT&amp;T &copy; &nbsp;2026', 'AT&T © 2026'],
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['One<br>Two<br/>Three', 'One Two Three'],
    ['un<b>believ</b>able', 'unbelievable'],
    ['<ul><li>One<li>Two</ul>', 'One Two'],
    ['<table><tr><td>A</td><td>B</td></tr></table>', 'A B'],
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
    ['<svg><text>no</text></svg>Text', 'Text'],
    ['<p>not closed', 'not closed'],
    ['a < b', 'a < b'],
    ['<![CDATA[Text]]>', 'Text'],
    ['<p title="a > b">Text</p>', 'Text'],
    ['&#55357;&#56841; <b>x</b>', '😉 x'],
    ['', ''],
  ])('%j becomes %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('stops when it has enough', () => {
    const text = htmlToText('<p>word word</p>'.repeat(1000), 100);
    expect(text.length).toBeGreaterThanOrEqual(80);
    expect(text.length).toBeLessThan(700);
  });

  it('looks at no more than 20,000 characters', () => {
    expect(htmlToText(`${'<i></i>'.repeat(10_000)}too late`)).toBe('');
  });
});
