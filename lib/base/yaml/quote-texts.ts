import { isCollection, isScalar, parseDocument } from 'yaml';

export type YamlProblem = {
  line: number;
  reason: string;
  /** The key that occurs twice, if that is the problem. */
  key?: string;
};

/** `prefix`: indentation, dashes and `key: `. Lines indented deeper than `column` belong to the entry. */
type Entry = { prefix: string; value: string; column: number; isBare: boolean };

const KEY = /^(\s*)((?:-\s+)*)("[^"]*"|'[^']*'|[^\s"'[{#&*!|>%@`-](?:.*?\S)??)\s*:(?:\s+(.*))?$/;
/** Matches `draft:true`, but not `- https://…` in a list, which is text. */
const TIGHT_KEY = /^(\s*)()(\w+):(?!\/\/)(\S.*)$/;
const TEXT = /^(\s*)((?:-\s+)*)()(.*)$/;
const NO_ENTRY = /^\s*(?:#.*|-)?\s*$|^(?:---|\.\.\.)\s*$/;
const STRUCTURE = /^\s*(?:-(?:\s|$)|["']?[\w-]+["']?\s*:(?:\s|$))/;
const NO_TEXT = /^\s*(?:#|$)/;
/** Lines indented deeper than this are refused: real files have none, and each level takes time to parse. */
const TOO_DEEP = /^\s{200}/;
const BLOCK_TEXT = /^[|>][-+\d]*(?:\s+#.*)?$/;
const FULL_WIDTH = /^\s*(?:-\s+)*(\w+)\s*：/;
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' };
/** Maximum number of lines in a quoted text or bracketed list, unless it takes all lines of its entry. */
const MAX_LINES = 100;

function spaces(text: string): string {
  return text.replaceAll('\t', '  ').replace(/[^-]/g, ' ');
}

function columnOf(line: string): number {
  return spaces(/^\s*/.exec(line)?.[0] ?? '').length;
}

function readEntry(line: string): Entry {
  const [, indent = '', dashes = '', key = '', value = ''] =
    KEY.exec(line) ?? TIGHT_KEY.exec(line) ?? TEXT.exec(line) ?? [];
  const start = spaces(indent) + spaces(dashes);
  const dash = start.lastIndexOf('-');
  const column = key ? start.length : dash === -1 ? start.length - 1 : dash;
  return {
    prefix: key ? `${start}${key}: ` : start,
    value: value.trim().replace(/^~$/, ''),
    column,
    isBare: start.trim() === '' && !key,
  };
}

/** Returns the following lines that are indented deeper than `column`, without trailing blank lines. */
function linesBelow(lines: readonly string[], at: number, column: number): readonly string[] {
  let end = at + 1;
  for (let next = end; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (line.trim() === '') continue;
    if (columnOf(line) <= column) break;
    end = next + 1;
  }
  return lines.slice(at + 1, end);
}

/** Whether YAML parses the entire value as one quoted text or one collection; `"Fire" #1` is neither. */
function isWhole(value: string): boolean {
  // The line break is needed because the yaml library accepts the unclosed `'a''` at the very end of a text.
  const { contents, errors } = parseDocument(`${value}\n`, { schema: 'failsafe', prettyErrors: false });
  if (errors.length > 0 || !contents?.range || !(isScalar(contents) || isCollection(contents))) return false;
  if (isScalar(contents) && contents.type === 'PLAIN') return false;
  if (isCollection(contents) && !contents.flow) return false;
  return /^(?:#(?:\s.*)?)?$/.test(value.slice(contents.range[1]).trim());
}

/** Returns the closing character that a value lacks, if it begins with a bracket or quotation mark. */
export function missingClosing(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const closing = CLOSING[value.charAt(0)];
  return closing !== undefined && value.includes(closing, 1) ? undefined : closing;
}

/** Returns how many of the following lines belong to a quoted text or collection; undefined if it never closes. */
function linesToClose(value: string, below: readonly string[]): number | undefined {
  const closing = CLOSING[value.charAt(0)];
  if (!closing) return undefined;
  const counts = [below.length, ...Array.from({ length: Math.min(below.length, MAX_LINES) }, (_, at) => at)];
  return counts.find((count) => {
    const lines = [value, ...below.slice(0, count)];
    return lines.at(-1)?.includes(closing) && isWhole(lines.join('\n'));
  });
}

/** Returns how many of the following lines continue a text, which ends at a comment, a key or a list. */
function linesOfText(below: readonly string[]): number {
  const end = below.findIndex((line) => STRUCTURE.test(line) || /^\s*#/.test(line));
  const lines = below.slice(0, end === -1 ? below.length : end);
  return lines.findLastIndex((line) => line.trim() !== '') + 1;
}

function quoted({ prefix, value }: Entry, more: readonly string[]): string[] {
  const indent = ' '.repeat(prefix.length);
  const escaped = [value, ...more].map((line) => JSON.stringify(line.trim()).slice(1, -1));
  const lines = escaped.map((line, at) => (at === 0 ? `${prefix}"${line}` : line && indent + line));
  return lines.with(-1, `${lines.at(-1)}"`);
}

/**
 * Whether an entry's own line has no value, or only a comment that is followed by the entry's keys or list.
 */
function isHeading({ value, column }: Entry, next: string | undefined): boolean {
  if (!value.startsWith('#')) return value === '';
  if (next === undefined || !STRUCTURE.test(next)) return false;
  return columnOf(next) > column || (columnOf(next) === column && next.trim().startsWith('-'));
}

function nextEntry(lines: readonly string[], from: number): string | undefined {
  let at = from;
  while (at < lines.length && NO_TEXT.test(lines[at] ?? '')) at++;
  return lines[at];
}

type Read = { lines: readonly string[]; problem?: YamlProblem };

function readLines(lines: readonly string[], at: number): Read {
  const line = lines[at] ?? '';
  if (NO_ENTRY.test(line)) return { lines: [line] };
  const [, wide] = FULL_WIDTH.exec(line) ?? [];
  if (wide) return { lines: [line], problem: { line: at + 1, reason: `write : after ${wide}, not ：` } };
  if (TOO_DEEP.test(line))
    return { lines: [line], problem: { line: at + 1, reason: 'there are too many lists in each other' } };
  const entry = readEntry(line);
  const { prefix, value, column } = entry;
  const below = linesBelow(lines, at, column);
  const next = nextEntry(lines, at + 1);
  if (isHeading(entry, next)) return { lines: [prefix + value] };
  if (below.length > 0 && BLOCK_TEXT.test(value)) return { lines: [prefix + value, ...below] };
  const brackets = lines
    .slice(at + 1 + below.length, at + 2 + below.length)
    .filter((one) => /^\s*[\]}]/.test(one));
  const closed = linesToClose(value, [...below, ...brackets]);
  if (closed !== undefined) return { lines: [prefix + value, ...[...below, ...brackets].slice(0, closed)] };
  const count = linesOfText(below);
  const after = below.slice(count).findIndex((one) => STRUCTURE.test(one));
  const closing = missingClosing(value);
  const tooFar = 'this line begins too far right: let it begin where the line above it does';
  const problem = closing
    ? { line: at + 1, reason: `write a closing ${closing}` }
    : { line: at + 2 + count + after, reason: tooFar };
  return { lines: quoted(entry, below.slice(0, count)), ...(!entry.isBare && after !== -1 && { problem }) };
}

/** Quotes every value that YAML would not read as typed. Line numbers stay the same. */
export function quoteTexts(text: string): { yaml: string; problem?: YamlProblem } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const done: string[] = [];
  while (done.length < lines.length) {
    const read = readLines(lines, done.length);
    done.push(...read.lines);
    if (read.problem) return { yaml: '', problem: read.problem };
  }
  return { yaml: done.join('\n') };
}
