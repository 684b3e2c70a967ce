// npm run pack [-- --cities] [-- --drafts]: creates an archive for a server with the same system, processor and Node.js
// version. --cities packs the cities of CITIES_DIR (only CITY, if set) instead of the built-in ones.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { printable } from '@/lib/base/text/clean-text';
import { everyPost } from '@/lib/blog/sources/city-folder';
import { openCities } from '@/lib/city/open-cities';
import { cityStore } from '@/lib/city/this-city';
import { build } from '@/scripts/build.mjs';
import { bundleTools } from '@/scripts/bundle-tools.mjs';
import { cityFiles, productFiles } from '@/scripts/pack/packed-files';

const { cities, drafts } = parseArgs({
  options: { cities: { type: 'boolean' }, drafts: { type: 'boolean' } },
}).values;
const root = process.cwd();
const PRODUCT_CITIES = ['anaheim', 'anaheim-es'];
if (!cities) Object.assign(process.env, { CITIES_DIR: 'lib/cities', CITY: '' });
const citiesDir = path.resolve(process.env.CITIES_DIR || 'lib/cities');
const TOOLS = ['doctor', 'preview', 'new-city', 'city-map', 'desk'];

/** Returns paths of a city's published posts, relative to the folder of all cities. */
async function publishedPosts(key: string): Promise<Set<string>> {
  const city = cityStore().city(key);
  const posts = city && (await everyPost(city, key));
  const shown = [...(posts?.ok ? posts.value : [])].filter(
    ([, { good }]) => good && !good.draft && (good.date?.getTime() ?? 0) <= Date.now(),
  );
  return new Set(shown.map(([file]) => path.relative(citiesDir, path.resolve(file))));
}

function isPacked(key: string): boolean {
  const pinned = process.env.CITY;
  if (!cities) return PRODUCT_CITIES.includes(key);
  return !pinned || key === pinned || cityStore().city(key)?.editionOf === pinned;
}

/** Returns the files of cities to pack. Prints the files that are left out. */
async function packedCityFiles(): Promise<string[]> {
  const files = cities && existsSync(path.join(citiesDir, 'desk.yaml')) ? ['desk.yaml'] : [];
  for (const key of cityStore().keys()) {
    const published = isPacked(key) ? await publishedPosts(key) : new Set<string>();
    const found = isPacked(key)
      ? cityFiles(citiesDir, key, (post) => drafts || published.has(post))
      : { files: [], leftOut: [`${key}: npm run pack -- --cities packs the cities of CITIES_DIR`] };
    for (const at of found.leftOut) console.log(`  left out: ${printable(at)}`);
    files.push(...found.files);
  }
  return files;
}

function manifest() {
  const { name, version, license, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tools = TOOLS.map((tool) => [tool, `NODE_ENV=production node scripts/${tool}/main.mjs`]);
  const scripts = { start: 'node lib/server/main.mjs', ...Object.fromEntries(tools) };
  return { name, version, private: true, license, engines, scripts };
}

async function main(): Promise<void> {
  await openCities();
  const files = await packedCityFiles();
  console.log('• building the site');
  const built = build(root, { TRACE_BUILD: '1' });
  const [traced, packed] = [path.join(built, 'standalone'), path.join(built, 'packed')];
  mkdirSync(packed);
  renameSync(path.join(traced, 'node_modules'), path.join(packed, 'node_modules'));
  renameSync(path.join(traced, path.basename(built)), path.join(packed, '.next'));
  renameSync(path.join(built, 'static'), path.join(packed, '.next/static'));
  await bundleTools([...TOOLS, 'desk/worker'], packed);
  for (const file of productFiles(root)) cpSync(file, path.join(packed, file));
  for (const file of files) cpSync(path.join(citiesDir, file), path.join(packed, 'lib/cities', file));
  writeFileSync(path.join(packed, 'package.json'), JSON.stringify(manifest(), null, 2));
  const archive = `local-news-${manifest().version}.tar.gz`;
  const { status } = spawnSync('tar', ['-czf', archive, '-C', packed, '.'], { stdio: 'inherit' });
  rmSync(built, { recursive: true });
  if (status !== 0) process.exit(1);
  console.log(`• ${archive}: ${Math.round(statSync(archive).size / 1e6)} MB`);
}

void main();
