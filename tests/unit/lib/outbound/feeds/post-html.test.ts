import { describe, expect, test } from '@jest/globals';
import { postHtml } from '@/lib/outbound/feeds/post-html';
import { city } from '../../../any-city';
import { post } from '../../blog/make-blog';

const html = (blog: string, slug = 'a-post') => postHtml(city, post({ blog, slug }));

describe('postHtml', () => {
  test.each([
    ['paragraphs and emphasis', 'One *two*', '<p>One <em>two</em></p>'],
    ['text that looks like markup', 'a < b & c', '<p>a &lt; b &amp; c</p>'],
    ['a link inside the site', '[x](/contact)', '<p><a href="http://localhost:3000/contact">x</a></p>'],
    ['a link relative to the post', '[x](b)', '<p><a href="http://localhost:3000/blog/b">x</a></p>'],
    ['a javascript: link to its text', '[x](javascript:alert(1))', '<p>x</p>'],
    ['a script to nothing', 'a\n\n<script>alert(1)</script>', '<p>a</p>\n'],
    ['a frame to nothing', '<iframe src="https://x.example"></iframe>', undefined],
    ['a style attribute to nothing', '<p style="color:red">a</p>', '<p>a</p>'],
    [
      'allowed HTML, and escapes other tags',
      '<sub>2</sub> <Name of Town>',
      '<p><sub>2</sub> &lt;Name of Town&gt;</p>',
    ],
    ['braces to plain text', '{1 + 1}', '<p>{1 + 1}</p>'],
    ['a task list to boxes', '- [x] a\n- [ ] b', '<ul>\n<li>☑ a</li>\n<li>☐ b</li>\n</ul>'],
    ['a list that starts at 3', '3. c', '<ol start="3">\n<li>c</li>\n</ol>'],
  ])('converts %s', async (_, markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
  });

  test('returns undefined for text that is nested too deeply to convert', async () => {
    expect(await html('>'.repeat(5000))).toBeUndefined();
  });

  test('converts a post again after its text has changed', async () => {
    expect(await html('First', 'changing')).toBe('<p>First</p>');
    expect(await html('Second', 'changing')).toBe('<p>Second</p>');
  });
});
