import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a folder, creating subfolders as needed. `files` maps relative paths to contents. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Creates a folder with these files. It is removed after the test run. */
export function temporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder-'));
  writeFiles(folder, files);
  return folder;
}
