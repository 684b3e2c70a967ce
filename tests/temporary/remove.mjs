import { rmSync } from 'node:fs';

/** Servers that are still ending may write while it goes. */
export default function removeTemporaryFolder() {
  if (process.env.TMPDIR) rmSync(process.env.TMPDIR, { recursive: true, force: true, maxRetries: 5 });
}
