import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { packsFor } from '../../../../../scripts/new-city/file/packs-for';
import { saveCity } from '../../../../../scripts/new-city/file/save-city';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'new-city-save-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a city gets a folder with one file', async () => {
  const cities = path.join(folder, 'cities');
  expect(await saveCity(cities, 'boulder', 'name: Boulder\n')).toEqual({
    ok: true,
    value: path.join(cities, 'boulder', 'city.yaml'),
  });
  expect(await readFile(path.join(cities, 'boulder', 'city.yaml'), 'utf8')).toBe('name: Boulder\n');
});

test('a folder that is there is never touched, and the answer says what to do', async () => {
  await mkdir(path.join(folder, 'boulder'));
  await writeFile(path.join(folder, 'boulder', 'city.yaml'), 'mine');
  const saved = await saveCity(folder, 'boulder', 'yours');
  expect(saved).toEqual({ ok: false, why: expect.stringMatching(/is there already.*--key/) });
  expect(await readFile(path.join(folder, 'boulder', 'city.yaml'), 'utf8')).toBe('mine');
});

test('where no folder can be made the reason is told', async () => {
  await writeFile(path.join(folder, 'a-file'), '');
  const saved = await saveCity(path.join(folder, 'a-file'), 'boulder', '');
  expect(saved).toEqual({ ok: false, why: expect.stringContaining('could not be made') });
});

test('a city names the packs that exist for its country and region', async () => {
  await mkdir(path.join(folder, 'us'));
  for (const name of ['national', 'co']) await writeFile(path.join(folder, `us/${name}.yaml`), '{}');
  expect(packsFor('US-CO', folder)).toEqual(['us/national', 'us/co']);
  expect(packsFor('US-WY', folder)).toEqual(['us/national']);
  expect(packsFor('MX-YUC', folder)).toEqual([]);
});
