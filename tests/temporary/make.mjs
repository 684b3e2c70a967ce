import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What tests write to the system's temporary folder lies in one folder of it, for the workers and servers too. */
export default function makeTemporaryFolder() {
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), 'tests-'));
}
