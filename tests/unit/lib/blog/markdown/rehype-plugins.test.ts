import { expect, test } from '@jest/globals';
import {
  rehypeSafeAddresses,
  rehypeShiftHeadings,
  safeAddress,
  type TreeNode,
} from '@/lib/blog/markdown/rehype-plugins';
import { element } from '../make-blog';

/** Shifts headings with these element names and returns the new names. */
function shifted(names: readonly string[]): (string | undefined)[] {
  const children = names.map((tagName) => ({ type: 'element', tagName }));
  const root = { type: 'root', children };
  rehypeShiftHeadings()(root);
  return children.map(({ tagName }) => tagName);
}

test.each([
  ['h6', 'h2'],
  ['h1 h4', 'h2 h3'],
  ['h2 h2', 'h2 h2'],
  ['h3 h2 h3', 'h2 h2 h3'],
  ['h1 h3 h5 h2 h1', 'h2 h3 h4 h3 h2'],
  ['h1 h3 h2 h3', 'h2 h3 h3 h4'],
  ['h1 h2 h3 h4 h5 h6', 'h2 h3 h4 h5 h6 h6'],
  ['p h4 ul', 'p h2 ul'],
  ['h0 h7 hr th1 h1x', 'h0 h7 hr th1 h1x'],
])('rehypeShiftHeadings shifts the headings %s to %s', (written, under) => {
  expect(shifted(written.split(' '))).toEqual(under.split(' '));
});

test('rehypeShiftHeadings shifts headings inside other elements', () => {
  const inner = element('h4', {});
  const root = { type: 'root', children: [element('h3', {}), element('blockquote', {}, inner)] };
  rehypeShiftHeadings()(root);
  expect(inner.tagName).toBe('h3');
});

test.each([
  'http://example.org/',
  'https://example.org/?a=b:c#d',
  'irc://example.org/room',
  'ircs://example.org/room',
  'mailto:a@example.org',
  'xmpp:a@example.org',
  '/a/path',
  'a/path:with-colon',
  '?query=a:b',
  '#part:1',
  'relative',
  '',
])('safeAddress(%j) returns the address unchanged (requirements section 5)', (address) => {
  expect(safeAddress(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'tel:+1714',
  'blob:https://example.org/1',
  ':x',
  'https\u0000:x',
])('safeAddress(%j) returns an empty string (requirements section 5)', (address) => {
  expect(safeAddress(address)).toBe('');
});

test('safeAddress accepts uppercase schemes', () => {
  expect(safeAddress('MAILTO:A@example.org')).toBe('mailto:A@example.org');
});

const words: TreeNode = { type: 'text', value: 'words' };

function cleaned(...children: TreeNode[]): TreeNode[] | undefined {
  const root: TreeNode = { type: 'root', children };
  rehypeSafeAddresses()(root);
  return root.children;
}

test.each([
  ['img', 'src'],
  ['img', 'longDesc'],
  ['blockquote', 'cite'],
  ['area', 'href'],
])('rehypeSafeAddresses removes a javascript: address from <%s %s>', (name, property) => {
  expect(cleaned(element(name, { [property]: 'javascript:alert(1)', title: 'a:b' }))).toEqual([
    element(name, { [property]: '', title: 'a:b' }),
  ]);
});

test('rehypeSafeAddresses replaces a link to a script with its text, even inside other elements', () => {
  const link = element('a', { href: 'vbscript:x' }, words);
  expect(cleaned(link, element('p', {}, link))).toEqual([words, element('p', {}, words)]);
});

test.each([{ href: 'https://example.org/' }, { href: '' }, {}, { href: 5 }])(
  'rehypeSafeAddresses keeps a link whose address is %j',
  (properties) => {
    expect(cleaned(element('a', properties, words))).toEqual([element('a', properties, words)]);
  },
);
