import path from 'node:path';
import { expect, test } from '@jest/globals';
import { importsOf, sourcesIn, textOf } from './house-files';

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
    pictures: 'base http sections city maps messages settings web freshness news',
    blog: 'base sections city messages settings web freshness news pictures',
    events: 'base city messages settings freshness news',
    weather: 'base city messages settings web freshness news',
    pages: 'base sections city messages settings news pictures weather',
    front: 'base sections city maps messages settings news pictures blog events weather',
    morning: 'base city messages settings freshness news blog events weather pages front',
    outbound:
      'base http sections city messages settings web freshness news pictures blog events weather pages front morning',
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

function targets({ path: file, text }: { path: string; text: string }): string[] {
  return importsOf(text)
    .map((name) => (name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name))
    .filter((name) => /^(@\/)?lib\//.test(name))
    .map(folderOf);
}

const house = sourcesIn('lib');

test('mayImport lists every folder of lib', () => {
  expect([...new Set(house.map((file) => folderOf(file.path)))].sort()).toEqual(
    Object.keys(mayImport).sort(),
  );
});

test('each folder imports only from folders that mayImport allows', () => {
  const wrong = house.flatMap((file) => {
    const from = folderOf(file.path);
    const strange = targets(file).filter((to) => to !== from && !mayImport[from]?.includes(to));
    return strange.map((to) => `${file.path} imports from ${to}`);
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

/** Order of subfolders. Each may import only from subfolders before it. `.` stands for files directly in the folder. */
const subfolderOrder: Record<string, readonly string[]> = {
  news: 'models . parse fields calendar local classify read sources clusters desk freshness section'.split(
    ' ',
  ),
};

/** Returns the subfolder for a path: `parse` for both `lib/news/parse/xml/x.ts` and `@/lib/news/parse/x`. */
function subfolderOf(file: string): string {
  return file.replace(/^(@\/)?lib\/[^/]+\//, '').match(/^[^/]+(?=\/)/)?.[0] ?? '.';
}

test.each(Object.entries(subfolderOrder))(
  'each subfolder of lib/%s imports only subfolders listed before it',
  (folder, order) => {
    const files = house.filter((file) => folderOf(file.path) === folder);
    const wrong = files.flatMap((file) => {
      const from = order.indexOf(subfolderOf(file.path));
      const inside = importsOf(file.text).filter((name) => name.startsWith(`@/lib/${folder}/`));
      const back = inside.filter((name) => !order.slice(0, from + 1).includes(subfolderOf(name)));
      return back.map((name) => `${file.path} imports ${name}`);
    });
    expect(wrong).toEqual([]);
  },
);

test('each flow in docs/architecture.md has four to eight steps', () => {
  const flows = textOf('docs/architecture.md').split('\n### ').slice(1);
  expect(
    flows.map((flow) => flow.match(/^\d+\. /gm)?.length ?? 0).filter((hops) => hops > 8 || hops < 4),
  ).toEqual([]);
});
