import { matter } from 'vfile-matter';
import { frontMatterKeys } from '@/lib/blog/post-schema';

export type Facts = Record<string, unknown>;

/** `facts` by the keys that are meant; `unknown` are keys of nothing. */
export type FrontMatter = { facts: Facts; unknown: readonly string[]; body: string };

type Parts = { facts: Facts; body: string };

const fences = 'write keys such as title: between two lines ---, the first of which begins the file';
const isKey = /^\s*(?:---|(?:title|metaTitle|date|author) *:)/i;

function partsOf(text: string): Parts {
  // The library takes a virtual file, of which it uses these three parts.
  const file = { value: text, data: {} as { matter?: Facts }, toString: () => text };
  matter(file as unknown as Parameters<typeof matter>[0], { strip: true });
  const facts = file.data.matter ?? {};
  if (typeof facts !== 'object' || (file.value === text && isKey.test(text))) throw new Error(fences);
  return { facts, body: file.value.trim() };
}

/** Texts with a colon, such as `title: Who decides: a guide`, in the quotation marks without which they are no YAML. */
function quoted(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\n---/, (front) =>
    front.replace(
      /^(\w+):[ \t]+([^\s"'[{|>&*!%#@`].*:(?: .*)?)$/gm,
      (_, key: string, value: string) => `${key}: ${JSON.stringify(value)}`,
    ),
  );
}

function partsOrQuoted(text: string): Parts {
  try {
    return partsOf(text);
  } catch (error) {
    try {
      return partsOf(quoted(text));
    } catch {
      throw error;
    }
  }
}

/** The key that is meant: capitals do not matter, and the title of a post is called that too. */
function keyMeant(written: string): string | undefined {
  const small = written.toLowerCase().replace(/^(?=(?:title|description)$)/, 'meta');
  return frontMatterKeys.find((key) => key.toLowerCase() === small);
}

/** Of a Markdown file; throws where its front matter cannot be read. */
export function readFrontMatter(text: string): FrontMatter {
  const { facts: written, body } = partsOrQuoted(text);
  const facts: Facts = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(written)) {
    const key = keyMeant(name);
    if (!key) unknown.push(name);
    else if (key === name || !(key in written)) facts[key] = value;
  }
  return { facts, unknown, body };
}

/** `:3: ` where a key stands in the third line; without one, or where it stands nowhere, no number. */
export function placeOf(text: string, key: string): string {
  const at = text.split('\n').findIndex((line) => {
    const [, written = ''] = /^([\w-]+) *:/.exec(line) ?? [];
    return written === key || keyMeant(written) === key;
  });
  return at > 0 ? `:${at + 1}: ` : ': ';
}

/** What the YAML reader says, which shows the place on further lines and counts from below the opening `---`. */
export function yamlComplaint(error: unknown): string {
  const { message, linePos } = error as Error & { linePos?: readonly { line: number }[] };
  const [first = ''] = message.split('\n');
  if (!linePos?.[0]) return `: ${first}`;
  const words = first.replace(/ at line \d+, column \d+:?$/, '');
  return `:${linePos[0].line + 1}: ${words}; put a text with signs such as : or # in quotation marks`;
}
