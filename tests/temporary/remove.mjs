import { rmSync } from 'node:fs';
import path from 'node:path';

/** Servers that are still ending may write while it goes. A process that tests again makes another. */
export default function removeTemporaryFolder() {
  const folder = process.env.TMPDIR;
  // Never one that make.mjs did not make.
  if (!folder || !path.basename(folder).startsWith('tests-')) return;
  process.env.TMPDIR = path.dirname(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
