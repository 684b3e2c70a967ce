import { rmSync } from 'node:fs';
import path from 'node:path';

/** Removes the tests' temporary folder. Retries, because servers that are still shutting down may write to it. */
export default function removeTemporaryFolder() {
  const folder = process.env.TMPDIR;
  // Remove only a folder that make.mjs created.
  if (!folder || !path.basename(folder).startsWith('tests-')) return;
  process.env.TMPDIR = path.dirname(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
