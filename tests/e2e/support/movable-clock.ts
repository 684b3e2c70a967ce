import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The clock of a site that a test puts forward. */
export type MovableClock = {
  /** Settings of that site. */
  settings: { NODE_OPTIONS: string; CLOCK_FILE: string };
  /** How far it is ahead of the real one, in ms. */
  putForward: (ms: number) => void;
};

export function openMovableClock(): MovableClock {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'clock-')), 'offset');
  const preload = path.join(process.cwd(), 'tests/e2e/support/set-clock.cjs');
  return {
    settings: { NODE_OPTIONS: `--require ${preload}`, CLOCK_FILE: file },
    putForward: (ms) => writeFileSync(file, String(ms)),
  };
}
