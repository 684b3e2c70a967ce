import { createHash } from 'node:crypto';
import { decodeHTMLStrict } from 'entities';
import { decodeAddress } from '@/lib/base/addresses';
import { Cache } from '@/lib/base/cache';
import { preflight, withinLimit } from '@/lib/blog/markdown/preflight';
import { withoutMarkup } from '@/lib/blog/markdown/raw-html';
import type { TreeNode } from '@/lib/blog/markdown/rehype-plugins';

/** Lines `line` to `last` of a post (the first line is 1), with words that the page does not show. */
type LostLine = { line: number; last: number; words: string };

/** Matches Markdown syntax that is not words: list numbers, checkboxes, footnote and reference labels. */
const MARKS =
  /^[ \t>]*(?:\d{1,9}[.)]|[-*+] \[[xX]\])[ \t]|\[\^[^\]\n]+\]|^ {0,3}\[[^\]\n]+\]:|\]\[[^\]\n]*\]/gm;

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function attributeWords({ properties = {} }: TreeNode): string[] {
  const values = Object.values(properties).flat().map(String);
  return values.flatMap((value) => [
    ...wordsOf(value),
    ...wordsOf(value.replace(/(?:%[\da-f]{2})+/gi, (part) => decodeAddress(part) ?? part)),
  ]);
}

/**
 * Returns the words on a page, keyed by Markdown line. Words in attributes are stored under line 0, because
 * an address may be defined on another line.
 */
function shownWords(root: TreeNode): Map<number, Set<string>[]> {
  const shown = new Map<number, Set<string>[]>();
  // Lines of a node share its set, because the text of a whole post may be a single node.
  const add = (line: number, words: Set<string>) => {
    const known = shown.get(line);
    if (known) known.push(words);
    else shown.set(line, [words]);
  };
  const inAttributes = new Set<string>();
  const waiting = [{ node: root, position: root.position }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next;
    const position = node.position ?? next.position;
    const words = new Set(wordsOf(node.value ?? ''));
    for (let line = position?.start.line ?? 1; words.size > 0 && line <= (position?.end.line ?? 1); line++)
      add(line, words);
    for (const word of attributeWords(node)) inAttributes.add(word);
    for (const child of node.children ?? []) waiting.push({ node: child, position });
  }
  return shown.set(0, [inAttributes]);
}

/** Merges lines that are adjacent or separated by only one line. */
function inRows(lines: readonly LostLine[]): LostLine[] {
  const rows: LostLine[] = [];
  for (const next of lines) {
    const row = rows.at(-1);
    if (row && next.line <= row.last + 2) row.last = next.line;
    else rows.push({ ...next });
  }
  return rows;
}

/**
 * Returns the syntax tree of a post's page. Markdown that cannot be rendered becomes a single node, because
 * the page shows it unformatted.
 */
async function pageTree(markdown: string): Promise<TreeNode> {
  const position = { start: { line: 1 }, end: { line: markdown.split('\n').length } };
  const plain = { type: 'text', value: markdown, position };
  // Loaded when needed, because it takes a quarter of a second, and few posts have risky syntax.
  const { markdownTree } = await import('@/lib/blog/markdown/markdown-tree');
  return (await preflight(markdown)).ok ? markdownTree(markdown).catch(() => plain) : plain;
}

async function findLost(markdown: string): Promise<LostLine[]> {
  const shown = shownWords(await pageTree(withinLimit(markdown)));
  const lines = withoutMarkup(markdown).replace(MARKS, ' ').split('\n');
  const lost = lines.flatMap((text, at) => {
    const sets = [...(shown.get(at + 1) ?? []), ...(shown.get(0) ?? [])];
    const isLost = (word: string) => !sets.some((words) => words.has(word));
    const words = wordsOf(decodeHTMLStrict(text)).filter(isLost).join(' ').slice(0, 60);
    return words ? [{ line: at + 1, last: at + 1, words }] : [];
  });
  return inRows(lost);
}

const lostLines = new Cache<LostLine[]>({ max: 2000 });

/** Matches syntax that can make words disappear: HTML, a code fence, a link definition, a refused link. */
const RISKY = /<|^ {0,3}(?:```|~~~)|\]:|\]\(\s*<?(?!https?:|mailto:)[a-z][\w+.-]*:/im;

/**
 * Reports words of a post that its page does not show: `:7: the page does not show …`. `line`: number of the text's
 * first line.
 */
export async function lostWords(markdown: string, line: number): Promise<string[]> {
  if (!RISKY.test(markdown) && withinLimit(markdown) === markdown) return [];
  const key = createHash('sha256').update(markdown).digest('base64url');
  const lost = await lostLines.getOrMake(key, () => findLost(markdown));
  return lost.map(({ line: first, last, words }) => {
    const upTo = last > first ? ` and more up to line ${last + line - 1}` : '';
    return `:${first + line - 1}: the page does not show “${words}”${upTo}: write it as plain text`;
  });
}
