import { nodesOf, type TreeNode } from '@/lib/markdown/tree';

/** The page itself has the one h1, so the largest heading of a text is an h2. */
const highest = 2;
const lowest = 6;

function levelOf({ tagName }: TreeNode): number | undefined {
  const level = /^h([1-6])$/.exec(tagName ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Moves all headings of a tree by the same steps, so that its largest is an h2; none gets smaller than h6. */
export function rehypeShiftHeadings(): (root: TreeNode) => void {
  return (root) => {
    const headings = nodesOf(root).filter((node) => levelOf(node) !== undefined);
    const largest = Math.min(...headings.map((node) => levelOf(node) ?? lowest));
    for (const node of headings) {
      const level = (levelOf(node) ?? lowest) + highest - largest;
      node.tagName = `h${Math.min(level, lowest)}`;
    }
  };
}
