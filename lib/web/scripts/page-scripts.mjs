// Plain JavaScript: the framework loads the page cache outside the bundle.
import { createHash } from 'node:crypto';
import { pageWaker } from './page-waker.mjs';

/** The one inline script of a page: the function's text, without its comments and indents. */
const waker = `(${String(pageWaker)
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/\n\s+/g, '\n')})()`;

/** How a content security policy names it. */
export const wakerHash = `'sha256-${createHash('sha256').update(waker).digest('base64')}'`;

// Where the answers' headers find the name of it: they are made inside the bundle, where its text is another.
globalThis[Symbol.for('local-news.waker-hash')] = wakerHash;

const file = '/_next/static/[\\w./~-]+\\.js';
const sources = new RegExp(`<script src="(${file})" async=""></script>`, 'g');
const preloads = new RegExp(`<link rel="preload" as="script" fetchPriority="low" href="${file}"/>`, 'g');
// For browsers of before 2018, which could not read the other files either.
const polyfills = new RegExp(`<script src="${file}" noModule=""></script>`, 'g');
// React's text of the page, and the bundler's list of files: calls with one argument, which is pure data.
const pushes = [
  [/<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(([^<]*)\)<\/script>/g, '__next_f'],
  [/<script>self\.__next_f\.push\(([^<]*)\)<\/script>/g, '__next_f'],
  [
    /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([^<]*)\);<\/script>/g,
    'TURBOPACK',
  ],
];

function isData(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A rendered page whose scripts sleep until the waker starts them: none is loaded or run while the page appears, and
 * none but the waker stands in its HTML. What is not known to be the framework's stays as it is, for the content
 * security policy to refuse. A page without scripts, or whose scripts sleep already, is given back unchanged.
 * @param {string} html
 * @returns {string}
 */
export function withSleepingScripts(html) {
  if (html.search(sources) < 0) return html;
  let page = html
    .replace(preloads, '')
    .replace(polyfills, '')
    .replace(sources, '<script type="text/plain" data-src="$1"></script>');
  for (const [call, list] of pushes)
    page = page.replace(call, (script, data) =>
      isData(data) ? `<script type="application/json" data-push="${list}">${data}</script>` : script,
    );
  // Before the first style sheet, which a script after it would wait for.
  return page.replace(/<link rel="stylesheet"|<\/head>/, (place) => `<script>${waker}</script>${place}`);
}
