import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What differs once a file in a folder, or in a folder inside it, is written, added or taken away. */
export function printOf(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  const files = [folder, ...inside].flatMap((place) =>
    readdirSync(place).map((name) => path.join(place, name)),
  );
  const stats = files.map((file) => ({ file, ...statSync(file) }));
  return stats.map(({ file, mtimeMs, size }) => `${file} ${mtimeMs} ${size}`).join('\n');
}
