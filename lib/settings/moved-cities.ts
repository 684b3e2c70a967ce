import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SettingError } from '@/lib/settings/checks';

/** Throws a SettingError if a city is still in `lib/city`, which was the default folder until version 0.3.0. */
export function checkMovedCities(root: string, citiesDir: string): void {
  const old = path.join(root, 'lib/city');
  if (!existsSync(old) || path.resolve(root, citiesDir) === old) return;
  const left = readdirSync(old).find((name) => existsSync(path.join(old, name, 'city.yaml')));
  if (left)
    throw new SettingError(
      `lib/city/${left} is not read: cities are in ${citiesDir} now. Move the folder there, or set CITIES_DIR.`,
    );
}
