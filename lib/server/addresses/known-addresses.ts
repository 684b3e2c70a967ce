import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageDataFolder } from '@/lib/web/scripts/page-data.mjs';

type Routes = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

/** The framework's route of all addresses that are no page. */
const unknownRoute = '/[...path]';

function filesBelow(folder: string, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${prefix}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path.join(folder, entry.name), name) : [name];
  });
}

/**
 * Tells of a path whether the site may have something there: a page, a file, or another spelling that leads to one. All
 * others are the same page that is not found. Read once from what the build has written (`.next/routes-manifest.json`).
 */
export function knownAddresses(root: string): (path: string) => boolean {
  const manifest = path.join(/*turbopackIgnore: true*/ root, '.next/routes-manifest.json');
  const routes = JSON.parse(readFileSync(manifest, 'utf8')) as Routes;
  const fixed = new Set([
    ...routes.staticRoutes.map(({ page }) => page),
    ...filesBelow(path.join(/*turbopackIgnore: true*/ root, 'public')),
  ]);
  const patterns = routes.dynamicRoutes
    .filter(({ page }) => page !== unknownRoute)
    .map(({ regex }) => new RegExp(regex));
  return (asked) => {
    if (asked.startsWith('/_next/static/') || asked.startsWith(pageDataFolder)) return true;
    if (/\/\/|\\/.test(asked)) return true;
    const bare = asked.replace(/(.)\/$/, '$1');
    return fixed.has(bare) || patterns.some((pattern) => pattern.test(bare));
  };
}
