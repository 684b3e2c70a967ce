import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { textOf } from './house-files';

const inDocs = readdirSync('docs').filter((name) => name.endsWith('.md'));
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...inDocs.map((name) => `docs/${name}`)];

const FULL = /^(?:\.ci|app|components|deploy|docs|lib|public|scripts|tests)(?:\/\S*)?$/;
/** `parse/`, `event-times.ts`. */
const SHORT = /^[\w[\].-]+(?:\/|\.(?:css|mjs|tsx?))$/;

/** The words in backticks; a fenced block is none. */
function code(text: string): string[] {
  const spans = text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g);
  return [...spans].flatMap(([, span = '']) => span.split(' '));
}

/** Paths from the root of the repository. */
function fullPaths(text: string): string[] {
  return code(text).filter((word) => word.includes('/') && FULL.test(word));
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** What a folder has by a name, in which `*`, `…` and `<city>` stand for anything. */
function named(folder: string, name: string): string[] {
  if (!isFolder(folder)) return [];
  const parts = name.split(/\*|…|<[^>]*>/).map((part) => part.replace(/[.[\]+?^$(){}|\\]/g, '\\$&'));
  const shape = new RegExp(`^${parts.join('.*')}$`);
  return readdirSync(folder)
    .filter((one) => shape.test(one))
    .map((one) => path.posix.join(folder, one));
}

/** With a slash at its end only a folder will do. */
function isThere(place: string): boolean {
  let found = ['.'];
  for (const name of place.split('/').filter(Boolean)) found = found.flatMap((folder) => named(folder, name));
  return found.some((one) => !place.endsWith('/') || isFolder(one));
}

/** Each row of the tables, with those after it whose first cell is empty. */
function rowsOf(text: string): string[] {
  return text.match(/^\|.*(?:\n\| \|.*)*/gm) ?? [];
}

/** Short names in a row that are neither beside nor below a path that it gives in full, nor at the root. */
function strayNames(row: string): string[] {
  const folders = fullPaths(row).map((place) => (isFolder(place) ? place : path.posix.dirname(place)));
  if (folders.length === 0) return [];
  const names = code(row).filter((word) => SHORT.test(word) && !FULL.test(word.replace(/\/$/, '')));
  return names.filter((name) => ![...folders, '.'].some((folder) => isThere(path.posix.join(folder, name))));
}

describe('the documents', () => {
  test.each(documents)('every path that %s names is there', (file) => {
    expect(fullPaths(textOf(file)).filter((place) => !isThere(place))).toEqual([]);
  });

  test.each(documents)('every file that %s links to is there', (file) => {
    const prose = textOf(file).replace(/^```[\s\S]*?^```/gm, '');
    const links = [...prose.matchAll(/\]\((?!\w+:|#)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
    const lost = links.filter((link) => !isThere(path.posix.join(path.posix.dirname(file), link)));
    expect(lost).toEqual([]);
  });

  const tables = ['README.md', 'docs/where-to-look.md', 'docs/architecture.md'];
  test.each(tables)('every name that a row of %s shortens is beside or below a path of the row', (file) => {
    expect(rowsOf(textOf(file)).flatMap(strayNames)).toEqual([]);
  });
});

describe('the tests themselves', () => {
  test('find a path in a sentence and in a command, but not in an address or a fenced block', () => {
    const text =
      'See `lib/a.ts`, `node scripts/b.mjs` and `/lib/c`.\n```sh\n`lib/d.ts`\n```\nAnd `lib/<city>/e.yaml`.';
    expect(fullPaths(text)).toEqual(['lib/a.ts', 'scripts/b.mjs', 'lib/<city>/e.yaml']);
  });

  test.each([
    ['lib/sections.ts', true],
    ['lib/', true],
    ['lib/cities/<city>/city.yaml', true],
    ['scripts/install*.mjs', true],
    ['app/globals.css', true],
    ['lib/sections.tsx', false],
    ['lib/Sections.ts', false],
    ['lib/sections.ts/', false],
    ['scripts/take-*.mjs', false],
  ])('%s is there: %s', (place, there) => {
    expect(isThere(place)).toBe(there);
  });

  test('a name that leads nowhere is found in its row', () => {
    expect(strayNames('| `lib/news/` | `parse/` reads, `phrase/` too |')).toEqual(['phrase/']);
  });
});
