import { rmSync } from 'node:fs';
import path from 'node:path';

/** Servers that are still ending may write while it goes. A process that tests again makes another. */
export default function removeTemporaryFolder() {
  const folder = process.env.TMPDIR;
  if (!folder) return;
  process.env.TMPDIR = path.dirname(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
