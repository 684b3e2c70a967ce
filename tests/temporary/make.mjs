import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates a temporary folder for the test run and sets TMPDIR to it, so that Jest workers and test servers
 * use it too.
 */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // nginx reads from it as its own user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
}
