import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Tests write their temporary files to one folder inside the system's, which workers and servers use too. */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // nginx reads from it as its own user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
}
