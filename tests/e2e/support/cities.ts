import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a CITIES_DIR from copies of the folders `copied` and files with the given content; returns its path. */
export function citiesFolder(texts: Record<string, string>, ...copied: string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'cities-'));
  for (const folder of copied) cpSync(folder, path.join(root, path.basename(folder)), { recursive: true });
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}
