import { nodesOf, type TreeNode } from '@/lib/blog/markdown/tree';

const schemes = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);

/**
 * A link or picture address with one of six schemes, or a relative one; any other becomes empty (requirements section 5).
 * What stands before the first colon is a scheme only if no slash, question mark or hash stands before it.
 */
export function safeAddress(address: string): string {
  const scheme = /^([^:/?#]*):/.exec(address)?.[1];
  if (scheme === undefined) return address;
  const known = scheme.toLowerCase();
  // In lower case, as the sanitiser compares it.
  return schemes.has(known) ? known + address.slice(scheme.length) : '';
}

function isRefusedLink({ tagName, properties }: TreeNode): boolean {
  const address = properties?.href;
  return tagName === 'a' && typeof address === 'string' && address !== '' && safeAddress(address) === '';
}

/** Puts the words of a link with another scheme in its place: one that leads nowhere would be no link. */
function withoutRefusedLinks(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => (isRefusedLink(node) ? (node.children ?? []) : [node]));
}

/** Rids a tree of every address that has another scheme: links become their words, other addresses empty. */
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
