import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { textOf } from './house-files';

const inDocs = readdirSync('docs').filter((name) => name.endsWith('.md'));
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...inDocs.map((name) => `docs/${name}`)];

const FULL = /^(?:\.ci|app|components|deploy|docs|lib|public|scripts|tests)(?:\/\S*)?$/;
/** Matches short names such as `parse/` and `event-times.ts`. */
const SHORT = /^[\w[\].-]+(?:\/|\.(?:css|mjs|tsx?))$/;

/** Returns the words in backticks, without fenced blocks. */
function code(text: string): string[] {
  const spans = text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g);
  return [...spans].flatMap(([, span = '']) => span.split(' '));
}

/** Returns the words in backticks that are paths from the repository's root. */
function fullPaths(text: string): string[] {
  return code(text).filter((word) => word.includes('/') && FULL.test(word));
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Returns a folder's entries that match a name. `*`, `…` and `<city>` are wildcards. */
function named(folder: string, name: string): string[] {
  if (!isFolder(folder)) return [];
  const parts = name.split(/\*|…|<[^>]*>/).map((part) => part.replace(/[.[\]+?^$(){}|\\]/g, '\\$&'));
  const shape = new RegExp(`^${parts.join('.*')}$`);
  return readdirSync(folder)
    .filter((one) => shape.test(one))
    .map((one) => path.posix.join(folder, one));
}

/** Returns whether a path exists. With a trailing slash, it must be a folder. */
function isThere(place: string): boolean {
  let found = ['.'];
  for (const name of place.split('/').filter(Boolean)) found = found.flatMap((folder) => named(folder, name));
  return found.some((one) => !place.endsWith('/') || isFolder(one));
}

/** Returns the rows of tables. Rows with an empty first cell belong to the previous row. */
function rowsOf(text: string): string[] {
  return text.match(/^\|.*(?:\n\| \|.*)*/gm) ?? [];
}

/** Returns short names in a row that exist neither at the root, nor next to or below a full path in that row. */
function strayNames(row: string): string[] {
  const folders = fullPaths(row).map((place) => (isFolder(place) ? place : path.posix.dirname(place)));
  if (folders.length === 0) return [];
  const names = code(row).filter((word) => SHORT.test(word) && !FULL.test(word.replace(/\/$/, '')));
  return names.filter((name) => ![...folders, '.'].some((folder) => isThere(path.posix.join(folder, name))));
}

describe('the documentation', () => {
  test.each(documents)('every path and every link in %s leads to a file', (file) => {
    const prose = textOf(file).replace(/^```[\s\S]*?^```/gm, '');
    const links = [...prose.matchAll(/\]\((?!\w+:|#)([^)#]+)[^)]*\)/g)].map(([, link = '']) =>
      path.posix.join(path.posix.dirname(file), link),
    );
    expect([...fullPaths(textOf(file)), ...links].filter((place) => !isThere(place))).toEqual([]);
  });

  test('each flow in docs/architecture.md has four to eight steps', () => {
    const flows = textOf('docs/architecture.md').split('\n### ').slice(1);
    const steps = flows.map((flow) => flow.match(/^\d+\. /gm)?.length ?? 0);
    expect(steps.filter((count) => count < 4 || count > 8)).toEqual([]);
  });

  const tables = ['README.md', 'docs/where-to-look.md', 'docs/architecture.md'];
  test.each(tables)(
    'every short name in a table row of %s exists next to or below a path in that row',
    (file) => {
      expect(rowsOf(textOf(file)).flatMap(strayNames)).toEqual([]);
    },
  );
});

describe('the documentation checks', () => {
  test('find paths in sentences and commands, but not in addresses or fenced blocks', () => {
    const text =
      'See `lib/a.ts`, `node scripts/b.mjs` and `/lib/c`.\n```sh\n`lib/d.ts`\n```\nAnd `lib/<city>/e.yaml`.';
    expect(fullPaths(text)).toEqual(['lib/a.ts', 'scripts/b.mjs', 'lib/<city>/e.yaml']);
  });

  test.each([
    ['lib/', true],
    ['lib/cities/<city>/city.yaml', true],
    ['scripts/install*.mjs', true],
    ['lib/Sections.ts', false],
    ['lib/sections.ts/', false],
    ['scripts/take-*.mjs', false],
  ])('recognize whether %s exists: %s', (place, there) => {
    expect(isThere(place)).toBe(there);
  });

  test('reject a short name of a file that is not below any path in its row', () => {
    expect(strayNames('| `lib/news/` | `parse/` reads, `phrase/` too |')).toEqual(['phrase/']);
  });
});
