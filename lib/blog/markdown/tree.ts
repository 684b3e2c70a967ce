export type TreeNode = {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  value?: string;
};

/** Without recursion, since an untrusted tree may be deep. */
export function nodesOf(root: TreeNode): TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    for (const child of (node.children ?? []).toReversed()) waiting.push(child);
  }
  return found;
}

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
