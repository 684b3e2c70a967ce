import { createHash } from 'node:crypto';

/** Stores a page's inline scripts and returns the address of their file. Both strings are bytes as Latin-1. */
type StoreScripts = (page: string, scripts: string) => string;

const OPTED_IN = /^<!DOCTYPE html><html[^>]*\sdata-scripts="on-intent"/;
const SCRIPT = /<script([^>]*)>([^<]*)<\/script>|<link rel="preload" as="script"[^>]*\/>/g;
const FILE = /^ src="(\/_next\/static\/chunks\/[^"]+)" async=""$/;
/** React puts this placeholder where a part of the page arrives late; an inline script then moves the part there. */
const LATE_PART = '<template id="B:';
const INLINE_SCRIPT = /<script(?:\s(?!src=)[^>]*)?>(.*?)<\/script>/gs;
/** Matches polyfills for old browsers, which cannot run the other script files anyway. */
const POLYFILL = /^ src="\/_next\/static\/chunks\/[^"]+" noModule=""$/;
/**
 * Beginnings of calls in Next.js's inline scripts whose arguments are plain data: React's flight data and the bundler's
 * list of files.
 */
const CALLS = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

function isCallWithData(attributes: string, text: string, wakes: boolean): boolean {
  const start = CALLS.find((call) => text.startsWith(call));
  if (!start || (attributes !== '' && attributes !== ' id="_R_"')) return false;
  // A page without a `data-wake` element never starts Next.js, so remove the call without checking its data.
  if (!wakes) return true;
  try {
    JSON.parse(text.slice(start.length).replace(/\);?$/, ''));
    return true;
  } catch {
    return false;
  }
}

/** Returns the content security policy sources for a page's inline scripts. */
function hashesOf(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;
  });
}

/** Whether the start of a page's HTML has the attribute that makes the scripts of Next.js wait. */
export function isOnIntent(start: string): boolean {
  return OPTED_IN.test(start);
}

/**
 * Makes Next.js scripts inert in a page that opts in (`<html data-scripts="on-intent">`):
 * - The site's own script starts them when a reader uses an element with `data-wake`. If a page has no such element,
 *   the scripts are removed.
 * - Inline scripts move to a file: `storeScripts` stores them and returns the file's address.
 * - Unrecognized scripts stay in the page.
 *
 * Leaves a page unchanged if it does not opt in, or if parts that arrive late (`<Suspense>`) need the scripts; `hashes`
 * then allow its inline scripts in a CSP. `html` is the page's bytes as Latin-1: searching is faster that way, and the
 * patterns are ASCII.
 */
export function scriptsOnIntent(
  html: string,
  storeScripts: StoreScripts,
): { html: string; hashes: string[] } {
  if (!isOnIntent(html) || html.includes(LATE_PART)) return { html, hashes: hashesOf(html) };
  const wakes = html.includes(' data-wake=');
  const calls: string[] = [];
  const inert = (address: string) => `<script type="text/on-intent" data-src="${address}"></script>`;
  const page = html.replace(SCRIPT, (script, attributes: string | undefined, text = '') => {
    if (attributes === undefined || POLYFILL.test(attributes)) return '';
    const [, address] = FILE.exec(attributes) ?? [];
    if (address) return wakes ? inert(address) : '';
    if (!isCallWithData(attributes, text, wakes)) return script;
    calls.push(text);
    return '';
  });
  if (!wakes || calls.length === 0) return { html: page, hashes: [] };
  const data = inert(storeScripts(page, calls.join('\n')));
  return { html: page.replace('</body>', () => `${data}</body>`), hashes: [] };
}
