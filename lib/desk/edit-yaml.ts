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
import { type Edit, firstValue, indented, pairLines, rendered, withEdits } from '@/lib/desk/yaml-lines';
import {
  type Data,
  isData,
  isNothing,
  matched,
  type Path,
  sameValue,
  withValue,
} from '@/lib/desk/yaml-values';

type Source = { lines: readonly string[]; text: string; counter: LineCounter; edits: Edit[] };
type Ranged = { range?: readonly [number, number, number] | null };

function positionOf({ counter }: Source, offset: number): { line: number; column: number } {
  const { line, col } = counter.linePos(offset);
  return { line: Math.max(1, line) - 1, column: Math.max(1, col) - 1 };
}

/** Returns the line after the last line with content of a node; comments after it do not belong to the node. */
function endLine(source: Source, node: unknown, from: number): number {
  const { range } = node as Ranged;
  if (!range) return from + 1;
  const end = source.text.slice(0, range[1]).trimEnd().length;
  return Math.max(from, positionOf(source, Math.max(0, end - 1)).line) + 1;
}

function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

function placeOf(source: Source, pair: Pair) {
  const { line, column } = positionOf(source, (pair.key as Ranged).range?.[0] ?? 0);
  const isFilled = isPair(pair) && pair.value !== null && (pair.value as Ranged).range;
  return { from: line, to: isFilled ? endLine(source, pair.value, line) : line + 1, column };
}

const isBlock = (node: unknown): node is YAMLMap | YAMLSeq =>
  (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;

/** Whether node and value both have entries, so that the lines inside can be edited one by one. */
function canDescend(node: unknown, value: unknown): boolean {
  if (!isBlock(node)) return false;
  return isMap(node)
    ? isData(value) && Object.keys(value).length > 0
    : Array.isArray(value) && value.length > 0;
}

function editPair(source: Source, pair: Pair, before: unknown, value: unknown): void {
  if (sameValue(before, value)) return;
  if (canDescend(pair.value, value)) {
    editNode(source, pair.value, before, value);
    return;
  }
  const { from, to, column } = placeOf(source, pair);
  const node = pair.value as (Ranged & { flow?: boolean; comment?: string | null; items?: object[] }) | null;
  const isPadded = /^[[{]\s/.test(source.text.slice(node?.range?.[0] ?? 0));
  // An empty list such as [] gets its new entries on lines of their own.
  const isFlow = node?.flow && node.items?.length !== 0;
  const lines = pairLines(nameOf(pair), value, isFlow, isPadded);
  const prefix = (source.lines[from] ?? '').slice(0, column);
  const comment = to === from + 1 && node?.comment ? ` #${node.comment}` : '';
  // The value is quoted, because otherwise the comment after it would be read as text.
  const text = typeof value === 'object' ? lines[0] : `${nameOf(pair)}: ${JSON.stringify(String(value))}`;
  const rest = typeof value === 'object' ? lines.slice(1) : [];
  const kept = comment ? [`${text}${comment}`, ...rest] : lines;
  source.edits.push({ from, to, lines: indented(kept, column, prefix) });
}

/** Whether an edit removes the first key of a list entry. That line also has the hyphen, so it must stay. */
function losesFirst(source: Source, node: YAMLMap, after: Data): boolean {
  const [first] = node.items as Pair[];
  if (!first || !isNothing(after[nameOf(first)])) return false;
  const { from, column } = placeOf(source, first);
  return (source.lines[from] ?? '').slice(0, column).trim() !== '';
}

function editMap(source: Source, node: YAMLMap, before: Data, after: Data): void {
  const pairs = node.items as Pair[];
  for (const pair of pairs) {
    const name = nameOf(pair);
    const { from, to } = placeOf(source, pair);
    if (!isNothing(after[name])) editPair(source, pair, before[name], after[name]);
    else if (!isNothing(before[name])) source.edits.push({ from, to, lines: [] });
  }
  const last = pairs.at(-1);
  const known = new Set(pairs.map(nameOf));
  const added = Object.entries(after).filter(([key, value]) => !known.has(key) && !isNothing(value));
  if (!last || added.length === 0) return;
  const { to } = placeOf(source, last);
  const { column } = placeOf(source, pairs[0] as Pair);
  const lines = added.flatMap(([key, value]) => indented(pairLines(key, value), column));
  source.edits.push({ from: to, to, lines });
}

function editSeq(source: Source, node: YAMLSeq, before: readonly unknown[], after: readonly unknown[]): void {
  const { column } = positionOf(source, node.range?.[0] ?? 0);
  const places = node.items.map((item, at) => {
    const start = positionOf(source, (item as Ranged).range?.[0] ?? 0).line;
    return { item, at, from: start, to: endLine(source, item, start) };
  });
  const ways = matched(before, after);
  const kept = ways.filter((at) => at !== undefined);
  const isInOrder = kept.every((at, index) => index === 0 || at > (kept[index - 1] ?? -1));
  const written = (index: number): string[] => {
    const old = places[ways[index] ?? -1];
    if (old && sameValue(before[old.at], after[index])) return source.lines.slice(old.from, old.to);
    return indented(rendered(after[index]), column + 2, `${' '.repeat(column)}- `);
  };
  if (!isInOrder || kept.length === 0) {
    const [from, to] = [places[0]?.from ?? 0, places.at(-1)?.to ?? 0];
    source.edits.push({ from, to, lines: after.flatMap((_, index) => written(index)) });
    return;
  }
  for (const { at, from, to } of places) if (!kept.includes(at)) source.edits.push({ from, to, lines: [] });
  let end = places[0]?.from ?? 0;
  const gap = source.lines[(places[1]?.from ?? 0) - 1]?.trim() === '' ? [''] : [];
  for (const [index, value] of after.entries()) {
    const place = places[ways[index] ?? -1];
    if (!place) {
      const lines = written(index);
      source.edits.push({ from: end, to: end, lines: index === 0 ? [...lines, ...gap] : [...gap, ...lines] });
      continue;
    }
    end = place.to;
    if (sameValue(before[place.at], value)) continue;
    if (canDescend(place.item, value) && isMap(place.item) && !losesFirst(source, place.item, value as Data))
      editNode(source, place.item, before[place.at], value);
    else
      source.edits.push({
        from: place.from,
        to: place.to,
        lines: indented(rendered(value), column + 2, `${' '.repeat(column)}- `),
      });
  }
}

function editNode(source: Source, node: unknown, before: unknown, after: unknown): void {
  if (isMap(node)) editMap(source, node, (before ?? {}) as Data, after as Data);
  else if (isSeq(node)) editSeq(source, node, before as unknown[], after as unknown[]);
}

/** Replaces all entries of a list or map with an empty one; comments around the entries stay. */
function emptied(source: Source, { items }: YAMLMap | YAMLSeq, empty: string): void {
  const nodes = items.map((item) => (isPair(item) ? item.key : item) as Ranged);
  const from = positionOf(source, nodes[0]?.range?.[0] ?? 0).line;
  const last = items.at(-1);
  const to = isPair(last) ? placeOf(source, last).to : endLine(source, last, from);
  source.edits.push({ from, to, lines: [empty] });
}

/** An edit that cannot be made line by line. Rewriting the file would lose its comments. */
export class YamlEditError extends Error {
  constructor(why: string) {
    super(`The change cannot be made without rewriting the file: ${why}`);
  }
}

/**
 * Returns the text of a YAML file with a new value at a path. Only lines whose values change are rewritten; comments,
 * order and spelling of all others stay. An undefined value removes the key or entry. Throws YamlEditError if the file
 * is invalid or its style does not allow edits line by line.
 */
export function editYaml(text: string, path: Path, value: unknown): string {
  const { value: before, error: broken } = parseYaml(text);
  if (broken) throw new YamlEditError(`line ${broken.line}: ${broken.reason}`);
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
  const source: Source = { lines: text.split('\n'), text: yaml, counter, edits: [] };
  if (canDescend(contents, after)) editNode(source, contents, before, after);
  else if (isBlock(contents)) emptied(source, contents, isMap(contents) ? '{}' : '[]');
  const edited = withEdits(source);
  const { value: read, error } = parseYaml(edited);
  if (error || !sameValue(read, after)) throw new YamlEditError('its lines cannot be edited one by one');
  return edited;
}
