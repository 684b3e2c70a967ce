import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load, YAMLException } from 'js-yaml';
import { yamlReason } from '@/lib/base/text/yaml-reason';

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
  source: YamlSource;
  problem?: string;
};

function isFolder(parent: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return statSync(path.join(parent, entry.name)).isDirectory();
  } catch {
    return false;
  }
}

/** What is in a folder, by name: a link counts as what it leads to. Hidden names are those of editors and mounts. */
export function inside(folder: string): { files: string[]; folders: string[] } {
  const all = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const names = (are: boolean) => all.filter((one) => isFolder(folder, one) === are).map(({ name }) => name);
  return { files: names(false), folders: names(true) };
}

/** Others are no data of the schema: posts, documents. */
function yamlAmong(names: readonly string[]): string[] {
  return names.filter((name) => /\.ya?ml$/.test(name));
}

/** `for-sale.yaml` holds `forSale`. */
function keyOf(name: string): string {
  return name.replace(/\.ya?ml$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A mistake in a file, or with its rights, takes no other along. */
export function readYaml(folder: string, file: string, key: string, inList = false): Part {
  const source: YamlSource = { file, text: '', at: [] };
  try {
    source.text = readFileSync(path.join(folder, file), 'utf8');
    // What holds no more than comments is empty; the reader would refuse it.
    const value = /^\s*[^#\s]/m.test(source.text) ? load(source.text) : null;
    return { key, inList, value, source };
  } catch (error) {
    const { code, mark, reason } = error as NodeJS.ErrnoException & Partial<YAMLException>;
    const isYaml = error instanceof YAMLException;
    const problem = isYaml
      ? `${file}:${(mark?.line ?? 0) + 1}: ${yamlReason(reason ?? '')}`
      : `${file}: cannot be opened (${code})`;
    return { key, inList, source, problem };
  }
}

function partsOfMain(folder: string, main: string): Part[] {
  const whole = readYaml(folder, main, '');
  const { value, source } = whole;
  if (whole.problem) return [whole];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ ...whole, problem: `${main}:1: expected keys such as name: and region:` }];
  return Object.entries(value).map(([key, one]) => ({ key, value: one, source: { ...source, at: [key] } }));
}

function partsOfList(folder: string, name: string): Part[] {
  const names = readdirSync(path.join(folder, name)).filter((one) => !one.startsWith('.'));
  const files = yamlAmong(names.sort().map((one) => `${name}/${one}`));
  return files.map((file) => readYaml(folder, file, keyOf(name), true));
}

/** Where a key stands twice, the first counts. */
function eachKeyOnce(parts: readonly Part[]): Part[] {
  return parts.map((part) => {
    const known = parts.find(({ key }) => key === part.key);
    if (!known || known === part || (known.inList && part.inList)) return part;
    return { ...part, problem: `${part.source.file}: ${part.key} stands in ${known.source.file} too` };
  });
}

/** All YAML of a city's folder: city.yaml, a file for one key of it, or a folder for a list. */
export function readFolder(folder: string, main = 'city.yaml'): Part[] {
  const { files, folders } = inside(folder);
  const own = yamlAmong(files).filter((one) => one !== main);
  return eachKeyOnce([
    ...partsOfMain(folder, main),
    ...own.map((name) => readYaml(folder, name, keyOf(name))),
    ...folders.flatMap((name) => partsOfList(folder, name)),
  ]);
}
