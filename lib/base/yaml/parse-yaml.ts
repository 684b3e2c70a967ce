import { isCollection, isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument } from 'yaml';
import { quoteTexts, type YamlProblem } from '@/lib/base/yaml/quote-texts';
import { noteTyped } from '@/lib/base/yaml/typed-text';

/** `error`: the reason why the text could not be parsed, with its line. */
export type ParsedYaml = { value?: unknown; error?: YamlProblem; duplicates: readonly YamlProblem[] };

type Source = { yaml: string; firstLine: number; lines: LineCounter; duplicates: YamlProblem[] };

const LAYOUT =
  'this line is neither a key with a colon nor an entry of a list, or begins too far right or left';
const REASONS: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'a line of hyphens above ends the file: remove it',
  RESOURCE_EXHAUSTION: 'there are too many brackets in each other',
};

function open(yaml: string) {
  const lineCounter = new LineCounter();
  const options = { schema: 'failsafe', uniqueKeys: false, prettyErrors: false, lineCounter } as const;
  const { contents, errors } = parseDocument(yaml, options);
  return { contents, errors, lines: lineCounter };
}

function lineAt({ lines, firstLine }: Pick<Source, 'lines' | 'firstLine'>, offset: number): number {
  return Math.max(1, lines.linePos(offset).line) + firstLine - 1;
}

function startOf(node: unknown): number {
  return isScalar(node) || isCollection(node) ? (node.range?.[0] ?? 0) : 0;
}

function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

/**
 * Merges duplicate keys: joins lists, else takes the first non-empty value; for `draft`, takes the value that
 * hides the post.
 */
function merged(name: string, first: unknown, second: unknown): { value: unknown; isLoss: boolean } {
  if (Array.isArray(first) && Array.isArray(second)) return { value: [...first, ...second], isLoss: false };
  if (isEmpty(first) || isEmpty(second)) return { value: isEmpty(first) ? second : first, isLoss: false };
  const isOff = name.toLowerCase() === 'draft' && /^(?:false|no|off|0)\b/i.test(String(first));
  return { value: isOff ? second : first, isLoss: true };
}

function toMap(pairs: readonly Pair[], source: Source): object {
  const values = new Map<string, unknown>();
  const lines = new Map<string, number>();
  for (const pair of pairs) {
    const name = nameOf(pair);
    const value = toValue(pair.value, source);
    const line = lineAt(source, startOf(pair.key));
    const before = lines.get(name);
    const both = merged(name, values.get(name) ?? null, value);
    if (before !== undefined && both.isLoss) {
      const reason = `${name} stands twice, in lines ${before} and ${line}: take one out`;
      source.duplicates.push({ line, reason, key: name });
    }
    values.set(name, before === undefined ? value : both.value);
    lines.set(name, before ?? line);
  }
  return Object.fromEntries(values);
}

function toValue(node: unknown, source: Source): unknown {
  const text = (one: unknown) => source.yaml.slice(startOf(one), (one as { range: number[] }).range[1]);
  if (isScalar(node)) return node.type === 'PLAIN' && /^~?$/.test(String(node.value)) ? null : node.value;
  if (isSeq(node)) {
    const list = node.items.map((item) => toValue(item, source));
    return node.flow ? noteTyped(list, text(node)) : list;
  }
  if (!isMap(node)) return null;
  const map = toMap(node.items, source);
  const [pair, ...others] = node.items;
  if (node.flow) return noteTyped(map, text(node));
  const [value] = Object.values(map);
  const isText = pair && others.length === 0 && typeof value === 'string';
  return isText ? noteTyped(map, `${text(pair.key)}: ${value}`) : map;
}

/** Parses YAML as people write it: every scalar is text as typed, or null. `firstLine`: its first line in the file. */
export function parseYaml(text: string, firstLine = 1): ParsedYaml {
  const { yaml, problem } = quoteTexts(text);
  if (problem) return { error: { ...problem, line: problem.line + firstLine - 1 }, duplicates: [] };
  const { contents, errors, lines } = open(yaml);
  const [error] = errors;
  const source: Source = { yaml, firstLine, lines, duplicates: [] };
  if (!error) return { value: toValue(contents, source), duplicates: source.duplicates };
  const reason = REASONS[error.code] ?? LAYOUT;
  return { error: { line: lineAt(source, error.pos[0]), reason }, duplicates: [] };
}

type Found = { start: number; values: unknown[] };

/** Finds the values of a key in several maps, or the entry at an index, as if the maps or lists were merged. */
function under(nodes: readonly unknown[], key: PropertyKey): Found | undefined {
  const pairs = nodes
    .filter((node) => isMap(node))
    .flatMap(({ items }) => items)
    .filter((pair) => nameOf(pair).toLowerCase() === String(key).toLowerCase());
  if (pairs[0]) return { start: startOf(pairs[0].key), values: pairs.map(({ value }) => value) };
  const entry = nodes.filter((node) => isSeq(node)).flatMap(({ items }) => items)[Number(key)];
  return entry ? { start: startOf(entry), values: [entry] } : undefined;
}

/** Returns the line of the value at a path, counted from `firstLine`, or its parent's line if the key is absent. */
export function yamlLine(text: string, path: readonly PropertyKey[], firstLine = 1): number {
  const { yaml } = quoteTexts(text);
  const { contents, lines } = open(yaml);
  let found: Found = { start: 0, values: [contents] };
  for (const key of path) {
    const next = under(found.values, key);
    if (!next) break;
    found = next;
  }
  return lineAt({ lines, firstLine }, found.start);
}
