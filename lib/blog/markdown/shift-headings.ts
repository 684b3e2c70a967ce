import { nodesOf, type TreeNode } from '@/lib/blog/markdown/tree';

/** The page has the one h1. */
const highest = 2;
const lowest = 6;

function levelOf({ tagName }: TreeNode): number | undefined {
  const level = /^h([1-6])$/.exec(tagName ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

/** The largest becomes h2, the others follow without a gap, at most h6. */
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
