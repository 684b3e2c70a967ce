import { escapeAttribute, escapeText } from 'entities';
import type { TreeNode } from '@/lib/blog/markdown/tree';

// What readers show of an article; anything else gives only what is in it (discovery section 8, SecurityRisk).
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  blockquote: [],
  br: [],
  code: [],
  del: [],
  em: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  img: ['src', 'alt', 'title'],
  li: [],
  ol: ['start'],
  p: [],
  pre: [],
  strong: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['align'],
  th: ['align'],
  thead: [],
  tr: [],
  ul: [],
};
const empty = new Set(['br', 'hr', 'img']);
const silent = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'noscript',
  'template',
  'svg',
  'math',
]);
const schemes = new Set(['http:', 'https:', 'mailto:', 'irc:', 'ircs:', 'xmpp:']);

/** An address of the text as a reader elsewhere needs it: absolute; nothing for a scheme that is not allowed (requirements section 5). */
function absolute(address: string, base: string): string | undefined {
  if (address === '' || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return schemes.has(url.protocol) ? url.href : undefined;
}

function attribute(name: string, value: unknown, base: string): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = name === 'href' || name === 'src' ? absolute(String(value), base) : String(value);
  return text === undefined ? '' : ` ${name}="${escapeAttribute(text)}"`;
}

/** A tree as HTML for readers elsewhere: plain article markup with absolute addresses; `base` is the article's own. */
export function hastHtml(node: TreeNode, base: string): string {
  if (node.type === 'text') return escapeText(node.value ?? '');
  const { tagName: name = '', properties = {}, children = [] } = node;
  if (silent.has(name)) return '';
  const inner = children.map((child) => hastHtml(child, base)).join('');
  const known = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!known) return inner;
  const start = `<${name}${known.map((each) => attribute(each, properties[each], base)).join('')}>`;
  return empty.has(name) ? start : `${start}${inner}</${name}>`;
}
