import { expect, test } from '@jest/globals';
import { rehypeShiftHeadings } from '@/lib/blog/markdown/shift-headings';

/** The elements of a text after its headings were shifted. */
function shifted(names: readonly string[]): (string | undefined)[] {
  const children = names.map((tagName) => ({ type: 'element', tagName }));
  const root = { type: 'root', children };
  rehypeShiftHeadings()(root);
  return children.map(({ tagName }) => tagName);
}

test.each([
  ['h1', 'h2'],
  ['h6', 'h2'],
  ['h1 h2 h3', 'h2 h3 h4'],
  ['h1 h4', 'h2 h3'],
  ['h2 h2', 'h2 h2'],
  ['h3 h2 h3', 'h2 h2 h3'],
  ['h1 h3 h5 h2 h1', 'h2 h3 h4 h3 h2'],
  ['h1 h3 h2 h3', 'h2 h3 h3 h4'],
  ['h1 h2 h3 h4 h5 h6', 'h2 h3 h4 h5 h6 h6'],
  ['p h4 ul', 'p h2 ul'],
  ['h0 h7 hr th1 h1x', 'h0 h7 hr th1 h1x'],
])('%s become %s', (written, under) => {
  expect(shifted(written.split(' '))).toEqual(under.split(' '));
});

test('a heading within another element is one of the text', () => {
  const inner = { type: 'element', tagName: 'h4' };
  const root = {
    type: 'root',
    children: [
      { type: 'element', tagName: 'h3' },
      { type: 'element', tagName: 'blockquote', children: [inner] },
    ],
  };
  rehypeShiftHeadings()(root);
  expect(inner.tagName).toBe('h3');
});
