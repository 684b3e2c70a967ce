import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { parseYaml } from '@/lib/base/yaml/parse-yaml';
import { quoteTexts } from '@/lib/base/yaml/quote-texts';
import { firstValue, indented, pairLines, rendered } from '@/lib/desk/yaml-lines';
import {
  type Data,
  isData,
  isNothing,
  matched,
  type Path,
  sameValue,
  withValue,
} from '@/lib/desk/yaml-values';

type Source = { lines: readonly string[]; text: string; counter: LineCounter };
type Ranged = { range?: readonly [number, number, number] | null };
type Block = YAMLMap<unknown, unknown> | YAMLSeq;

/** Lines of a node: from the first up to `to` (exclusive). `column`: where it begins in its first line. */
type Place = { from: number; to: number; column: number };

function positionOf({ counter }: Source, offset: number): { line: number; column: number } {
  const { line, col } = counter.linePos(offset);
  return { line: Math.max(1, line) - 1, column: Math.max(1, col) - 1 };
}

/**
 * Returns the line after a node's last line with content. Comments after that line do not belong to the node.
 */
function endLine(source: Source, node: unknown, from: number): number {
  const { range } = node as Ranged;
  if (!range) return from + 1;
  const end = source.text.slice(0, range[1]).trimEnd().length;
  return Math.max(from, positionOf(source, Math.max(0, end - 1)).line) + 1;
}

/** Returns the place of a list entry, or of a key with its value. */
function placeOf(source: Source, item: unknown): Place {
  const [start, value] = isPair(item) ? [item.key, item.value] : [item, item];
  const { line, column } = positionOf(source, (start as Ranged).range?.[0] ?? 0);
  return {
    from: line,
    to: (value as Ranged | null)?.range ? endLine(source, value, line) : line + 1,
    column,
  };
}

function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

const isBlock = (node: unknown): node is Block =>
  (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;

/**
 * Whether both the node and the new value have entries, so that the node's lines can be edited one by one.
 */
function canDescend(node: unknown, value: unknown): node is Block {
  if (!isBlock(node)) return false;
  return isMap(node)
    ? isData(value) && Object.keys(value).length > 0
    : Array.isArray(value) && value.length > 0;
}

/** Returns the lines of a key with a new value. */
function pairAfter(source: Source, pair: Pair, before: unknown, value: unknown): readonly string[] {
  const { from, to, column } = placeOf(source, pair);
  if (sameValue(before, value)) return source.lines.slice(from, to);
  if (canDescend(pair.value, value)) {
    const heading = source.lines.slice(from, placeOf(source, pair.value.items[0]).from);
    return [...heading, ...nodeAfter(source, pair.value, before, value)];
  }
  const node = pair.value as (Ranged & { flow?: boolean; comment?: string | null; items?: object[] }) | null;
  const isPadded = /^[[{]\s/.test(source.text.slice(node?.range?.[0] ?? 0));
  // The new entries of an empty list ([]) go on separate lines.
  const isFlow = node?.flow && node.items?.length !== 0;
  const [first = '', ...rest] = pairLines(nameOf(pair), value, isFlow, isPadded);
  if (to > from + 1 || !node?.comment) return indented([first, ...rest], column);
  // Quote the text. Otherwise it would absorb the comment after it.
  if (typeof value !== 'object')
    return indented([`${nameOf(pair)}: ${JSON.stringify(String(value))} #${node.comment}`], column);
  return indented([`${first} #${node.comment}`, ...rest], column);
}

function mapAfter(source: Source, { items }: YAMLMap<unknown, unknown>, before: Data, after: Data): string[] {
  const pairs = items as Pair[];
  const { from: start, column } = placeOf(source, pairs[0]);
  const result: string[] = [];
  let end = start;
  for (const pair of pairs) {
    const name = nameOf(pair);
    const { from, to } = placeOf(source, pair);
    const isRemoved = isNothing(after[name]) && !isNothing(before[name]);
    result.push(...source.lines.slice(end, from));
    if (!isRemoved) result.push(...pairAfter(source, pair, before[name], after[name]));
    end = to;
  }
  const known = new Set(pairs.map(nameOf));
  for (const [key, value] of Object.entries(after))
    if (!known.has(key) && !isNothing(value)) result.push(...indented(pairLines(key, value), column));
  // The first line of a list entry also has its hyphen.
  const hyphen = source.lines[start]?.slice(0, column) ?? '';
  return [hyphen + (result[0] ?? '').slice(column), ...result.slice(1)];
}

function seqAfter(
  source: Source,
  { items, range }: YAMLSeq,
  before: readonly unknown[],
  after: readonly unknown[],
): string[] {
  const { column } = positionOf(source, range?.[0] ?? 0);
  const places = items.map((item) => placeOf(source, item));
  const gaps = places.map(({ from }, at) => source.lines.slice(places[at - 1]?.to ?? from, from));
  const olds = matched(before, after);
  // Entries that are kept, each with the comments and blank lines between it and the previous kept entry.
  const stays: { at: number; above: string[] }[] = [];
  let above: string[] = [];
  for (const [at, gap] of gaps.entries()) {
    above.push(...gap);
    if (!olds.includes(at)) continue;
    stays.push({ at, above });
    above = [];
  }
  const isEmpty = (line: string) => line.trim() === '';
  const spacing = gaps[1]?.some(isEmpty) ? [''] : [];
  const written = (value: unknown, at: number): readonly string[] => {
    const item = items[at];
    if (sameValue(before[at], value)) return source.lines.slice(places[at]?.from, places[at]?.to);
    if (isMap(item) && canDescend(item, value)) return nodeAfter(source, item, before[at], value);
    return indented(rendered(value), column + 2, `${' '.repeat(column)}- `);
  };
  const lines = after.flatMap((value, index) => {
    const at = olds[index] ?? -1;
    const stay = stays.findIndex((one) => one.at === at);
    const own = stays[stay]?.above ?? [];
    const isInPlace = stay === 0 ? index === 0 : stays[stay - 1]?.at === olds[index - 1];
    if (stay !== -1 && isInPlace) return [...own, ...written(value, at)];
    const comments = own.filter((line) => !isEmpty(line));
    return [...(index === 0 ? [] : spacing), ...comments, ...written(value, at)];
  });
  return [...lines, ...above];
}

/** Returns the lines of a node with a new value, from its first entry to its last. */
function nodeAfter(source: Source, node: Block, before: unknown, after: unknown): string[] {
  return isMap(node)
    ? mapAfter(source, node, (before ?? {}) as Data, after as Data)
    : seqAfter(source, node, before as unknown[], after as unknown[]);
}

/** A file that is edited. `key`: its city, '' for all cities; `above`: number of lines in the file above the YAML. */
type EditedFile = { file?: string; key?: string; above?: number };

/**
 * Thrown if a file cannot be edited line by line. Rewriting the entire file would lose its comments. `mistake`: the
 * invalid line, if there is one.
 */
export class YamlEditError extends Error {
  readonly place: EditedFile;
  readonly mistake: { line: number; reason: string } | undefined;

  constructor(why: string, place: EditedFile, mistake?: { line: number; reason: string }) {
    super(`The change cannot be made without rewriting the file: ${why}`);
    this.place = place;
    this.mistake = mistake && { ...mistake, line: mistake.line + (place.above ?? 0) };
  }
}

/**
 * Returns the text of a YAML file with a new value at a path. Only lines whose values change are rewritten;
 * all others keep their comments, order and spelling. An undefined value removes the key or entry. Throws
 * YamlEditError if the file is invalid or its style does not allow edits line by line.
 */
export function editYaml(text: string, path: Path, value: unknown, place: EditedFile = {}): string {
  const { value: before, error: broken } = parseYaml(text);
  if (broken) throw new YamlEditError(`line ${broken.line}: ${broken.reason}`, place, broken);
  const after = withValue(before, path, value);
  if (sameValue(before, after)) return text;
  if (/^\s*(?:#.*\s*)*$/.test(text)) return firstValue(text, after);
  const counter = new LineCounter();
  const { yaml } = quoteTexts(text);
  const options = {
    schema: 'failsafe',
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter: counter,
  } as const;
  const { contents } = parseDocument(yaml, options);
  const source: Source = { lines: text.split('\n'), text: yaml, counter };
  if (!isBlock(contents)) throw new YamlEditError('it is not a list or keys on lines of their own', place);
  const [from, to] = [placeOf(source, contents.items[0]).from, placeOf(source, contents.items.at(-1)).to];
  const empty = isMap(contents) ? '{}' : '[]';
  const lines = canDescend(contents, after) ? nodeAfter(source, contents, before, after) : [empty];
  const edited = source.lines.toSpliced(from, to - from, ...lines).join('\n');
  const { value: read, error } = parseYaml(edited);
  if (error || !sameValue(read, after))
    throw new YamlEditError('its lines cannot be edited one by one', place);
  return edited;
}
