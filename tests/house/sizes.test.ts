import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { sourcesIn } from './house-files';

// biome.json keeps the lines of a file and of a function, the names of files, named exports, and imports without circles.

const house = sourcesIn('app', 'components', 'lib', 'scripts');

test('no folder holds more than 12 source files', () => {
  const counts = new Map<string, number>();
  for (const file of house)
    counts.set(path.dirname(file.path), (counts.get(path.dirname(file.path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 12)).toEqual([]);
});

test('there is no drawer called index or utils', () => {
  const isDrawer = /^(index|utils?|helpers?|misc)\./;
  expect(house.filter(({ name }) => isDrawer.test(name)).map(({ path }) => path)).toEqual([]);
});

test('each cut of a face fits into the first ten packets of a response (RFC 6928), its head among them', () => {
  const faces = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
  expect(faces).toHaveLength(4);
  expect(faces.filter((name) => statSync(`app/fonts/${name}`).size > 14_000)).toEqual([]);
});

test('types are not talked away: no any, no ignored errors', () => {
  const talked = /:\s*any\b|\bas any\b|<any>|@ts-(ignore|expect-error|nocheck)/;
  expect(house.filter(({ text }) => talked.test(text)).map(({ path }) => path)).toEqual([]);
});
