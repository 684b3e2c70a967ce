import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** ms. Writes take milliseconds: an older draft was abandoned, a younger one may be another instance's. */
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
    // Another instance was faster, or the folder is read-only, which is logged when a copy is stored.
    return 0;
  }
}

export async function sweepDrafts(folder: string, now: number): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const drafts = names.filter((name) => name.endsWith('.tmp')).map((name) => path.join(folder, name));
  const counts = await Promise.all(drafts.map((file) => removed(file, now)));
  return counts.reduce((sum, count) => sum + count, 0);
}
