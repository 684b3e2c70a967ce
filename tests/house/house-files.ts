import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();

export type HouseFile = { path: string; name: string; text: string };

/** Returns all files below a folder; empty if the folder is missing. */
function below(folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? below(place) : [place];
  });
}

/** Returns source files below the given folders, with their text. */
export function sourcesIn(...folders: string[]): HouseFile[] {
  return folders
    .flatMap(below)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => ({ path: file, name: path.posix.basename(file), text: textOf(file) }));
}

/** Returns files with the given extension below the given folders, with their text. */
export function textsIn(ending: string, ...folders: string[]): Pick<HouseFile, 'path' | 'text'>[] {
  return folders
    .flatMap(below)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ path: file, text: textOf(file) }));
}

/** Returns a file's text. */
export function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Returns the modules that a source imports. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] as string);
}
