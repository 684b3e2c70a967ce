import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A write takes milliseconds: a draft that is older has lost its writer. A younger one may be another instance's, ms. */
const longestWrite = 60_000;

async function isLeft(file: string, now: number): Promise<boolean> {
  return Math.abs(now - (await stat(file)).mtimeMs) > longestWrite;
}

async function removed(file: string, now: number): Promise<number> {
  try {
    if (!(await isLeft(file, now))) return 0;
    await rm(file);
    return 1;
  } catch {
    // Another instance was faster, or the folder cannot be written, which is told when a copy is stored.
    return 0;
  }
}

/** Removes what writes that were killed left below a folder, and gives how many files that were; never throws. */
export async function sweepDrafts(folder: string, now: number): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const drafts = names.filter((name) => name.endsWith('.tmp')).map((name) => path.join(folder, name));
  const counts = await Promise.all(drafts.map((file) => removed(file, now)));
  return counts.reduce((sum, count) => sum + count, 0);
}
