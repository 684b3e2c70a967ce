import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, jest, test } from '@jest/globals';
import { listInside, readInside, withDeadline } from '@/lib/base/files/read-inside';
import { temporaryFolder } from '../../../../temporary/folder';

const KB = 1024;

/** Creates a folder `city` with a text file, and a secret file outside of that folder. */
function setUp() {
  const root = temporaryFolder({ 'city/posts/fair.md': 'The fair', secret: 'SIGNING_KEY' });
  const folder = path.join(root, 'city');
  const link = (to: string, name: string) => symlinkSync(to, path.join(folder, name));
  const read = (name: string, maxBytes = KB) => readInside(folder, name, { maxBytes });
  return { root, folder, link, read };
}

describe('readInside reads', () => {
  test('a regular file, with its size and real path', async () => {
    const { folder, read } = setUp();
    expect(await read('posts/fair.md')).toEqual({
      ok: true,
      value: {
        bytes: Buffer.from('The fair'),
        path: path.join(folder, 'posts/fair.md'),
        size: 8,
        modified: statSync(path.join(folder, 'posts/fair.md')).mtime,
      },
    });
  });

  test('an empty file, and a file of exactly the size limit', async () => {
    const { folder, read } = setUp();
    writeFileSync(path.join(folder, 'empty'), '');
    writeFileSync(path.join(folder, 'full'), Buffer.alloc(KB, 'x'));
    expect(await read('empty')).toMatchObject({ ok: true, value: { bytes: Buffer.alloc(0) } });
    expect(await read('full')).toMatchObject({ ok: true, value: { size: KB } });
  });

  test('only the first bytes if requested', async () => {
    const { folder } = setUp();
    const read = await readInside(folder, 'posts/fair.md', { maxBytes: KB, firstBytes: 3 });
    expect(read).toMatchObject({ ok: true, value: { bytes: Buffer.from('The'), size: 8 } });
  });

  test('a file through symbolic links inside the folder, as in Kubernetes mounts', async () => {
    const { link, read } = setUp();
    link('posts/fair.md', 'linked.md');
    expect(await read('linked.md')).toMatchObject({ ok: true, value: { bytes: Buffer.from('The fair') } });
  });

  test('a folder that is itself a symbolic link', async () => {
    const { root, folder } = setUp();
    const current = path.join(root, 'current');
    symlinkSync(folder, current);
    expect(await readInside(current, 'posts/fair.md', { maxBytes: KB })).toMatchObject({ ok: true });
  });
});

describe('readInside rejects', () => {
  const outside = 'is a link that leads out of the folder';
  const device = 'is a pipe or a device, not a file';

  test.each<[string, (folder: string, link: (to: string, name: string) => void) => void, string, string]>([
    ['a symbolic link to an outside file', (_, link) => link('../secret', 'x'), 'unsafe-file', outside],
    [
      'a symbolic link to another one that points outside',
      (_, link) => {
        link('y', 'x');
        link('../secret', 'y');
      },
      'unsafe-file',
      outside,
    ],
    ['a symbolic link to /dev/zero', (_, link) => link('/dev/zero', 'x'), 'unsafe-file', outside],
    [
      'a symbolic link to itself',
      (_, link) => link('x', 'x'),
      'unsafe-file',
      'is a link that leads to itself',
    ],
    [
      'a symbolic link to nothing',
      (_, link) => link('nothing', 'x'),
      'unsafe-file',
      'is a link that leads nowhere',
    ],
    ['a named pipe', (folder) => execFileSync('mkfifo', [path.join(folder, 'x')]), 'unsafe-file', device],
    ['a folder', (folder) => mkdirSync(path.join(folder, 'x')), 'unsafe-file', 'is a folder, not a file'],
    [
      'a file above the limit',
      (folder) => writeFileSync(path.join(folder, 'x'), Buffer.alloc(KB + 1)),
      'too-large',
      'is larger than 1 KB',
    ],
    ['a missing file', () => undefined, 'no-file', 'is not there'],
  ])('%s', async (_, make, reason, detail) => {
    const { folder, link, read } = setUp();
    make(folder, link);
    expect(await read('x')).toEqual({ ok: false, failure: { reason, detail } });
  });

  test.each(['../secret', 'posts/../../secret', '/../secret', 'a\0b'])('unsafe path: %j', async (name) => {
    expect(await setUp().read(name)).toMatchObject({ ok: false, failure: { reason: 'unsafe-file' } });
  });

  test('a file reached through a symbolic link to an outside folder', async () => {
    const { root, link, read } = setUp();
    link(root, 'posts2');
    expect(await read('posts2/secret')).toMatchObject({ ok: false, failure: { detail: outside } });
  });

  test('a file in a missing folder', async () => {
    const { folder, read } = setUp();
    renameSync(folder, `${folder}-away`);
    expect(await read('posts/fair.md')).toMatchObject({ ok: false, failure: { reason: 'no-file' } });
  });

  test('a file that takes longer to read than the deadline allows', async () => {
    const { folder } = setUp();
    jest.useFakeTimers({ now: 0 });
    const read = readInside(folder, 'posts/fair.md', { maxBytes: KB });
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    expect(await read).toEqual({
      ok: false,
      failure: { reason: 'timeout', detail: 'could not be read within 10 seconds' },
    });
  });
});

describe('listInside', () => {
  test('lists files and folders by name, without hidden ones', async () => {
    const { folder, link } = setUp();
    for (const name of ['b.yaml', 'a.yaml', '.env']) writeFileSync(path.join(folder, name), '');
    link('posts', 'linked');
    expect(await listInside(folder)).toEqual({
      ok: true,
      value: [
        expect.objectContaining({ name: 'a.yaml', isFolder: false }),
        expect.objectContaining({ name: 'b.yaml', isFolder: false }),
        expect.objectContaining({ name: 'linked', isFolder: true }),
        expect.objectContaining({ name: 'posts', isFolder: true }),
      ],
    });
    expect(await listInside(folder, 'posts')).toMatchObject({ ok: true, value: [{ name: 'fair.md' }] });
  });

  test('does not list a symbolic link to an outside folder or to itself as a folder', async () => {
    const { root, folder, link } = setUp();
    link(root, 'outside');
    link('loop', 'loop');
    const { value } = (await listInside(folder)) as { value: unknown };
    expect(value).toEqual([
      expect.objectContaining({ name: 'loop', isFolder: false }),
      expect.objectContaining({ name: 'outside', isFolder: false }),
      expect.objectContaining({ name: 'posts', isFolder: true }),
    ]);
  });

  test.each([
    ['an outside folder', 'outside', 'unsafe-file'],
    ['a missing folder', 'none', 'no-file'],
    ['a file', 'posts/fair.md', 'no-file'],
  ])('rejects %s', async (_, name, reason) => {
    const { folder, link } = setUp();
    link('..', 'outside');
    expect(await listInside(folder, name)).toMatchObject({ ok: false, failure: { reason } });
  });

  test('rejects a folder with too many entries', async () => {
    const { folder } = setUp();
    for (const name of ['a', 'b']) writeFileSync(path.join(folder, name), '');
    const failure = { reason: 'too-large', detail: 'holds more than 2 files' };
    expect(await listInside(folder, '', { maxEntries: 2 })).toEqual({ ok: false, failure });
  });
});

test('withDeadline rejects with a TimeoutError if the work never ends', async () => {
  await expect(withDeadline(1, () => new Promise(() => undefined))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('withDeadline returns the value of work that ends in time', async () => {
  expect(await withDeadline(20_000, async () => 7)).toBe(7);
});

test('withDeadline does not count time in which the event loop is blocked', async () => {
  const work = withDeadline(20, async () => {
    await nextTurn();
    await nextTurn();
    return 7;
  });
  // Block the event loop until after the deadline. A timer would not block it.
  const block = new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(block, 0, 0, 25);
  expect(await work).toBe(7);
});
