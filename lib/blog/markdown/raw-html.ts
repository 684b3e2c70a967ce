import { nodesOf, type TreeNode } from '@/lib/blog/markdown/rehype-plugins';

/** Names of HTML elements. Any other name in angle brackets, such as `<Name of Resident>`, is text. */
const NAMES = new Set(
  (
    'a abbr acronym address area article aside audio b base bdi bdo big blink blockquote body br button canvas caption center cite ' +
    'code col colgroup dd del details dfn dir div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 ' +
    'h5 h6 head header hr html i iframe img input ins kbd label legend li link main map mark marquee math menu meta nav nobr noscript ' +
    'object ol p param picture pre q rp rt ruby s samp script section small source span strike strong style sub summary sup svg table ' +
    'tbody td template tfoot th thead time tr track tt u ul var video wbr'
  ).split(' '),
);
/** Matches elements that are removed with their content. lost-words.ts reports the loss to the editor. */
const LEFT_OUT = /^(?:script|style|iframe|object|embed|svg|math|audio|video|canvas|noscript|template)$/;
const UNPAIRED = /^(?:br|hr|img|wbr|col|p|li|dd|dt|t[rhd]|thead|tbody|tfoot|caption)$/;
/**
 * Matches names of elements that are useless without attributes. Without attributes, their tags are treated as text:
 * `<source>`.
 */
const ATTRIBUTED = /^(?:area|base|embed|input|link|meta|param|source|track)$/;

const COMMENT = /<!--[\s\S]*?-->/;
const ATTRIBUTE = /\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/;
const TAG = new RegExp(`<(/?)([a-z][a-z0-9-]*)((?:${ATTRIBUTE.source})*)\\s*/?>`, 'i');
const MARKUP = new RegExp(`${COMMENT.source}|${TAG.source}|<!--[\\s\\S]*$|<`, 'gi');
/** Matches attributes that need no value. Other attributes without a value are probably words: `a <b and b> c`. */
const FLAG = /^(?:open|checked|disabled|reversed|hidden|controls|allowfullscreen|async|defer|nowrap)$/i;

/** Lowercase names of tags: `b`, `/b`. */
type TagNames = ReadonlySet<string>;

function tagNames(html: string): TagNames {
  const tags = html.matchAll(new RegExp(TAG.source, 'gi'));
  return new Set(Array.from(tags, ([, slash = '', name = '']) => slash + name.toLowerCase()));
}

function isElement(name: string, slash: string, attributes: string, all: TagNames): boolean {
  if (!NAMES.has(name)) return false;
  const flags = attributes.replace(/=\s*(?:"[^"]*"|'[^']*'|\S+)/g, '=').split(/\s+/);
  if (flags.some((flag) => flag !== '' && !flag.endsWith('=') && !FLAG.test(flag))) return false;
  if (ATTRIBUTED.test(name)) return attributes !== '';
  return UNPAIRED.test(name) || all.has(slash ? name : `/${name}`);
}

type Replacement = (tag: string, isHtml: boolean) => string;

/**
 * Replaces comments and tags. `all`: names of all tags in the text. A tag without its opening or closing
 * counterpart is treated as text.
 */
function replaceTags(html: string, all: TagNames, replacement: Replacement): string {
  return html.replace(MARKUP, (tag, slash = '', name = '', attributes = '') =>
    replacement(tag, tag.startsWith('<!--') || isElement(name.toLowerCase(), slash, attributes, all)),
  );
}

/** Returns a plugin that escapes whatever only looks like HTML. */
export function rehypeTagsAsText(): (root: TreeNode) => void {
  return (root) => {
    const raw = nodesOf(root).filter(({ type }) => type === 'raw');
    const all = tagNames(raw.map(({ value = '' }) => value).join('\n'));
    for (const node of raw)
      node.value = replaceTags(node.value ?? '', all, (tag, isHtml) =>
        isHtml ? tag : tag.replace('<', '&lt;'),
      );
  };
}

const SHOWN_VALUE = /\b(?:href|src|alt|title|data|content|value)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** Removes comments and tags from Markdown, but keeps words in attributes. The number of lines stays the same. */
export function withoutMarkup(markdown: string): string {
  return replaceTags(markdown, tagNames(markdown), (tag, isHtml) => {
    const isComment = tag.startsWith('<!--');
    if (!isHtml || (isComment && !tag.endsWith('-->'))) return tag;
    const words = isComment ? [] : Array.from(tag.matchAll(SHOWN_VALUE), ([, word = '']) => word);
    return ` ${words.join(' ').replaceAll('\n', ' ')} ${'\n'.repeat(tag.split('\n').length - 1)}`;
  });
}

/** Matches the ids of our own footnotes. Other ids are removed, because they could collide with an id on the page. */
const FOOTNOTE_ID = /^(?:user-content-fn(?:ref)?-|footnote-label$)/;

/** Whether an element is removed: active content and form fields, except checkboxes of task lists. */
function isLeftOut({ tagName = '', properties }: TreeNode): boolean {
  return LEFT_OUT.test(tagName) || (tagName === 'input' && properties?.type !== 'checkbox');
}

/** Returns a plugin that removes active content, form fields and all ids except those of footnotes. */
export function rehypeLeftOut(): (root: TreeNode) => void {
  return (root) => {
    const ids = new Set<unknown>();
    for (const node of nodesOf(root)) {
      node.children = node.children?.filter((child) => !isLeftOut(child));
      const id = node.properties?.id;
      if (node.properties && (ids.has(id) || !FOOTNOTE_ID.test(String(id)))) delete node.properties.id;
      ids.add(id);
    }
  };
}
