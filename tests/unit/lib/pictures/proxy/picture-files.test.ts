import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { trouble } from '@/lib/base/log';
import { PictureFiles } from '@/lib/pictures/proxy/picture-files';
import { temporaryFolder } from '../../../../temporary/folder';

const hour = 60 * 60 * 1000;
const key = (letter: string) => letter.repeat(64);
const picture = (size: number) => Buffer.alloc(size, 7);

function store(maxBytes = 10_000, folder = temporaryFolder()) {
  const complaints: string[] = [];
  const warn = (what: string) => void complaints.push(what);
  const writing = trouble((_, what) => warn(what), 'error', 'cannot be stored', 'stored again');
  const open = () => new PictureFiles(folder, { maxBytes, warn, writing });
  const fileOf = (letter: string) => path.join(folder, letter.repeat(2), letter.repeat(62));
  const sizes = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  return { files: open(), open, complaints, folder, fileOf, sizes };
}

describe('a stored picture', () => {
  test('is still available after a restart', async () => {
    const { files, open } = store();
    await files.save(key('a'), picture(100));
    expect(await open().load(key('a'))).toEqual(picture(100));
    expect(await open().load(key('b'))).toBeUndefined();
  });

  test('is ignored if its file is empty', async () => {
    const { files, fileOf } = store();
    await files.save(key('a'), picture(100));
    writeFileSync(fileOf('a'), '');
    expect(await files.load(key('a'))).toBeUndefined();
  });

  test('leaves no temporary file', async () => {
    const { files, fileOf } = store();
    await files.save(key('a'), picture(100));
    expect(readdirSync(path.dirname(fileOf('a')))).toHaveLength(1);
  });
});

describe('the size limit', () => {
  test('removes the least recently used picture first', async () => {
    const { files, fileOf, sizes } = store(3500);
    let at = Date.now() - 6 * hour;
    for (const letter of ['a', 'b', 'c']) {
      await files.save(key(letter), picture(1000));
      utimesSync(fileOf(letter), new Date(at), new Date(at));
      at += hour;
    }
    expect(await files.load(key('a'))).toBeDefined();
    await files.save(key('d'), picture(1000));
    await files.size();
    expect(sizes()).toBeLessThanOrEqual(3500);
    expect(await files.load(key('b'))).toBeUndefined();
    expect(await files.load(key('a'))).toBeDefined();
    expect(await files.load(key('d'))).toBeDefined();
  });

  test('counts files that other processes or earlier runs have written', async () => {
    const { open, folder, sizes } = store(100_000);
    const before = open();
    for (const letter of ['a', 'b', 'c']) await before.save(key(letter), picture(1000));
    await store(1500, folder).files.size();
    expect(sizes()).toBeLessThanOrEqual(1500);
  });
});

test('a folder that cannot be written to is logged once, as is its recovery', async () => {
  const { folder } = store();
  writeFileSync(path.join(folder, 'in-the-way'), '');
  const { files, complaints } = store(1000, path.join(folder, 'in-the-way'));
  for (const letter of ['a', 'b']) await files.save(key(letter), picture(10));
  expect(await files.load(key('a'))).toBeUndefined();
  expect(complaints).toEqual(['cannot be stored']);
  rmSync(path.join(folder, 'in-the-way'));
  await files.save(key('a'), picture(10));
  expect(complaints).toEqual(['cannot be stored', 'stored again']);
});
