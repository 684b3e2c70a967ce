import { createHash } from 'node:crypto';

const OPTED_IN = /^<!DOCTYPE html><html[^>]*\sdata-scripts="on-intent"/;
const SCRIPT = /<script([^>]*)>([^<]*)<\/script>|<link rel="preload" as="script"[^>]*\/>/g;
const FILE = /^ src="(\/_next\/static\/chunks\/[^"]+)" async=""$/;
/** Polyfills for browsers that cannot read the other files either. */
const POLYFILL = /^ src="\/_next\/static\/chunks\/[^"]+" noModule=""$/;
/** Starts of calls of Next.js with pure data: React's flight data, and the bundler's list of files. */
const CALLS = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

function isCallWithData(attributes: string, text: string, wakes: boolean): boolean {
  const start = CALLS.find((call) => text.startsWith(call));
  if (!start || (attributes !== '' && attributes !== ' id="_R_"')) return false;
  // Without an element to wake, the call is removed whatever its data.
  if (!wakes) return true;
  try {
    JSON.parse(text.slice(start.length).replace(/\);?$/, ''));
    return true;
  } catch {
    return false;
  }
}

/** Returns the source in a content security policy that allows an inline script; `text`: its bytes as Latin-1. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;
}

/** Whether a page, by the start of its HTML, asks that the scripts of Next.js wait. */
export function isOnIntent(start: string): boolean {
  return OPTED_IN.test(start);
}

/**
 * Makes the scripts of Next.js inert in a page that asks for it (`<html data-scripts="on-intent">`): a script of the
 * site starts them when a reader comes to an element with `data-wake`, and a page without such an element has none.
 * `hashes` allow the inline one in a content security policy. Scripts of another shape stay as they are. `html`: the
 * bytes of the page as Latin-1, because only ASCII is searched for, and such strings are searched much faster.
 */
export function scriptsOnIntent(html: string): { html: string; hashes: string[] } {
  if (!isOnIntent(html)) return { html, hashes: [] };
  const wakes = html.includes(' data-wake=');
  const calls: string[] = [];
  const page = html.replace(SCRIPT, (script, attributes: string | undefined, text = '') => {
    if (attributes === undefined || POLYFILL.test(attributes)) return '';
    const [, address] = FILE.exec(attributes) ?? [];
    if (address) return wakes ? `<script type="text/on-intent" data-src="${address}"></script>` : '';
    if (!isCallWithData(attributes, text, wakes)) return script;
    calls.push(text);
    return '';
  });
  if (!wakes || calls.length === 0) return { html: page, hashes: [] };
  // Merged into one script, because each needs a hash in the headers.
  const inline = calls.join('\n');
  const inert = `<script type="text/on-intent">${inline}</script>`;
  return { html: page.replace('</body>', () => `${inert}</body>`), hashes: [hashSource(inline)] };
}
