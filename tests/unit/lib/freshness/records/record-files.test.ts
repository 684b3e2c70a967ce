import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import * as wholeDisk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { diskReporter } from '@/lib/freshness/records/disk-reporter';
import { type Disk, recordFiles, sweepDrafts } from '@/lib/freshness/records/record-files';
import type { RecordStore } from '@/lib/freshness/records/record-store';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import { listener } from '../../../listener';

type Note = Timed & { text: string };

const now = Date.parse('2026-11-21T12:00:00Z');
const note = (text: string, more: Partial<Note> = {}): Note => ({
  ...neverAsked,
  goodAt: now,
  text,
  ...more,
});
const shape = { format: 1, read: (stored: unknown) => stored as Note };
const refusing = (code: string) => async () => {
  throw Object.assign(new Error(`${code}: no`), { code });
};

let folder: string;
let heard: ReturnType<typeof listener>;

/** One instance of the site on the folder, with a disk that may fail and a clock of its own. */
function instance(disk: Partial<Disk> = {}, clock = now): RecordStore<Note> {
  const room = {
    folder,
    reporter: diskReporter(heard.log, folder),
    now: () => clock,
    disk: { ...wholeDisk, ...disk },
  };
  return recordFiles<Note>(room, shape);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'record-files-'));
  heard = listener();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a copy that is removed leaves no file, and nothing is said where there was none', async () => {
  await instance().save('a', note('before'));
  await instance().remove('a');
  await instance().remove('a');
  expect(readdirSync(folder)).toEqual([]);
  expect(heard.lines).toEqual([]);
});

describe('a disk that cannot be written', () => {
  test.each([
    ['full', 'open', 'ENOSPC', 'the disk is full'],
    ['read-only', 'open', 'EROFS', 'the folder is read-only'],
    ['forbidden', 'mkdir', 'EACCES', 'no permission'],
    ['a file', 'mkdir', 'ENOTDIR', 'a file stands where the folder should be'],
    ['failing', 'rename', 'EIO', 'the disk fails'],
  ] as const)('%s: the copy of before stays, and one line says why', async (_, step, code, why) => {
    await instance().save('a', note('before', { goodAt: now - 1000 }));
    await instance({ [step]: refusing(code) }).save('a', note('after'));
    expect(await instance().load('a')).toMatchObject({ text: 'before' });
    expect(heard.lines).toEqual([
      `error copies cannot be stored; they stay in memory and would not outlive a restart folder=${folder} reason=${why} code=${code} first=a`,
    ]);
  });

  test('full in the middle of a write: no draft is left', async () => {
    const open: Disk['open'] = async (...args) => {
      const handle = await wholeDisk.open(...args);
      await handle.write('half of');
      handle.writeFile = refusing('ENOSPC');
      return handle;
    };
    await instance({ open }).save('a', note('after'));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('the same trouble is told once, another one again, and its end too', async () => {
    let code: string | undefined = 'ENOSPC';
    const open: Disk['open'] = (...args) => (code ? refusing(code)() : wholeDisk.open(...args));
    const files = instance({ open });
    for (const key of ['a', 'b', 'a', 'b']) await files.save(key, note(key));
    code = 'EROFS';
    for (const key of ['a', 'b', 'a', 'b']) await files.save(key, note(key));
    code = undefined;
    for (const key of ['a', 'b', 'a', 'b']) await files.save(key, note(key));
    expect(heard.lines.map((line) => /code=\w+|again/.exec(line)?.[0])).toEqual([
      'code=ENOSPC',
      'code=EROFS',
      'again',
    ]);
  });

  test('a folder whose place is taken by a file is told, and nothing throws', async () => {
    writeFileSync(path.join(folder, 'taken'), '');
    folder = path.join(folder, 'taken');
    await instance().save('a', note('after'));
    expect(await instance().load('a')).toBeUndefined();
    expect(heard.lines.join()).toContain('reason=a file stands where the folder should be');
    folder = path.dirname(folder);
  });
});

test('a copy that may not be read is told once, and the site goes on without it', async () => {
  const files = instance({ readFile: refusing('EACCES') as Disk['readFile'] });
  expect(await files.load('a')).toBeUndefined();
  expect(await files.load('b')).toBeUndefined();
  expect(heard.lines).toEqual([
    `error stored copies cannot be read; the site goes on without them folder=${folder} reason=no permission code=EACCES first=a`,
  ]);
});

describe('two instances on one folder', () => {
  test('an older copy does not take the place of a newer one', async () => {
    await instance().save('a', note('new'));
    await instance().save('a', note('old', { goodAt: now - 60_000 }));
    expect(await instance().load('a')).toMatchObject({ text: 'new' });
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('a failure of one does not hide the good copy of the other', async () => {
    await instance().save('a', note('good'));
    await instance().save('a', note('', { goodAt: 0, fails: 3 }));
    expect(await instance().load('a')).toMatchObject({ text: 'good', fails: 0 });
  });

  test('a newer copy, and news of the same copy, are stored', async () => {
    await instance().save('a', note('one', { goodAt: now - 5 }));
    await instance().save('a', note('two'));
    await instance().save('a', note('two', { fails: 1 }));
    expect(await instance().load('a')).toMatchObject({ text: 'two', fails: 1 });
  });

  test('a copy from the future, or a damaged one, is in nobody’s way', async () => {
    await instance().save('future', note('one', { goodAt: now + 365 * 86_400_000 }));
    await instance().save('future', note('two'));
    expect(await instance().load('future')).toMatchObject({ text: 'two' });
    await instance().save('damaged', note('one'));
    const [file] = readdirSync(folder).filter((name) =>
      readFileSync(path.join(folder, name), 'utf8').includes('one'),
    );
    writeFileSync(path.join(folder, file as string), '{"format":1,"record":{"goodAt":9');
    await instance().save('damaged', note('two'));
    expect(await instance().load('damaged')).toMatchObject({ text: 'two' });
  });

  test('many writers at once leave one whole copy, the newest, and no draft', async () => {
    const writes = Array.from({ length: 40 }, (_, at) =>
      instance().save('a', note(`${at} ${'x'.repeat(50_000)}`, { goodAt: now - 40 + at })),
    );
    await Promise.all(writes);
    await instance().save('a', note('last'));
    expect(await instance().load('a')).toMatchObject({ text: 'last' });
    expect(readdirSync(folder)).toHaveLength(1);
  });
});

test('a write that is cut off before its copy has its name leaves the old copy', async () => {
  await instance().save('a', note('before', { goodAt: now - 1 }));
  const never = () => new Promise<never>(() => undefined);
  void instance({ rename: never }).save('a', note('after'));
  expect(await instance().load('a')).toMatchObject({ text: 'before' });
});

test('a copy is synced to the disk before it gets its name', async () => {
  const steps: string[] = [];
  const open: Disk['open'] = async (...args) => {
    const handle = await wholeDisk.open(...args);
    const sync = handle.sync.bind(handle);
    handle.sync = () => sync().then(() => void steps.push('synced'));
    return handle;
  };
  const rename: Disk['rename'] = (...args) => wholeDisk.rename(...args).then(() => void steps.push('named'));
  await instance({ open, rename }).save('a', note('after'));
  expect(steps).toEqual(['synced', 'named']);
});

function file(name: string, ageSeconds: number): void {
  const place = path.join(folder, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, 'half of a co');
  const time = (now - ageSeconds * 1000) / 1000;
  utimesSync(place, time, time);
}

test('what a killed write left is removed, in folders below too; copies stay', async () => {
  file('a.json', 600);
  file('a.json.1234.tmp', 600);
  file('host/lists/b.json.5678.tmp', 600);
  expect(await sweepDrafts(folder, now)).toBe(2);
  expect(readdirSync(folder)).toEqual(['a.json', 'host']);
});

test.each([
  [60, 0],
  [61, 1],
])('of drafts that are %i seconds old %i are removed', async (age, removed) => {
  file('a.json.1234.tmp', age);
  expect(await sweepDrafts(folder, now)).toBe(removed);
});

test('a draft from the future lost its writer when the clock was set back', async () => {
  file('a.json.1234.tmp', -86_400);
  expect(await sweepDrafts(folder, now)).toBe(1);
});

test('a folder that is not there has none', async () => {
  expect(await sweepDrafts(path.join(folder, 'nowhere'), now)).toBe(0);
});
