import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const importing = /(?:from|import)\s*\(?\s*'((?:@\/|\.{1,2}\/)[^']+)'/g;
const endings = ['', '.ts', '.tsx', '.mjs'];

function importsOf(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(importing)].map((match) => match[1] as string);
  return names.flatMap((name) => {
    const place = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
    const found = endings.find((ending) => /\.\w+$/.test(place + ending) && existsSync(place + ending));
    return found === undefined ? [] : [place + found];
  });
}

/** Who imports each file of a project, from its root: a file and the files that name it. */
export function importersOf(files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(file))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return importers;
}

/** How many folders two paths have in common, from the first on. */
function foldersShared(one: string, other: string): number {
  const folders = other.split('/');
  return one.split('/').findIndex((folder, at) => folder !== folders[at]);
}

/**
 * The test files that reach a file by their imports, at most `most`: its namesake first, then those under the same
 * path, then those that reach it in the fewest steps.
 */
export function relatedTests(file: string, importers: Map<string, string[]>, most: number): string[] {
  const twin = `tests/unit/${file.replace(/\.ts$/, '.test.ts')}`;
  const seen = new Set([file]);
  const tests = existsSync(twin) ? [twin] : [];
  for (const next of seen) {
    if (/\.test\.tsx?$/.test(next) && !tests.includes(next)) tests.push(next);
    for (const importer of importers.get(next) ?? []) seen.add(importer);
  }
  const isTwin = (test: string) => Number(test === twin);
  const closeness = (test: string) => foldersShared(test, twin);
  return tests
    .toSorted((one, other) => isTwin(other) - isTwin(one) || closeness(other) - closeness(one))
    .slice(0, most);
}
