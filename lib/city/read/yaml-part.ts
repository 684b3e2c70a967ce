import { memoize } from '@/lib/base/cache';
import { type ParsedYaml, parseYaml } from '@/lib/base/yaml/parse-yaml';
import { cityFile, keyNames } from '@/lib/city/schema/city-file';

/** `at`: path of the value in the text, if the file contains other values too. */
type YamlSource = { file: string; text: string; at: readonly PropertyKey[] };

/**
 * The value of a key of schema/city-file.ts or, if `inList`, one entry of a list that is stored as a folder
 * of files. `key` is empty for a city.yaml that cannot be read. `problem`: why the value cannot be used, with
 * file and line.
 */
export type Part = {
  key: string;
  inList?: boolean;
  value?: unknown;
  /** The value before invalid entries were dropped from `value`. */
  whole?: unknown;
  source: YamlSource;
  problem?: string;
  /** Other mistakes in the file, such as duplicate keys. */
  notes?: readonly string[];
};

/** Returns a key with its case corrected. */
function spelled(key: string): string {
  if (Object.hasOwn(cityFile.shape, key)) return key;
  const name = keyNames().get(key.toLowerCase()) ?? key;
  return Object.hasOwn(cityFile.shape, name) ? name : key;
}

/** Returns the key for a file name: `forSale` for `for-sale.yaml`. */
export function keyOfFile(name: string): string {
  return spelled(name.replace(/\.ya?ml$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

function notesOf(file: string, { duplicates }: ParsedYaml): Pick<Part, 'notes'> {
  const notes = duplicates.map(({ line, reason }) => `${file}:${line}: ${reason}`);
  return notes.length > 0 ? { notes } : {};
}

/** Unwraps the value of a file that repeats its own name, such as notices.yaml with a top-level `notices:`. */
function withoutOwnName(part: Part): Part {
  const { key, value, source } = part;
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (names.length !== 1 || names[0] !== key) return part;
  return { ...part, value: (value as Record<string, unknown>)[key], source: { ...source, at: [key] } };
}

/** Memoized, because editions also read their city's files, and an edit leaves most files of a folder unchanged. */
const parseFile = memoize(200, (text) => parseYaml(text));

export function partOfText(text: string, file: string, key: string, inList = false): Part {
  const parsed = parseFile(text);
  const { value, error } = parsed;
  const source = { file, text, at: [] };
  if (error) return { key, inList, source, problem: `${file}:${error.line}: ${error.reason}` };
  return withoutOwnName({ key, inList, value, source, ...notesOf(file, parsed) });
}

/** Splits city.yaml into one part per key. */
export function partsOfMain(whole: Part): Part[] {
  const { value, source, problem, notes } = whole;
  if (problem) return [whole];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ ...whole, problem: `${source.file}:1: write keys such as name: and region:` }];
  return Object.entries(value).map(([key, one], at) => ({
    key: spelled(key),
    value: one,
    source: { ...source, at: [key] },
    ...(at === 0 && notes && { notes }),
  }));
}

/** Whether the value is `[]`, `{}`, `~` or missing. */
export function isEmpty({ value, problem }: Part): boolean {
  if (problem) return false;
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}

/**
 * Drops empty parts whose key has a value in another file. If two files have a value for a key, the later part gets
 * a `problem` and is not used, unless both are entries of a list.
 */
export function eachKeyOnce(parts: readonly Part[]): Part[] {
  const nonEmpty = parts.filter(
    (part, at) =>
      !isEmpty(part) || !parts.some((other, i) => other.key === part.key && (!isEmpty(other) || i < at)),
  );
  return nonEmpty.map((part) => {
    const known = nonEmpty.find(({ key }) => key === part.key);
    if (!known || known === part || (known.inList && part.inList)) return part;
    const problem = `${part.source.file}: ${part.key} stands in ${known.source.file} too: take one out`;
    return { ...part, problem };
  });
}
