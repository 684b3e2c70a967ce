import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A site's clock that a test can move forward. */
export type MovableClock = {
  /** Settings for that site. */
  settings: { NODE_OPTIONS: string; CLOCK_FILE: string };
  /** Offset from the real clock in ms. */
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
