import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../temporary/folder';

/** A site's clock that a test can move forward. */
export type MovableClock = {
  /** Settings that make a site use this clock. */
  settings: { NODE_OPTIONS: string; CLOCK_FILE: string };
  /** Sets the clock to the real time plus `ms`. */
  putForward: (ms: number) => void;
};

export function openMovableClock(): MovableClock {
  const file = path.join(temporaryFolder(), 'offset');
  const preload = path.join(process.cwd(), 'tests/e2e/support/set-clock.cjs');
  return {
    settings: { NODE_OPTIONS: `--require ${preload}`, CLOCK_FILE: file },
    putForward: (ms) => writeFileSync(file, String(ms)),
  };
}
