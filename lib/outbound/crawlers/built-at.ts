import { statSync } from 'node:fs';
import path from 'node:path';

/** When this copy of the site was built; now in development. */
export function builtAt(): Date {
  const mark = path.join(/*turbopackIgnore: true*/ process.cwd(), '.next/BUILD_ID');
  return statSync(mark, { throwIfNoEntry: false })?.mtime ?? new Date();
}
