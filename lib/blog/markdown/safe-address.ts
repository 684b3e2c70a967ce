import { nodesOf, type TreeNode } from '@/lib/blog/markdown/tree';

const schemes = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);

/** '' for a scheme that is not allowed (requirements section 5); a relative address has none before its first slash. */
export function safeAddress(address: string): string {
  const scheme = /^([^:/?#]*):/.exec(address)?.[1];
  if (scheme === undefined) return address;
  const known = scheme.toLowerCase();
  // The sanitizer compares schemes in lower case.
  return schemes.has(known) ? known + address.slice(scheme.length) : '';
}

function isRefusedLink({ tagName, properties }: TreeNode): boolean {
  const address = properties?.href;
  return tagName === 'a' && typeof address === 'string' && address !== '' && safeAddress(address) === '';
}

function withoutRefusedLinks(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => (isRefusedLink(node) ? (node.children ?? []) : [node]));
}

/** Replaces refused links by their text and empties other refused addresses. */
export function rehypeSafeAddresses(): (root: TreeNode) => void {
  return (root) => {
    for (const node of nodesOf(root)) if (node.children) node.children = withoutRefusedLinks(node.children);
    for (const { properties } of nodesOf(root)) {
      for (const name of ['href', 'src', 'cite', 'longDesc']) {
        const address = properties?.[name];
        if (properties && typeof address === 'string') properties[name] = safeAddress(address);
      }
    }
  };
}
