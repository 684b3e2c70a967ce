import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { sourcesIn } from './house-files';

// biome.json limits lines per file and function, file names, default exports and import cycles.

const house = sourcesIn('app', 'components', 'lib', 'scripts');

test('no folder has more than 12 source files', () => {
  const counts = new Map<string, number>();
  for (const file of house)
    counts.set(path.dirname(file.path), (counts.get(path.dirname(file.path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 12)).toEqual([]);
});

test('no file is named index, util, helper or misc', () => {
  const isDrawer = /^(index|utils?|helpers?|misc)\./;
  expect(house.filter(({ name }) => isDrawer.test(name)).map(({ path }) => path)).toEqual([]);
});

test('each font file and its response headers fit into ten packets (RFC 6928)', () => {
  const faces = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
  expect(faces).toHaveLength(6);
  expect(faces.filter((name) => statSync(`app/fonts/${name}`).size > 14_000)).toEqual([]);
});

test('no source uses the type `any` or suppresses type errors', () => {
  const talked = /:\s*any\b|\bas any\b|<any>|@ts-(ignore|expect-error|nocheck)/;
  expect(house.filter(({ text }) => talked.test(text)).map(({ path }) => path)).toEqual([]);
});
