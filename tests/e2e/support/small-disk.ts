import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../temporary/folder';

/** A small disk that one test can fill. */
export type SmallDisk = {
  folder: string;
  /** Fills the disk completely; returns a function that frees it. */
  fill: () => () => void;
  setReadOnly: () => void;
  remove: () => void;
};

function mount(...args: string[]): boolean {
  try {
    execFileSync('mount', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fillUp(file: string): void {
  for (const size of [4 * 1024 * 1024, 65_536, 4096, 1]) {
    try {
      for (let turn = 0; turn < 1100; turn++) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // The disk has no room for another piece of this size, so smaller pieces follow.
    }
  }
}

/** Mounts a 1 MB disk in memory; returns undefined if the user may not mount. */
export function smallDisk(): SmallDisk | undefined {
  const folder = temporaryFolder();
  if (!mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder)) return undefined;
  return {
    folder,
    fill() {
      const filler = path.join(folder, 'filler');
      fillUp(filler);
      return () => rmSync(filler);
    },
    setReadOnly: () => void mount('-o', 'remount,ro', folder),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
