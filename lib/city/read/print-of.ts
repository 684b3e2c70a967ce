import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { inside } from '@/lib/city/read/read-folder';

/** Editors put a file down and take it away again while they save; it may be gone when it is looked at. */
function orNone(names: () => string[]): string[] {
  try {
    return names();
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
  const folders = orNone(() => inside(folder).folders);
  const places = [folder, ...folders.map((name) => path.join(folder, name))];
  const files = places.flatMap((place) =>
    orNone(() => readdirSync(place)).map((name) => path.join(place, name)),
  );
  return files.map(looksOf).join('\n');
}
