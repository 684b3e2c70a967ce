import { parseYaml } from '@/lib/base/yaml/parse-yaml';
import type { City } from '@/lib/city/city-type';
import { editYaml, YamlEditError } from '@/lib/desk/edit-yaml';
import { fingerprint, placeOf } from '@/lib/desk/forms/form-file';
import type { SavedFolder } from '@/lib/desk/saves/check-file';
import { readText } from '@/lib/desk/saves/save-file';
import { type Data, isData, isNothing, matched, valueAt } from '@/lib/desk/yaml-values';

/**
 * A list of entries in a file. `edited` returns the file's text with the given entries instead. Entries that are not
 * mappings are mistakes in a file written by hand: they are not in `list` and stay in the file.
 */
export type OpenList = {
  where: SavedFolder;
  file: string;
  text: string | undefined;
  list: readonly Data[];
  edited: (list: readonly Data[]) => string;
};

/**
 * Opens an editable list, either the one at `key` (`notices`) or, if `row` is given, the one at `row` inside
 * `key` (`pin` in `desk`). For the network, all lists, including `notices`, are at the top of its desk.yaml.
 */
export async function openList(where: City | SavedFolder, key: string, row?: string): Promise<OpenList> {
  const steps = row === undefined ? [] : [row];
  const network = async () => ({
    file: 'desk.yaml',
    text: await readText(where.folder, 'desk.yaml'),
    path: [row ?? key],
  });
  const found = 'yamlFiles' in where ? await placeOf(where, key) : undefined;
  const { file, text, path } = found ? { ...found, path: [...found.path, ...steps] } : await network();
  const written = valueAt(parseYaml(text ?? '').value, path);
  const all: readonly unknown[] = Array.isArray(written) ? written : [];
  const place = { file, key: where.key };
  return {
    where,
    file,
    text,
    list: all.filter(isData),
    edited: (next) => {
      if (!Array.isArray(written) && !isNothing(written)) throw new YamlEditError('it is not a list', place);
      return editYaml(text ?? '', path, withTorn(all, next), place);
    },
  };
}

/** Adds the old list's non-mapping entries to the new entries, each below the entry that it was below before. */
function withTorn(all: readonly unknown[], next: readonly Data[]): readonly unknown[] {
  const olds = matched(all.filter(isData), next);
  const result: unknown[] = [...next];
  const above = (at: number) => all.slice(0, at).filter(isData).length;
  for (const [at, entry] of [...all.entries()].toReversed()) {
    if (isData(entry)) continue;
    const place = olds.findLastIndex((old) => old !== undefined && old < above(at)) + 1;
    result.splice(place, 0, entry);
  }
  return result;
}

/**
 * Returns a fingerprint of an entry. Buttons use it to detect that their list has changed in the meantime.
 */
export function entryFingerprint(entry: unknown): string {
  return fingerprint(JSON.stringify(entry));
}

/**
 * Returns a list without the entry at a position; undefined if that entry's fingerprint is no longer `was`.
 */
export function withoutEntry(list: readonly Data[], at: number, was: string): readonly Data[] | undefined {
  return entryFingerprint(list[at]) === was ? list.toSpliced(at, 1) : undefined;
}
