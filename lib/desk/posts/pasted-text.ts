import Turndown from 'turndown';

/** Returns a property of a `style` attribute. */
function styleOf(node: Element, property: string): string {
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'i').exec(node.getAttribute('style') ?? '');
  return (found?.[1] ?? '').trim().toLowerCase();
}

const isNamed = (node: Node, names: RegExp) => names.test(node.nodeName);
const isList = (node: Node | null) => node !== null && isNamed(node, /^[OU]L$/);
const isHeading = (node: Element) =>
  isNamed(node, /^H[1-6]$/) || /^Mso(?:Title|Heading)/.test(node.className);

/**
 * Whether an element is bold or italic according to its tag or style. Google Docs wraps everything in a `b`
 * whose style is not bold.
 */
function isStyled(node: Element, tags: RegExp, property: string, values: RegExp): boolean {
  const value = styleOf(node, property);
  return value === '' ? isNamed(node, tags) : values.test(value) && isNamed(node, /^(?:B|STRONG|I|EM|SPAN)$/);
}
const isBold = (node: Element) => isStyled(node, /^(?:B|STRONG)$/, 'font-weight', /^(?:bold|[6-9]00)$/);
const isItalic = (node: Element) => isStyled(node, /^(?:I|EM)$/, 'font-style', /^italic$/);

function hasAncestor(node: Element, test: (node: Element) => boolean): boolean {
  for (let above = node.parentElement; above; above = above.parentElement) if (test(above)) return true;
  return false;
}

function emphasized(node: Element, content: string): string {
  if (content.trim() === '' || hasAncestor(node, isHeading)) return content;
  const bold = isBold(node) && !hasAncestor(node, isBold) ? '**' : '';
  const italic = isItalic(node) && !hasAncestor(node, isItalic) ? '*' : '';
  return `${bold}${italic}${content}${italic}${bold}`;
}

const isWordMarker = (node: Element) => styleOf(node, 'mso-list') === 'ignore';
const isWordItem = (node: Element) => isNamed(node, /^P$/) && /\blevel\d/.test(styleOf(node, 'mso-list'));

/**
 * Converts a list item from Word. It is a paragraph whose style contains the level, with a marker span that
 * contains the bullet or number.
 */
function wordItem(node: Element, content: string): string {
  const [, level = '1'] = /\blevel(\d)/.exec(styleOf(node, 'mso-list')) ?? [];
  const marker = Array.from(node.querySelectorAll('span')).find(isWordMarker);
  const [, number] = /^\s*(\d{1,9})[.)]/.exec(marker?.textContent ?? '') ?? [];
  return `\n${'   '.repeat(Number(level) - 1)}${number ? `${number}.` : '-'} ${content.trim()}\n`;
}

function listItem(node: Element, content: string): string {
  const parent = node.parentElement;
  const items = Array.from(parent?.children ?? []).filter((one) => isNamed(one, /^LI$/));
  const marker = parent && isNamed(parent, /^OL$/) ? `${items.indexOf(node) + 1}.` : '-';
  return `${marker} ${content
    .trim()
    .replace(/\n\s*\n/g, '\n')
    .replaceAll('\n', '\n   ')}\n`;
}

function link(node: Element, content: string): string {
  const href = node.getAttribute('href') ?? '';
  if (content.trim() === '' || !/^(?:https?|mailto):/i.test(href) || !URL.canParse(href)) return content;
  return `[${content}](${new URL(href).href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

type Rule = [test: (node: Element) => boolean, write: (node: Element, content: string) => string];

/**
 * Rules that precede turndown's own; the first one that matches a node applies. `top`: level of the highest heading.
 */
const rules = (top: number): Rule[] => [
  [(node) => isNamed(node, /^(?:STYLE|SCRIPT|TITLE|XML|IMG|IFRAME|OBJECT|TEMPLATE)$/), () => ''],
  [isWordMarker, () => ''],
  [isWordItem, wordItem],
  [(node) => isNamed(node, /^LI$/), listItem],
  // Google Docs puts a nested list next to the list items instead of inside one.
  [
    (node) => isList(node) && isList(node.parentNode),
    (_, content) => `\n${content.trim().replace(/^/gm, '   ')}\n`,
  ],
  [
    isHeading,
    (node, content) => {
      const level = 2 + Math.max(0, levelOf(node) - top);
      return `\n\n${'#'.repeat(Math.min(level, 4))} ${content.trim().replace(/\s+/g, ' ')}\n\n`;
    },
  ],
  [(node) => isNamed(node, /^A$/), link],
  [(node) => isNamed(node, /^(?:B|STRONG|I|EM|SPAN)$/), emphasized],
];

function levelOf({ nodeName }: Node): number {
  return Number(/^H([1-6])$/.exec(nodeName)?.[1] ?? 1);
}

/**
 * Converts HTML from the clipboard, for example from Word or Google Docs, to Markdown for posts. Keeps
 * headings, bold, italic, lists, quotes and links; drops pictures, colors and everything else. `<` is
 * escaped, so no HTML remains.
 */
export function pastedText(html: string): string {
  const levels = [...html.matchAll(/<(?:h([1-6])\b|p\b[^<>]{0,200}MsoTitle)/gi)].map(
    ([, level = '1']) => level,
  );
  const turndown = new Turndown({ bulletListMarker: '-', emDelimiter: '*' });
  const escaped = turndown.escape.bind(turndown);
  turndown.escape = (text) => escaped(text).replaceAll('<', '\\<');
  for (const [index, [test, write]] of rules(Number(levels.toSorted()[0])).toReversed().entries())
    turndown.addRule(`own-${index}`, {
      filter: test,
      replacement: (content, node) => write(node as Element, content),
    });
  const text = turndown.turndown(html.replace(/\u00A0|&nbsp;/g, ' '));
  return text
    .replaceAll('****', '')
    .replace(/^[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
