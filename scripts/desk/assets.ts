import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import type { DeskEnv } from '@/scripts/desk/context';

/** Returns the CSS rules with the site's colors, light and dark. */
function siteColors(): string {
  const css = readFileSync('app/globals.css', 'utf8');
  const [light = ''] = /:root \{[^}]*--paper[^}]*\}/.exec(css) ?? [];
  const [, dark = ''] = /@variant dark \{([^}]*)\}/.exec(css.slice(css.indexOf(light))) ?? [];
  return `${light}\n@media (prefers-color-scheme: dark) { :root {${dark}} }\n`;
}

/** Adds the public routes of the style sheet, the scripts and the fonts. */
export function addAssets(app: Hono<DeskEnv>): void {
  const desk = (name: string) => readFileSync(path.resolve('scripts/desk/static', name), 'utf8');
  const toolbar = path.resolve('node_modules', '@github/markdown-toolbar-element/dist/index.js');
  const assets = {
    '/desk.css': ['text/css', siteColors() + desk('desk.css')],
    '/desk.js': ['text/javascript', desk('desk.js')],
    '/writing.js': ['text/javascript', desk('writing.js')],
    '/toolbar.js': ['text/javascript', readFileSync(toolbar, 'utf8')],
  } as const;
  for (const [address, [type, text]] of Object.entries(assets))
    app.get(address, (c) => c.body(text, 200, { 'content-type': `${type}; charset=utf-8` }));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.get('/fonts/:name', async (c) => {
    const [name] = /^[\w-]+\.woff2$/.exec(c.req.param('name')) ?? [];
    const bytes = name && (await readFile(path.resolve('app/fonts', name)).catch(() => undefined));
    if (!bytes) return c.body(null, 404);
    return c.body(new Uint8Array(bytes), 200, { 'content-type': 'font/woff2' });
  });
}
