import { expect, test } from '@jest/globals';
import { contentHtml, entryHtml } from '@/lib/outbound/write/feed-model';
import { entry } from '../write/make-feed';

const feed = { locale: 'en-US' };
const picture = 'https://paper.example/a.webp?b=1&c="2"';
const also = [
  { name: 'A & B', url: 'https://a.example/?x=1&y="2"' },
  { name: 'LAist', url: 'https://laist.example/1' },
];

test.each([
  ['its summary if it has neither a picture nor other outlets', { also: [] }, 'What it says.'],
  ['its title if it has nothing else', { summary: '' }, 'A post'],
  ['its full text if it has one', { html: '<p>a</p>', picture }, '<p>a</p>'],
])('the content of an entry is %s', (_, fields, html) => {
  expect(contentHtml(entry(fields), feed)).toBe(html);
});

test('entryHtml escapes a plain-text summary', () => {
  expect(entryHtml(entry({ summary: 'Use <br> & AT&T' }), feed)).toBe('Use &lt;br&gt; &amp; AT&amp;T');
});

test('entryHtml puts the picture, the text and the other outlets into one paragraph each', () => {
  expect(entryHtml(entry({ summary: 'a < b', picture, also }), feed)).toBe(
    [
      '<p><img src="https://paper.example/a.webp?b=1&amp;c=&quot;2&quot;" alt=""></p>',
      '<p>a &lt; b</p>',
      '<p>Also in <a href="https://a.example/?x=1&amp;y=&quot;2&quot;">A &amp; B</a>, ',
      '<a href="https://laist.example/1">LAist</a></p>',
    ].join(''),
  );
});

test.each([
  ['summary', { summary: '', picture: '/a.webp' }, '<p><img src="/a.webp" alt=""></p>'],
  ['other outlets', { summary: 'a', picture: '/a.webp' }, '<p><img src="/a.webp" alt=""></p><p>a</p>'],
  [
    'picture',
    { summary: 'a', also: [{ name: 'B', url: '/b' }] },
    '<p>a</p><p>Also in <a href="/b">B</a></p>',
  ],
])('entryHtml writes no empty paragraph if an entry has no %s', (_, fields, html) => {
  expect(entryHtml(entry(fields), feed)).toBe(html);
});
