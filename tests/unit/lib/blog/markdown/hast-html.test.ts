import { expect, test } from '@jest/globals';
import { hastHtml } from '@/lib/blog/markdown/hast-html';
import type { TreeNode } from '@/lib/blog/markdown/rehype-plugins';
import { element } from '../make-blog';

const base = 'https://paper.example/blog/a-post';
const text = (value: string): TreeNode => ({ type: 'text', value });
const link = (href: string) => element('a', { href }, text('a'));

test.each([
  ['escapes text', text('a < b & "c"'), 'a &lt; b &amp; "c"'],
  [
    'escapes quotes in attributes',
    element('img', { src: '/a.png', alt: 'a "b" <c>' }),
    '<img src="https://paper.example/a.png" alt="a &quot;b&quot; &lt;c&gt;">',
  ],
  [
    'drops unknown attributes',
    element('p', { style: 'color:red', onclick: 'x()', className: ['y'], id: 'z' }, text('a')),
    '<p>a</p>',
  ],
  ['turns an anchor into an absolute link to the article', link('#notes'), `<a href="${base}#notes">a</a>`],
  ['keeps a mailto link', link('mailto:a@x.example'), '<a href="mailto:a@x.example">a</a>'],
  ['keeps a tel link', link('tel:911'), '<a href="tel:911">a</a>'],
  ['drops a javascript address', link('JavaScript:alert(1)'), '<a>a</a>'],
  ['drops an empty address', link(''), '<a>a</a>'],
  ['drops an invalid address', link('https://['), '<a>a</a>'],
  [
    'keeps the alignment of table cells',
    element('td', { align: 'right', width: 5 }),
    '<td align="right"></td>',
  ],
  ['replaces an unknown element with its content', element('constructor', {}, text('a')), 'a'],
  ['drops a comment', { type: 'comment', value: 'secret' }, ''],
])('hastHtml %s', (_, node, expected) => {
  expect(hastHtml(node, base)).toBe(expected);
});

const silent = ['script', 'style', 'iframe', 'object', 'embed', 'noscript', 'template', 'svg', 'math'];
test.each(silent)('hastHtml drops <%s>', (name) => {
  expect(hastHtml(element(name, { src: 'https://x.example' }, text('alert(1)')), base)).toBe('');
});

test.each('blockquote code del em h1 h2 h3 h4 h5 h6 li p pre strong sup table tbody thead tr ul'.split(' '))(
  'hastHtml keeps <%s> without its attributes',
  (name) => {
    const node = element(name, { title: 'x', id: 'y', align: 'left' }, text('a'));
    expect(hastHtml(node, base)).toBe(`<${name}>a</${name}>`);
  },
);

test.each([
  ['a', { href: 'https://x.example/', title: 'x' }, '<a href="https://x.example/" title="x">a</a>'],
  ['ol', { start: 3 }, '<ol start="3">a</ol>'],
  ['th', { align: 'center' }, '<th align="center">a</th>'],
  ['br', {}, '<br>'],
  ['hr', {}, '<hr>'],
  [
    'img',
    { src: 'https://x.example/a', alt: '', title: 'x' },
    '<img src="https://x.example/a" alt="" title="x">',
  ],
])('hastHtml writes <%s> with the attributes %j as %s', (name, properties, html) => {
  expect(hastHtml(element(name, properties, text('a')), base)).toBe(html);
});
