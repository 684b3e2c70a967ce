import path from 'node:path';
import { setProcessWide } from '@/lib/base/process-wide';
import { temporaryFolder, writeFiles } from '../../../../temporary/folder';

/** The city.yaml of a city with only what is required. */
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

/** Creates a cities folder that contains one city with these files. Returns the cities folder. */
export function writeCity(files: Record<string, string>, key = 'boulder'): string {
  const root = temporaryFolder();
  writeFiles(path.join(root, key), files);
  return root;
}

/** Creates a cities folder that contains a city with each of these city.yaml files. Returns the cities folder. */
export function writeCities(texts: Record<string, string>): string {
  const files = Object.entries(texts).map(([key, text]) => [`${key}/city.yaml`, text]);
  return temporaryFolder(Object.fromEntries(files));
}

/** Serves the cities of a folder in this test. Each test file has its own settings, so they need not be restored. */
export async function serveCitiesOf(root: string, more: Record<string, string> = {}): Promise<void> {
  setProcessWide('cities', undefined);
  Object.assign(process.env, { CITIES_DIR: root, CITY: '', ...more });
  // Imported only now, because a test may change the working directory before the city store is loaded.
  const { openCities } = await import('@/lib/city/open-cities');
  await openCities();
}
