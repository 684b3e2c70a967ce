// npm run city-map -- <key> …: draws maps of existing cities and writes their map.yaml.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSetting } from '@/lib/base/setting-list';
import { countryOf } from '@/lib/city/complete/region';
import { readCity } from '@/lib/city/read/read-city';
import { drawMap } from '@/scripts/city-map/draw-map';
import { MAP_FILE, mapYaml } from '@/scripts/city-map/map-yaml';
import { readTowns } from '@/scripts/new-city/towns';

async function main(keys: readonly string[]): Promise<void> {
  if (keys.length === 0)
    throw new Error('Name the folders of one or more cities: npm run city-map -- boulder');
  const towns = readTowns();
  for (const key of keys) {
    const folder = path.join(readSetting(process.env, 'CITIES_DIR'), key);
    const { city, problems } = await readCity(folder);
    if (!city) throw new Error(`${folder} holds no city that the site can read: ${problems.join('; ')}`);
    const { name, latitude, longitude } = city;
    const near = city.local.places.flatMap(({ town = [] }) => town);
    const home = { name, latitude, longitude, population: 0, country: countryOf(city.region), near };
    const map = drawMap(home, towns);
    if (!map)
      throw new Error(
        `No land is known around ${name}: check latitude and longitude in ${folder}/city.yaml.`,
      );
    const file = path.join(folder, MAP_FILE);
    await writeFile(file, mapYaml({ ...map, ...(city.map?.sea && { sea: city.map.sea }) }));
    console.log(`${file} is written: ${Object.keys(map.towns).length} towns.`);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
