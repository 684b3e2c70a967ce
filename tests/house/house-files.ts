import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();

export type HouseFile = { path: string; name: string; text: string };

/** None in a folder that is not there. */
function below(folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? below(place) : [place];
  });
}

/** The source files below some folders of the house, with their texts. */
export function sourcesIn(...folders: string[]): HouseFile[] {
  return folders
    .flatMap(below)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => ({ path: file, name: path.posix.basename(file), text: textOf(file) }));
}

/** The files of a kind below some folders of the house, with their texts. */
export function textsIn(ending: string, ...folders: string[]): Pick<HouseFile, 'path' | 'text'>[] {
  return folders
    .flatMap(below)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ path: file, text: textOf(file) }));
}

/** A file of the house as text. */
export function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The module names that a source file imports. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] as string);
}
