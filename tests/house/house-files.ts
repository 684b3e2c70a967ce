import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type HouseFile = { path: string; name: string; text: string };

/** Returns the files below some folders whose names match, with their text. Ignores missing folders. */
function filesIn(folders: readonly string[], ending: RegExp): HouseFile[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => ending.test(file))
    .map((file) => ({ path: file, name: path.posix.basename(file), text: textOf(file) }));
}

/** Returns source files below the given folders, with their text. */
export function sourcesIn(...folders: string[]): HouseFile[] {
  return filesIn(folders, /\.(ts|tsx|mjs)$/);
}

/** Returns files with the given extension below the given folders, with their text. */
export function textsIn(ending: string, ...folders: string[]): HouseFile[] {
  return filesIn(folders, new RegExp(`\\${ending}$`));
}

/** Source files of the public site and the desk. */
export const siteFiles = sourcesIn('app', 'components', 'lib');

/** Returns the paths of files that break a rule, sorted. */
export function culprits(breaks: (file: HouseFile) => boolean, files = siteFiles): string[] {
  return files
    .filter(breaks)
    .map((file) => file.path)
    .toSorted();
}

/** Returns a file's text. */
export function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

/** Returns the modules that a source imports. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] as string);
}
