import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type HouseFile, importsOf, sourcesIn } from './house-files';

/** Folders that each folder of lib may import. docs/architecture.md has a diagram. */
const mayImport: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries({
    base: '',
    http: 'base',
    sections: 'base',
    city: 'base sections',
    messages: 'base sections city',
    maps: 'city messages',
    settings: 'base city',
    request: 'base city settings',
    web: 'base settings',
    freshness: 'base sections settings web',
    news: 'base sections city messages settings web freshness',
    radio: 'base city messages settings web',
    pictures: 'base request sections city maps messages settings web freshness news',
    blog: 'base sections city messages settings web freshness news pictures',
    events: 'base city messages settings freshness news',
    weather: 'base city messages settings web freshness news',
    pages: 'base sections city messages settings news pictures weather',
    front: 'base sections city maps messages settings news pictures blog events weather',
    morning: 'base city messages settings freshness news blog events weather pages front',
    outbound:
      'base request sections city messages settings web freshness news pictures blog events weather pages front morning',
    search: 'base sections city messages settings freshness news blog events pages front outbound',
    health: 'base sections city settings web freshness news radio pictures blog events weather front',
    desk: 'base sections city blog',
    server:
      'base http request health sections city messages settings web freshness news radio pictures blog events weather pages front morning outbound',
  }).map(([folder, below]) => [folder, below.split(' ').filter(Boolean)]),
);

/** Returns the folder of lib for a path: `news` for both `lib/news/parse/x.ts` and `@/lib/news/x`. */
function folderOf(file: string): string {
  return file.replace(/^(@\/)?lib\//, '').replace(/[/.].*$/, '');
}

/** Returns the modules of the repository that a file imports, with paths from the root. */
function targets({ path: file, text }: HouseFile): string[] {
  return importsOf(text)
    .map((name) => (name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name))
    .filter((name) => /^(@|lib)\//.test(name));
}

const files = sourcesIn('lib');

test('mayImport lists every folder of lib', () => {
  expect([...new Set(files.map((file) => folderOf(file.path)))].sort()).toEqual(
    Object.keys(mayImport).sort(),
  );
});

test('each folder imports only from folders that mayImport allows, never from app or components', () => {
  const wrong = files.flatMap((file) => {
    const from = folderOf(file.path);
    const allowed = [from, ...(mayImport[from] ?? [])];
    const strange = targets(file).filter((target) => !allowed.includes(folderOf(target)));
    return strange.map((target) => `${file.path} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('mayImport has no cycle', () => {
  const below = new Set<string>();
  for (const [folder, others] of Object.entries(mayImport)) {
    expect(others.filter((other) => !below.has(other)).map((other) => `${folder} to ${other}`)).toEqual([]);
    below.add(folder);
  }
});

/** Order of the subfolders of lib/news. `.` stands for files directly in the folder. */
const newsFolders =
  'models . parse fields calendar local classify read sources clusters desk freshness section'.split(' ');

/** Returns the subfolder for a path: `parse` for both `lib/news/parse/xml/x.ts` and `@/lib/news/parse/x`. */
function subfolderOf(file: string): string {
  return file.replace(/^(@\/)?lib\/news\//, '').match(/^[^/]+(?=\/)/)?.[0] ?? '.';
}

test('each subfolder of lib/news imports only subfolders listed before it', () => {
  const wrong = files
    .filter(({ path }) => path.startsWith('lib/news/'))
    .flatMap((file) => {
      const allowed = newsFolders.slice(0, newsFolders.indexOf(subfolderOf(file.path)) + 1);
      const inside = targets(file).filter((target) => folderOf(target) === 'news');
      const back = inside.filter((target) => !allowed.includes(subfolderOf(target)));
      return back.map((target) => `${file.path} imports ${target}`);
    });
  expect(wrong).toEqual([]);
});

test('no two folders in the same folder import from each other', () => {
  const folder = (file: string) => file.replace(/^@\//, '').replace(/\/[^/]*$/, '');
  const parent = (path: string) => path.replace(/\/[^/]*$/, '');
  const imports = new Set(
    files.flatMap((file) => {
      const from = folder(file.path);
      const to = targets(file).map(folder);
      return to.filter((other) => parent(other) === parent(from)).map((other) => `${from} ${other}`);
    }),
  );
  const both = [...imports].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return from !== to && imports.has(`${to} ${from}`);
  });
  expect(both).toEqual([]);
});
