import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { culprits, siteFiles, sourcesIn } from './house-files';

// biome.json limits lines per file and function, file names, default exports and import cycles.

const files = [...siteFiles, ...sourcesIn('scripts')];

test('no folder has more than 12 source files', () => {
  const folders = files.map((file) => path.dirname(file.path));
  const isFull = (folder: string) => folders.filter((other) => other === folder).length > 12;
  expect([...new Set(folders)].filter(isFull)).toEqual([]);
});

test('no file is named index, util, helper or misc', () => {
  expect(culprits(({ name }) => /^(index|utils?|helpers?|misc)\./.test(name), files)).toEqual([]);
});

test('each font file and its response headers fit into ten packets (RFC 6928)', () => {
  const fonts = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(6);
  expect(fonts.filter((name) => statSync(`app/fonts/${name}`).size > 14_000)).toEqual([]);
});

// Biome forbids `any` and @ts-expect-error.
test('no source suppresses type errors', () => {
  expect(culprits(({ text }) => /@ts-(expect-error|nocheck)/.test(text), files)).toEqual([]);
});
