// Marks the large script files of the build, so that a browser reads all their functions while a file comes, in a thread
// of its own: else it reads each once more on the page's thread when it is first called. See
// docs/decisions/2026-11-22-large-scripts-are-read-ahead.md.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Chromium reads a smaller file on the page's thread. */
const leastBytes = 30_000;

/** Explicit compile hints of V8; a comment to all others. It counts on the first line alone. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Marks the files that have no mark yet; gives how many. */
export function hintScripts(root) {
  const folder = path.join(root, '.next/static/chunks');
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).size >= leastBytes);
  const bare = files.filter((file) => !readFileSync(file, 'utf8').startsWith(compileHint));
  for (const file of bare) writeFileSync(file, compileHint + readFileSync(file, 'utf8'));
  return bare.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) hintScripts(process.cwd());
