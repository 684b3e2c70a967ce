import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The least that a city must say. */
export const smallest = `name: Boulder
region: US-CO
latitude: 40.015
longitude: -105.27
timeZone: America/Denver
email: editor@boulder.example
feeds:
  local-news:
    - url: https://news.example/feed
      name: Example News
`;

/** A new folder of cities with one in it, given by the texts of its files; the path of the folder of cities. */
export function writeCity(files: Record<string, string>, key = 'boulder'): string {
  const root = mkdtempSync(path.join(tmpdir(), 'cities-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, key, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}
