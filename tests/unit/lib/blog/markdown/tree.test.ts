import { expect, test } from '@jest/globals';
import { depthOf, nodesOf, type TreeNode } from '@/lib/blog/markdown/tree';

const text = (value: string): TreeNode => ({ type: 'text', value });
const element = (tagName: string, ...children: TreeNode[]): TreeNode => ({
  type: 'element',
  tagName,
  children,
});
const root = element('div', element('p', text('one'), element('b', text('two'))), text('three'));

test('the nodes of a tree are in the order in which they are read', () => {
  expect(nodesOf(root).map(({ tagName, value }) => tagName ?? value)).toEqual([
    'div',
    'p',
    'one',
    'b',
    'two',
    'three',
  ]);
});

test.each([
  ['without children', element('div'), 0],
  ['with one level', element('div', text('a'), text('b')), 1],
  ['with three', root, 3],
])('a tree %s is so deep', (_, tree, depth) => {
  expect(depthOf(tree)).toBe(depth);
});
