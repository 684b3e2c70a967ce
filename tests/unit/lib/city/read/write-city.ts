import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setProcessWide } from '@/lib/base/process-wide';

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

function write(root: string, key: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, key, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** A new folder of cities with one in it, given by the texts of its files; the path of the folder of cities. */
export function writeCity(files: Record<string, string>, key = 'boulder'): string {
  const root = mkdtempSync(path.join(tmpdir(), 'cities-'));
  write(root, key, files);
  return root;
}

/** The same with several, each given by its city.yaml. */
export function writeCities(texts: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'cities-'));
  for (const [key, text] of Object.entries(texts)) write(root, key, { 'city.yaml': text });
  return root;
}

/** Makes those of a folder the cities of this test; a test file has settings of its own, and need not put them back. */
export async function serveCitiesOf(root: string, more: Record<string, string> = {}): Promise<void> {
  setProcessWide('city store', undefined);
  Object.assign(process.env, { CITIES_DIR: root, CITY: '', ...more });
  // Not at the top: a test may choose the folder of the program before it loads the city store.
  const { openCities } = await import('@/lib/city/this-city');
  await openCities();
}
