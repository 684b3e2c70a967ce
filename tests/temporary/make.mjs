import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What tests write to the system's temporary folder lies in one folder of it, for the workers and servers too. */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // nginx reads in it as a user of its own.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
}
