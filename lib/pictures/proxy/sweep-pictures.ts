import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

export type Sweep = {
  /** Told what could not be read, written or taken away, in one line. */
  complain: (what: string) => void;
  now: () => number;
  /** Handed in so that tests can play a file that stays. */
  remove?: (file: string) => Promise<void>;
};

/** A draft this old was left by a process that ended in the middle, ms. */
const draftLife = 10 * 60 * 1000;

type Kept = { file: string; size: number; usedAt: number };

/** Every file below a folder; one that goes away meanwhile is passed over. */
async function filesBelow(folder: string): Promise<Kept[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [] as string[]);
  const kept: Kept[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    if (facts?.isFile()) kept.push({ file, size: facts.size, usedAt: facts.mtimeMs });
  }
  return kept;
}

const removeFile = (file: string) => rm(file, { force: true });

/**
 * Takes away old drafts, then the pictures that were not looked at for longest, until `most` bytes are left: how many
 * are. Never rejects: a file that cannot be taken away stays and counts.
 */
export async function sweepPictures(folder: string, most: number, options: Sweep): Promise<number> {
  const { complain, now, remove = removeFile } = options;
  const all = await filesBelow(folder);
  let size = all.reduce((sum, one) => sum + one.size, 0);
  const isOldDraft = (one: Kept) => one.file.endsWith('.tmp') && now() - one.usedAt > draftLife;
  const inLine = all.toSorted((one, other) => one.usedAt - other.usedAt);
  for (const one of [...inLine.filter(isOldDraft), ...inLine.filter((each) => !isOldDraft(each))]) {
    if (size <= most && !isOldDraft(one)) break;
    try {
      await remove(one.file);
      size -= one.size;
    } catch (error) {
      complain(`a picture could not be taken away: ${(error as Error).message}`);
    }
  }
  return size;
}
