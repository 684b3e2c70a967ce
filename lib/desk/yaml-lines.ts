import { stringify } from 'yaml';
import { canonical, isData, tidy } from '@/lib/desk/yaml-values';

/** Formats a value as lines of YAML without indentation. */
export function rendered(value: unknown): string[] {
  const text = stringify(tidy(value), { schema: 'failsafe', lineWidth: 0, blockQuote: 'literal' });
  return text.replace(/\n$/, '').split('\n');
}

/** Indents lines; `first` is the text before the first line. */
export function indented(lines: readonly string[], columns: number, first = ' '.repeat(columns)): string[] {
  return lines.map((line, at) => (at === 0 ? first + line : line && ' '.repeat(columns) + line));
}

const isFlat = (value: unknown) =>
  Array.isArray(value) && value.every((one) => !isData(one) && !/\n/.test(String(one)));

/** Formats a key with its value as lines of YAML; short lists are in brackets. */
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

/** Appends a value to a file that has only comments so far. */
export function firstValue(text: string, value: unknown): string {
  return `${text && !text.endsWith('\n') ? `${text}\n` : text}${rendered(value).join('\n')}\n`;
}
