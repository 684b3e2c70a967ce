import { type Facts, keyMeant, readFacts } from '@/lib/blog/sources/facts';

/** `head`: the text before the body, including the `---` lines. */
export type FrontMatter = Facts & Record<'head' | 'body', string>;

const fenced = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Parses a Markdown file's front matter. Throws if its YAML is invalid. A file without front matter has no keys. */
export function readFrontMatter(text: string, isMonthFirst: boolean): FrontMatter {
  const [head = '', yaml = ''] = fenced.exec(text) ?? [];
  const read = readFacts(yaml, 2, isMonthFirst);
  if ('reason' in read) throw new Error(`:${read.line}: ${read.reason}`);
  return { ...read, head, body: text.slice(head.length).trim() };
}

/** Returns `:3: ` for a key on the third line; `: ` if the text does not contain the key. */
export function lineOf(text: string, key: string): string {
  const at = text.split('\n').findIndex((line) => {
    const [, written = ''] = /^([\w-]+) *:/.exec(line) ?? [];
    return written === key || keyMeant(written) === key;
  });
  return at > 0 ? `:${at + 1}: ` : ': ';
}
