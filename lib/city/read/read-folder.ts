import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, YAMLException } from 'js-yaml';

/** `at`: where its value stands in the text, when the file holds more than this one. */
export type Source = { file: string; text: string; at: readonly PropertyKey[] };

export type Entry = { value: unknown; source: Source };

/** By key of schema/city-file.ts; a folder of YAML files gives a list, each with its source. */
export type FolderContent = {
  entries: Map<string, Entry>;
  lists: Map<string, Entry[]>;
  problems: string[];
};

/** Files that are no data of the schema: posts, drawings, documents. */
function isYaml(name: string): boolean {
  return name.endsWith('.yaml');
}

/** `front-blocks.yaml` holds `frontBlocks`. */
function keyOf(name: string): string {
  return name.replace(/\.yaml$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function readYaml(folder: string, file: string, problems: string[]): Entry | undefined {
  const text = readFileSync(path.join(folder, file), 'utf8');
  try {
    return { value: load(text), source: { file, text, at: [] } };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    problems.push(`${file}:${(error.mark?.line ?? 0) + 1}: ${error.reason}`);
    return undefined;
  }
}

function add(content: FolderContent, key: string, entry: Entry): void {
  const known = content.entries.get(key);
  if (known) content.problems.push(`${entry.source.file}: ${key} stands in ${known.source.file} too`);
  content.entries.set(key, entry);
}

function addCityFile(content: FolderContent, { value, source }: Entry): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return void content.problems.push(`${source.file}:1: expected keys such as name: and region:`);
  for (const [key, part] of Object.entries(value))
    add(content, key, { value: part, source: { ...source, at: [key] } });
}

/** All YAML of a city's folder: city.yaml, a file for one key of it, or a folder for a list. Throws without city.yaml. */
export function readFolder(folder: string, main = 'city.yaml'): FolderContent {
  const content: FolderContent = { entries: new Map(), lists: new Map(), problems: [] };
  const inside = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const cityFile = readYaml(folder, main, content.problems);
  if (cityFile) addCityFile(content, cityFile);
  for (const { name } of inside.filter((one) => one.isFile() && isYaml(one.name) && one.name !== main)) {
    const entry = readYaml(folder, name, content.problems);
    if (entry) add(content, keyOf(name), entry);
  }
  for (const { name } of inside.filter((one) => one.isDirectory())) {
    const files = readdirSync(path.join(folder, name)).filter(isYaml).sort();
    const entries = files.map((file) => readYaml(folder, `${name}/${file}`, content.problems));
    if (files.length > 0)
      content.lists.set(
        keyOf(name),
        entries.filter((entry) => entry !== undefined),
      );
  }
  return content;
}
