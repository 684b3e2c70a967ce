import { type ParsedYaml, parseYaml } from '@/lib/base/yaml/parse-yaml';
import { cityFile, keyNames } from '@/lib/city/schema/city-file';

/** `at`: where its value stands in the text, when the file holds more than this one. */
type YamlSource = { file: string; text: string; at: readonly PropertyKey[] };

/**
 * What a file says of a key of schema/city-file.ts, or of one entry of a list (`inList`), whose folder has a file for each;
 * `key` is empty for a city.yaml that cannot be read. `problem`: why nothing can be made of it, with file and line.
 */
export type Part = {
  key: string;
  inList?: boolean;
  value?: unknown;
  /** The value as it stands in the file, where entries with a mistake were left out of `value`. */
  whole?: unknown;
  source: YamlSource;
  problem?: string;
  /** Other mistakes in the file: duplicate keys. */
  notes?: readonly string[];
};

/** A key as the schema spells it: capitals do not matter. */
function spelled(key: string): string {
  if (Object.hasOwn(cityFile.shape, key)) return key;
  const name = keyNames().get(key.toLowerCase()) ?? key;
  return Object.hasOwn(cityFile.shape, name) ? name : key;
}

/** `forSale` of `for-sale.yaml`. */
export function keyOfFile(name: string): string {
  return spelled(name.replace(/\.ya?ml$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

function notesOf(file: string, { duplicates }: ParsedYaml): Pick<Part, 'notes'> {
  const notes = duplicates.map(({ line, reason }) => `${file}:${line}: ${reason}`);
  return notes.length > 0 ? { notes } : {};
}

/** A file that repeats its own name, as notices.yaml with `notices:` above its entries, says the same as without. */
function withoutOwnName(part: Part): Part {
  const { key, value, source } = part;
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (names.length !== 1 || names[0] !== key) return part;
  return { ...part, value: (value as Record<string, unknown>)[key], source: { ...source, at: [key] } };
}

export function partOfText(text: string, file: string, key: string, inList = false): Part {
  const parsed = parseYaml(text);
  const { value, error } = parsed;
  const source = { file, text, at: [] };
  if (error) return { key, inList, source, problem: `${file}:${error.line}: ${error.reason}` };
  return withoutOwnName({ key, inList, value, source, ...notesOf(file, parsed) });
}

/** One for each key of a city.yaml. */
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

/** `[]`, `{}`, `~` or nothing. */
export function isEmpty({ value, problem }: Part): boolean {
  if (problem) return false;
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** Without the empty ones of a key that says something elsewhere. Where a key says something twice, the first counts. */
export function eachKeyOnce(parts: readonly Part[]): Part[] {
  const said = parts.filter(
    (part, at) =>
      !isEmpty(part) || !parts.some((other, i) => other.key === part.key && (!isEmpty(other) || i < at)),
  );
  return said.map((part) => {
    const known = said.find(({ key }) => key === part.key);
    if (!known || known === part || (known.inList && part.inList)) return part;
    const problem = `${part.source.file}: ${part.key} stands in ${known.source.file} too: take one out`;
    return { ...part, problem };
  });
}
