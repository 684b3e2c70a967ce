import { describe, expect, it } from '@jest/globals';
import { cleanText } from '@/lib/base/text/clean-text';
import { textOfSimpleHtml } from '@/lib/base/text/html/simple-html';
import { htmlToText } from '@/lib/base/text/html-to-text';

/** A comment makes the quick way give up, so that this takes the thorough one. */
function thoroughly(html: string): string {
  return htmlToText(`<!---->${html}`);
}

describe('textOfSimpleHtml', () => {
  it.each([
    '<p>One <a href="https://x.example/?a=1&amp;b=2">two</a> three</p>',
    '<P CLASS=lead>One</P>\n<DIV>two<BR>three</DIV>',
    'un<b>believ</b>able &amp; <i>fine&nbsp;print</i> &copy &#8217;',
    '<img src="a.jpg" alt="x"/><hr>text<br />more',
    '<h2>Head</h2>text<ul><li>a<li>b</ul>',
    "<p data-x='1' checked>text</p>",
    'no tags at all &lt;p&gt;',
  ])('gives the same text as the HTML parser: %s', (html) => {
    const quick = textOfSimpleHtml(html, 1000);
    expect(quick).toBeDefined();
    expect(cleanText(quick ?? '')).toBe(thoroughly(html));
  });

  it.each([
    '<!-- note -->text',
    'a < b',
    '<p title="a > b">text</p>',
    '<script>x</script>',
    '<style>x</style>text',
    '<p style="display:none">x</p>',
    '<p hidden>x</p>',
    '<p class="open',
    '<figcaption>x</figcaption>',
    '</ p>',
  ])('leaves to the HTML parser: %s', (html) => {
    expect(textOfSimpleHtml(html, 1000)).toBeUndefined();
  });
});
