import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load, YAMLException } from 'js-yaml';

/** `at`: where its value stands in the text, when the file holds more than this one. */
type YamlSource = { file: string; text: string; at: readonly PropertyKey[] };

export type YamlEntry = { value: unknown; source: YamlSource };

/** By key of schema/city-file.ts; a folder of YAML files gives a list, each with its source. */
export type FolderContent = {
  entries: Map<string, YamlEntry>;
  lists: Map<string, YamlEntry[]>;
  problems: string[];
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

function readYaml(folder: string, file: string, problems: string[]): YamlEntry | undefined {
  const text = readFileSync(path.join(folder, file), 'utf8');
  try {
    return { value: load(text), source: { file, text, at: [] } };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    problems.push(`${file}:${(error.mark?.line ?? 0) + 1}: ${error.reason}`);
    return undefined;
  }
}

function add(content: FolderContent, key: string, entry: YamlEntry): void {
  const known = content.entries.get(key);
  if (known) content.problems.push(`${entry.source.file}: ${key} stands in ${known.source.file} too`);
  content.entries.set(key, entry);
}

function addCityFile(content: FolderContent, { value, source }: YamlEntry): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return void content.problems.push(`${source.file}:1: expected keys such as name: and region:`);
  for (const [key, part] of Object.entries(value))
    add(content, key, { value: part, source: { ...source, at: [key] } });
}

function addList(content: FolderContent, folder: string, name: string): void {
  const names = readdirSync(path.join(folder, name)).filter((one) => !one.startsWith('.'));
  const files = yamlAmong(names.sort().map((one) => `${name}/${one}`));
  if (files.length === 0) return;
  const key = keyOf(name);
  const known = content.entries.get(key);
  if (known) content.problems.push(`${name}/: ${key} stands in ${known.source.file} too`);
  const entries = files.map((file) => readYaml(folder, file, content.problems));
  content.lists.set(
    key,
    entries.filter((entry) => entry !== undefined),
  );
}

/** All YAML of a city's folder: city.yaml, a file for one key of it, or a folder for a list. Throws without city.yaml. */
export function readFolder(folder: string, main = 'city.yaml'): FolderContent {
  const content: FolderContent = { entries: new Map(), lists: new Map(), problems: [] };
  const { files, folders } = inside(folder);
  const cityFile = readYaml(folder, main, content.problems);
  if (cityFile) addCityFile(content, cityFile);
  for (const name of yamlAmong(files).filter((one) => one !== main)) {
    const entry = readYaml(folder, name, content.problems);
    if (entry) add(content, keyOf(name), entry);
  }
  for (const name of folders) addList(content, folder, name);
  return content;
}
