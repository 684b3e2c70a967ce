import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { eachKeyOnce, keyOfFile, type Part, partOfText, partsOfMain } from '@/lib/city/read/yaml-part';

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

/** A mistake in a file, or with its rights, takes no other along. */
export function readYaml(folder: string, file: string, key: string, inList = false): Part {
  try {
    return partOfText(readFileSync(path.join(folder, file), 'utf8'), file, key, inList);
  } catch (error) {
    const problem = `${file}: cannot be opened (${(error as NodeJS.ErrnoException).code})`;
    return { key, inList, source: { file, text: '', at: [] }, problem };
  }
}

function partsOfList(folder: string, name: string): Part[] {
  const names = readdirSync(path.join(folder, name)).filter((one) => !one.startsWith('.'));
  const files = yamlAmong(names.sort().map((one) => `${name}/${one}`));
  return files.map((file) => readYaml(folder, file, keyOfFile(name), true));
}

/** All YAML of a city's folder: city.yaml, a file for one key of it, or a folder for a list. */
export function readFolder(folder: string, main = 'city.yaml'): Part[] {
  const { files, folders } = inside(folder);
  const own = yamlAmong(files).filter((one) => one !== main);
  return eachKeyOnce([
    ...partsOfMain(readYaml(folder, main, '')),
    ...own.map((name) => readYaml(folder, name, keyOfFile(name))),
    ...folders.flatMap((name) => partsOfList(folder, name)),
  ]);
}
