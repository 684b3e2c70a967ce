import { type Facts, keyMeant, readFacts } from '@/lib/blog/sources/facts';

/** `head`: the text up to the body, fences included. */
export type FrontMatter = Facts & Record<'head' | 'body', string>;

const fenced = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads the front matter of a Markdown file; throws where its YAML cannot be read. Without any there are no keys. */
export function readFrontMatter(text: string, isMonthFirst: boolean): FrontMatter {
  const [head = '', yaml = ''] = fenced.exec(text) ?? [];
  const read = readFacts(yaml, 2, isMonthFirst);
  if ('reason' in read) throw new Error(`:${read.line}: ${read.reason}`);
  return { ...read, head, body: text.slice(head.length).trim() };
}

/** `:3: ` where a key stands in the third line; without one, or where it stands nowhere, no number. */
export function lineOf(text: string, key: string): string {
  const at = text.split('\n').findIndex((line) => {
    const [, written = ''] = /^([\w-]+) *:/.exec(line) ?? [];
    return written === key || keyMeant(written) === key;
  });
  return at > 0 ? `:${at + 1}: ` : ': ';
}
