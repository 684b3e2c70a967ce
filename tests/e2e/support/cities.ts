import { cpSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder, writeFiles } from '../../temporary/folder';

/**
 * Creates a CITIES_DIR from copies of the folders `copied`; `texts` adds or replaces files. Returns its path.
 */
export function citiesFolder(texts: Record<string, string>, ...copied: string[]): string {
  const root = temporaryFolder();
  for (const folder of copied) cpSync(folder, path.join(root, path.basename(folder)), { recursive: true });
  writeFiles(root, texts);
  return root;
}

/** Returns the lines that every city.yaml needs, except its feeds, for a city in Colorado with one host. */
export function cityFacts(name: string, host: string): string {
  return `name: ${name}
region: US-CO
latitude: 40
longitude: -105
timeZone: America/Denver
email: editor@${host}
hosts: [${host}]
`;
}
