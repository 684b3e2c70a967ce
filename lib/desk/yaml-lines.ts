import { stringify } from 'yaml';
import { canonical, isData, tidy } from '@/lib/desk/yaml-values';

/** Lines `from` up to `to` (exclusive) are replaced. */
export type Edit = { from: number; to: number; lines: readonly string[] };

/** Returns the text of lines after edits, which are made from the end, so that line numbers stay valid. */
export function withEdits({ lines, edits }: { lines: readonly string[]; edits: readonly Edit[] }): string {
  const result = [...lines];
  const fromLast = edits.toReversed().toSorted((a, b) => b.from - a.from || b.to - a.to);
  for (const { from, to, lines: next } of fromLast) result.splice(from, to - from, ...next);
  return result.join('\n');
}

/** Renders a value as lines without indentation. */
export function rendered(value: unknown): string[] {
  const text = stringify(tidy(value), { schema: 'failsafe', lineWidth: 0, blockQuote: 'literal' });
  return text.replace(/\n$/, '').split('\n');
}

/** Indents lines; `first` stands before the first one. */
export function indented(lines: readonly string[], columns: number, first = ' '.repeat(columns)): string[] {
  return lines.map((line, at) => (at === 0 ? first + line : line && ' '.repeat(columns) + line));
}

const isFlat = (value: unknown) =>
  Array.isArray(value) && value.every((one) => !isData(one) && !/\n/.test(String(one)));

/** Renders a key with its value; short lists stand in brackets. */
export function pairLines(key: string, value: unknown, isFlow = false, isPadded = false): string[] {
  const isShort = isFlow || (isFlat(value) && canonical(value).length < 90);
  if (typeof value !== 'object' || value === null || !isShort) return rendered({ [key]: value });
  const text = stringify(
    { [key]: tidy(value) },
    { schema: 'failsafe', lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: isPadded },
  );
  return [
    text
      .trim()
      .replace(/^\{\s*/, '')
      .replace(/\s*\}$/, ''),
  ];
}

/** Renders a value below the comments of a file that has none yet. */
export function firstValue(text: string, value: unknown): string {
  return `${text && !text.endsWith('\n') ? `${text}\n` : text}${rendered(value).join('\n')}\n`;
}
