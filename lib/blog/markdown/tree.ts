/** As much of the HTML tree (hast) as the plugins here look at. */
export type TreeNode = {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  value?: string;
};

/** All nodes of a tree from the top down; without recursion, since a tree from outside may be deep. */
export function nodesOf(root: TreeNode): TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    for (const child of (node.children ?? []).toReversed()) waiting.push(child);
  }
  return found;
}

/** How many elements lie one in the other at the deepest place. */
export function depthOf(root: TreeNode): number {
  let depth = 0;
  for (
    let level = root.children ?? [];
    level.length > 0;
    level = level.flatMap((node) => node.children ?? [])
  )
    depth++;
  return depth;
}
