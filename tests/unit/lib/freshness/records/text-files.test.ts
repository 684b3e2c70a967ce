import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import * as wholeDisk from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Disk, nameOf, sweepDrafts, textFiles } from '@/lib/freshness/records/text-files';
import { temporaryFolder, writeFiles } from '../../../../temporary/folder';
import { listener } from '../../../listener';

const refusing = (code: string) => async () => {
  throw Object.assign(new Error(`${code}: no`), { code });
};
const cannotRead = 'error stored copies cannot be read; the site continues without them';
const cannotWrite = 'error copies cannot be stored; they stay in memory and would not outlive a restart';

let folder: string;
let heard: ReturnType<typeof listener>;

/** Opens the text files of one instance on a disk whose operations can be made to fail. */
const files = (disk: Partial<Disk> = {}) => textFiles(folder, heard.log, { ...wholeDisk, ...disk });
const save = (text: string, disk?: Partial<Disk>, key = 'a') => files(disk).set(key, text, 0);
const load = (key = 'a') => files().get(key);

beforeEach(() => {
  folder = temporaryFolder();
  heard = listener();
});

test('remove deletes a key’s file and ignores a missing file', async () => {
  await save('before');
  for (const _ of [1, 2]) await files().remove('a');
  expect([readdirSync(folder), await load(), heard.lines]).toEqual([[], undefined, []]);
});

describe('a disk that cannot be written to', () => {
  test.each([
    ['full', 'writeFile', 'ENOSPC'],
    ['write-protected', 'mkdir', 'EACCES'],
    ['failing', 'rename', 'EIO'],
  ] as const)('keeps the old value and logs the reason once if it is %s', async (_, step, code) => {
    await save('before');
    await save('after', { [step]: refusing(code) });
    expect(await load()).toBe('before');
    expect(heard.lines).toEqual([`${cannotWrite} folder=${folder} reason=${code}: no code=${code} first=a`]);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('leaves no temporary file if it fills up during a write', async () => {
    const writeFile: Disk['writeFile'] = async (file) => {
      await wholeDisk.writeFile(file, 'half of');
      await refusing('ENOSPC')();
    };
    await save('after', { writeFile });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is logged once, and logged as recovered when each failed key has been written or removed', async () => {
    let isFull = true;
    const writeFile: Disk['writeFile'] = (...args) =>
      isFull ? refusing('ENOSPC')() : wholeDisk.writeFile(...args);
    const all = files({ writeFile });
    for (const key of ['a', 'b', 'c', 'a']) await all.set(key, key, 0);
    isFull = false;
    await all.set('a', 'a', 0);
    await all.remove('c');
    expect(heard.lines).toHaveLength(1);
    await all.set('b', 'b', 0);
    expect(heard.lines.slice(1)).toEqual([`info copies can be stored again folder=${folder}`]);
  });

  test('is logged, without an exception, if there is a file where the folder should be', async () => {
    writeFileSync(path.join(folder, 'taken'), '');
    const { set, get } = textFiles(path.join(folder, 'taken'), heard.log);
    await set('a', 'after', 0);
    expect(await get('a')).toBeUndefined();
    expect(heard.lines).toEqual([expect.stringContaining(cannotWrite), expect.stringContaining(cannotRead)]);
  });
});

test('textFiles logs unreadable files once, and logs when they can be read again', async () => {
  let readFile: Disk['readFile'] = refusing('EACCES') as Disk['readFile'];
  const all = files({ readFile: ((...args) => readFile(...args)) as Disk['readFile'] });
  expect([await all.get('a'), await all.get('b')]).toEqual([undefined, undefined]);
  readFile = wholeDisk.readFile;
  for (const key of ['a', 'b']) await all.get(key);
  expect(heard.lines).toEqual([
    `${cannotRead} folder=${folder} reason=EACCES: no code=EACCES first=a`,
    `info stored copies can be read again folder=${folder}`,
  ]);
});

test('concurrent writes of one key leave one complete value', async () => {
  const texts = Array.from({ length: 40 }, (_, at) => `${at} ${'x'.repeat(50_000)}`);
  await Promise.all(texts.map((text) => save(text)));
  expect(texts).toContain(await load());
  expect(readdirSync(folder)).toHaveLength(1);
});

test('an interrupted write keeps the old value', async () => {
  await save('before');
  void save('after', { rename: () => new Promise<never>(() => undefined) });
  expect(await load()).toBe('before');
});

test('a write syncs the temporary file to disk before renaming it', async () => {
  const steps: unknown[] = [];
  const writeFile: Disk['writeFile'] = async (file, text, options) => {
    await wholeDisk.writeFile(file, text, options);
    steps.push(options);
  };
  const rename: Disk['rename'] = (...args) => wholeDisk.rename(...args).then(() => void steps.push('named'));
  await save('after', { writeFile, rename });
  expect(steps).toEqual([{ flag: 'wx', flush: true }, 'named']);
});

test('nameOf returns a stable name that any file system accepts', () => {
  expect(nameOf('https://news.example/feed?a=ü')).toMatch(/^[0-9a-f]{32}$/);
  expect(nameOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223');
});

describe('temporary files of interrupted writes', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const file = (name: string, ageSeconds: number) => {
    writeFiles(folder, { [name]: 'half of a co' });
    const time = now / 1000 - ageSeconds;
    utimesSync(path.join(folder, name), time, time);
  };

  test('are removed, including in subfolders, and stored files are kept', async () => {
    file('a.json', 600);
    file('a.json.1234.tmp', 600);
    file('host/lists/b.json.5678.tmp', 600);
    await sweepDrafts(folder, now);
    expect(readdirSync(folder, { recursive: true })).toEqual(['a.json', 'host', 'host/lists']);
    await sweepDrafts(path.join(folder, 'nowhere'), now);
  });

  test.each([
    ['are kept if a process may still be writing them', 60, 1],
    ['are removed if abandoned', 61, 0],
    ['are removed if dated in the future because the clock was set back', -86_400, 0],
  ])('%s (age in seconds: %i)', async (_, age, left) => {
    file('a.json.1234.tmp', age);
    await sweepDrafts(folder, now);
    expect(readdirSync(folder)).toHaveLength(left);
  });
});
