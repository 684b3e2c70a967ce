import { phoneParts } from '@/lib/base/text/phone-numbers';

export type TreeNode = {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  value?: string;
  align?: (string | null)[];
  position?: { start: { line: number }; end: { line: number } };
};

/** Returns all nodes in document order; not recursive, because an untrusted tree may be deep. */
export function nodesOf(root: TreeNode): TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    for (const child of (node.children ?? []).toReversed()) waiting.push(child);
  }
  return found;
}

/** Maximum nesting of elements; real posts have at most a dozen levels. */
const MAX_DEPTH = 100;

export function rehypeDepthLimit(): (root: TreeNode) => void {
  return (root) => {
    let level = root.children ?? [];
    for (let depth = 1; level.length > 0; depth++) {
      if (depth > MAX_DEPTH) throw new RangeError(`elements more than ${MAX_DEPTH} deep`);
      level = level.flatMap((node) => node.children ?? []);
    }
  };
}

/** Headings start at this level, because the page's title is the h1. */
const MIN_LEVEL = 2;
const MAX_LEVEL = 6;

function levelOf({ tagName }: TreeNode): number | undefined {
  const level = /^h([1-6])$/.exec(tagName ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

function isEmptyHeading(node: TreeNode): boolean {
  return levelOf(node) !== undefined && node.children?.every(({ type }) => type === 'comment') === true;
}

/** Renumbers headings from h2 without gaps, at most h6; drops empty ones. */
export function rehypeShiftHeadings(): (root: TreeNode) => void {
  return (root) => {
    const above: number[] = [];
    for (const node of nodesOf(root)) {
      node.children = node.children?.filter((child) => !isEmptyHeading(child));
      const level = levelOf(node);
      if (level === undefined) continue;
      while ((above.at(-1) ?? 0) >= level) above.pop();
      node.tagName = `h${Math.min(MIN_LEVEL + above.length, MAX_LEVEL)}`;
      above.push(level);
    }
  };
}

/** A heading in a post. `id`: the heading's id, used in links to it. */
export type TextHeading = { id: string; words: string };

/** Gives ids to headings of level 2 and appends them to `found`. Runs after the sanitizer, which removes ids. */
export function rehypeListHeadings(found: TextHeading[]): (root: TreeNode) => void {
  return (root) => {
    for (const node of nodesOf(root)) {
      if (node.tagName !== `h${MIN_LEVEL}` || node.properties?.id) continue;
      const id = `part-${found.length + 1}`;
      node.properties = { ...node.properties, id };
      found.push({
        id,
        words: nodesOf(node)
          .map(({ value = '' }) => value)
          .join('')
          .trim(),
      });
    }
  };
}

/** URL schemes allowed in links (requirements section 5). */
export const linkSchemes = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

/** Returns '' for a scheme that is not allowed (requirements section 5); relative addresses are kept. */
export function safeAddress(address: string): string {
  const scheme = /^([^:/?#]*):/.exec(address)?.[1];
  if (scheme === undefined) return address;
  const known = scheme.toLowerCase();
  // The sanitizer expects schemes in lowercase.
  return linkSchemes.includes(known) ? known + address.slice(scheme.length) : '';
}

function isRefusedLink({ tagName, properties }: TreeNode): boolean {
  const address = properties?.href;
  return tagName === 'a' && typeof address === 'string' && address !== '' && safeAddress(address) === '';
}

function withoutRefusedLinks(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => (isRefusedLink(node) ? (node.children ?? []) : [node]));
}

/** Replaces refused links with their text, and other refused addresses with ''. */
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

function withPhones(node: TreeNode): TreeNode[] {
  if (node.type !== 'text') return [node];
  return phoneParts(node.value ?? '').map(({ text, href }) => {
    const words = { type: 'text', value: text };
    return href ? { type: 'element', tagName: 'a', properties: { href }, children: [words] } : words;
  });
}

/** Links phone numbers. Runs after the sanitizer, which refuses `tel:` links by authors (requirements section 5). */
export function rehypePhones(): (root: TreeNode) => void {
  return (root) => {
    const waiting = [root];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (!node.children || /^(?:a|code|pre)$/.test(node.tagName ?? '')) continue;
      node.children = node.children.flatMap(withPhones);
      waiting.push(...node.children);
    }
  };
}

/** Makes a table's header as wide as its widest row, because extra cells would be dropped. */
export function remarkWholeRows(): (root: TreeNode) => void {
  return (root) => {
    for (const { align, children = [] } of nodesOf(root)) {
      const widest = align ? Math.max(...children.map((row) => row.children?.length ?? 0)) : 0;
      while (align && align.length < widest) align.push(null);
    }
  };
}
