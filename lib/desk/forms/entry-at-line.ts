import { parseYaml, yamlLine } from '@/lib/base/yaml/parse-yaml';
import { type Data, type Path, valueAt } from '@/lib/desk/yaml-values';

/**
 * Returns the position of the list entry on a line of a file (counted from 1). Undefined if the line has no entry or
 * several.
 */
export function entryAtLine(text: string, path: Path, line: number): number | undefined {
  const found = valueAt(parseYaml(text).value, path);
  const starts = (Array.isArray(found) ? found : []).map((_, at) => yamlLine(text, [...path, at]));
  const at = starts.findLastIndex((start) => start <= line);
  const start = starts[at];
  const between = text.split('\n').slice(start, line);
  const isIn = at !== -1 && starts[at - 1] !== start && between.every((one) => !/^\w/.test(one));
  return isIn ? at : undefined;
}

/** Returns the name of a list entry: its title, name, question, group or text. */
export function nameOfEntry(value: unknown): string {
  const { title, name, question, group, text } = (value ?? {}) as Data;
  return String(title ?? name ?? question ?? group ?? text ?? '');
}
