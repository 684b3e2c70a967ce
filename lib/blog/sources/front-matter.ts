import { load, YAMLException } from 'js-yaml';
import { yamlReason } from '@/lib/base/text/yaml-reason';
import { frontMatterKeys } from '@/lib/blog/post-schema';

/** `facts` by the keys that are meant; `unknown` by keys of nothing; `head`: the text up to the body, fences included. */
export type FrontMatter = Record<'facts' | 'unknown', Record<string, unknown>> &
  Record<'head' | 'body', string>;

const fenced = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Texts with a colon, such as `title: Who decides: a guide`, in the quotation marks without which they are no YAML. */
function quoted(yaml: string): string {
  return yaml.replace(
    /^(\w+):[ \t]+([^\s"'[{|>&*!%#@`][^#\r\n]*:(?: [^#\r\n]*)?)$/gm,
    (_, key: string, value: string) => `${key}: ${JSON.stringify(value)}`,
  );
}

/** The key that is meant: capitals do not matter, and the title of a post is called that too. */
function keyMeant(written: string): string | undefined {
  const small = written.toLowerCase().replace(/^(?=(?:title|description)$)/, 'meta');
  return frontMatterKeys.find((key) => key.toLowerCase() === small);
}

/** Parses what stands between the fences; throws where it is no list of keys. */
function parseKeys(yaml: string): Record<string, unknown> {
  const written: unknown = load(quoted(yaml).trim() || '{}');
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw new Error('expected keys such as title: between the two lines ---');
  return written as Record<string, unknown>;
}

/** Reads the front matter of a Markdown file; throws where its YAML cannot be read. Without any there are no keys. */
export function readFrontMatter(text: string): FrontMatter {
  const [head = '', yaml = ''] = fenced.exec(text) ?? [];
  const written = parseKeys(yaml);
  const facts: FrontMatter['facts'] = {};
  const unknown: FrontMatter['unknown'] = {};
  for (const [name, value] of Object.entries(written)) {
    const key = keyMeant(name);
    if (!key) unknown[name] = value;
    else if (key === name || !(key in written)) facts[key] = value;
  }
  return { facts, unknown, head, body: text.slice(head.length).trim() };
}

/** `:3: ` where a key stands in the third line; without one, or where it stands nowhere, no number. */
export function lineOf(text: string, key: string): string {
  const at = text.split('\n').findIndex((line) => {
    const [, written = ''] = /^([\w-]+) *:/.exec(line) ?? [];
    return written === key || keyMeant(written) === key;
  });
  return at > 0 ? `:${at + 1}: ` : ': ';
}

/** What the YAML reader says, which counts from below the opening `---`. */
export function yamlComplaint(error: unknown): string {
  if (!(error instanceof YAMLException)) return `: ${(error as Error).message}`;
  const line = (error.mark?.line ?? 0) + 2;
  return `:${line}: ${yamlReason(error.reason)}; put a text with signs such as : or # in quotation marks`;
}
