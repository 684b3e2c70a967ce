import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageDataFolder } from '@/lib/server/scripts/page-data';

type Routes = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

const unknownRoute = '/[...path]';

/** Whether a route takes a path, by the build's routes-manifest.json. */
export function knownAddresses(root: string): (path: string) => boolean {
  const manifest = path.join(/*turbopackIgnore: true*/ root, '.next/routes-manifest.json');
  const routes = JSON.parse(readFileSync(manifest, 'utf8')) as Routes;
  const fixed = new Set(routes.staticRoutes.map(({ page }) => page));
  const patterns = routes.dynamicRoutes
    .filter(({ page }) => page !== unknownRoute)
    .map(({ regex }) => new RegExp(regex));
  return (asked) => {
    if (asked.startsWith(pageDataFolder)) return true;
    return fixed.has(asked) || patterns.some((pattern) => pattern.test(asked));
  };
}
