import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import type { DeskEnv } from '@/scripts/desk/context';

/** The tables of colors in the site's own style sheet, light and dark. */
function siteColors(): string {
  const css = readFileSync('app/globals.css', 'utf8');
  const [light = ''] = /:root \{[^}]*--paper[^}]*\}/.exec(css) ?? [];
  const [, dark = ''] = /@variant dark \{([^}]*)\}/.exec(css.slice(css.indexOf(light))) ?? [];
  return `${light}\n@media (prefers-color-scheme: dark) { :root {${dark}} }\n`;
}

const STATIC = path.resolve('.next/static');

/** Addresses of the style sheets that the last build made, for pages that show the paper as it is. */
export function siteStyles(): string[] {
  try {
    const names = readdirSync(STATIC, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.css')).map((name) => `/_next/static/${name}`);
  } catch {
    return [];
  }
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/** Adds style sheets, the script and typefaces; anybody may see them. */
export function addAssets(app: Hono<DeskEnv>): void {
  const desk = (name: string) => readFileSync(path.resolve('scripts/desk/static', name), 'utf8');
  const css = siteColors() + desk('desk.css');
  const js = desk('desk.js');
  app.get('/desk.css', (c) => c.body(css, 200, { 'content-type': `${TYPES.css}` }));
  app.get('/desk.js', (c) => c.body(js, 200, { 'content-type': `${TYPES.js}` }));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  const send = async (folder: string, name: string) => {
    const [, ending = ''] = /^(?:[\w-]+\/)?[\w.~-]+\.(css|woff2)$/.exec(name) ?? [];
    const bytes = ending ? await readFile(path.join(folder, name)).catch(() => undefined) : undefined;
    if (!bytes) return new Response(null, { status: 404 });
    return new Response(new Uint8Array(bytes), { headers: { 'content-type': TYPES[ending] ?? '' } });
  };
  app.get('/fonts/:name', (c) => send(path.resolve('app/fonts'), c.req.param('name')));
  app.get('/_next/static/*', (c) => send(STATIC, c.req.path.slice('/_next/static/'.length)));
}
