import { escapeAttribute, escapeText } from 'entities';
import { linkSchemes, type TreeNode } from '@/lib/blog/markdown/rehype-plugins';

// Elements that feed readers show; others are replaced by their content (discovery section 8, SecurityRisk).
const FEED_ELEMENTS = new Set(
  (
    'a b blockquote br code dd del dl dt em h1 h2 h3 h4 h5 h6 hr i img ins kbd li ol p pre s strong sub sup ' +
    'table tbody td th thead tr u ul'
  ).split(' '),
);
const attributes = new Map([
  ['a', ['href', 'title']],
  ['img', ['src', 'alt', 'title']],
  ['ol', ['start']],
  ['td', ['align']],
  ['th', ['align']],
]);
const empty = new Set(['br', 'hr', 'img']);
const silent = new Set('script style iframe object embed noscript template svg math'.split(' '));

/**
 * Returns an absolute address; undefined for a scheme that is not allowed (requirements section 5). Only our own links
 * use `tel`.
 */
function absolute(address: string, base: string): string | undefined {
  if (address === '' || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return [...linkSchemes, 'tel'].includes(url.protocol.slice(0, -1)) ? url.href : undefined;
}

function attribute(name: string, value: unknown, base: string): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = name === 'href' || name === 'src' ? absolute(String(value), base) : String(value);
  return text === undefined ? '' : ` ${name}="${escapeAttribute(text)}"`;
}

/** Converts a syntax tree to simple HTML for feed readers. `base`: the article's address. */
export function hastHtml(node: TreeNode, base: string): string {
  if (node.type === 'text') return escapeText(node.value ?? '');
  const { tagName: name = '', properties = {}, children = [] } = node;
  if (silent.has(name)) return '';
  // Feed readers drop form fields, so the checkbox of a task list becomes a character.
  if (name === 'input') return properties.checked ? '☑' : '☐';
  const inner = children.map((child) => hastHtml(child, base)).join('');
  if (!FEED_ELEMENTS.has(name)) return inner;
  const written = (attributes.get(name) ?? []).map((each) => attribute(each, properties[each], base));
  const start = `<${name}${written.join('')}>`;
  return empty.has(name) ? start : `${start}${inner}</${name}>`;
}
