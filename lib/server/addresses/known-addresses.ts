import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageDataFolder } from '@/lib/server/scripts/page-data.mjs';

type Routes = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

/** The framework's route of all addresses that are no page. */
const unknownRoute = '/[...path]';

/**
 * Tells of a path whether the site may have something there that is no file: a page, a document, or another spelling
 * that leads to one. All others are the same page that is not found. Read once from what the build has written (`.next/routes-manifest.json`).
 */
export function knownAddresses(root: string): (path: string) => boolean {
  const manifest = path.join(/*turbopackIgnore: true*/ root, '.next/routes-manifest.json');
  const routes = JSON.parse(readFileSync(manifest, 'utf8')) as Routes;
  const fixed = new Set(routes.staticRoutes.map(({ page }) => page));
  const patterns = routes.dynamicRoutes
    .filter(({ page }) => page !== unknownRoute)
    .map(({ regex }) => new RegExp(regex));
  return (asked) => {
    if (asked.startsWith(pageDataFolder)) return true;
    if (/\/\/|\\/.test(asked)) return true;
    const bare = asked.replace(/(.)\/$/, '$1');
    return fixed.has(bare) || patterns.some((pattern) => pattern.test(bare));
  };
}
