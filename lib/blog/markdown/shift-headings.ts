import { nodesOf, type TreeNode } from '@/lib/blog/markdown/tree';

/** The page itself has the one h1, so the largest heading of a text is an h2. */
const highest = 2;
const lowest = 6;

function levelOf({ tagName }: TreeNode): number | undefined {
  const level = /^h([1-6])$/.exec(tagName ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

/**
 * Puts the headings of a tree under the h1 of its page: the largest is an h2, and each that is smaller than the one
 * before it is one step smaller, as an outline asks for. None gets smaller than h6.
 */
export function rehypeShiftHeadings(): (root: TreeNode) => void {
  return (root) => {
    const above: number[] = [];
    for (const node of nodesOf(root)) {
      const level = levelOf(node);
      if (level === undefined) continue;
      while ((above.at(-1) ?? 0) >= level) above.pop();
      node.tagName = `h${Math.min(highest + above.length, lowest)}`;
      above.push(level);
    }
  };
}
