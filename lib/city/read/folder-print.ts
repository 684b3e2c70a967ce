import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Editors put a file down and take it away again while they save; it may be gone when it is looked at. */
function inside(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function looksOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return `${file} ${stats?.mtimeMs} ${stats?.size} ${stats?.mode}`;
}

/**
 * What differs once a file in a folder, or in a folder inside it, is written, added or taken away, or its rights change.
 * Never throws.
 */
export function printOf(folder: string): string {
  const folders = inside(folder).filter((entry) => entry.isDirectory());
  const places = [folder, ...folders.map(({ name }) => path.join(folder, name))];
  const files = places.flatMap((place) => inside(place).map(({ name }) => path.join(place, name)));
  return files.map(looksOf).join('\n');
}
