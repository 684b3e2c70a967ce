// Plain JavaScript: the framework loads the page cache outside the bundle.
import { createHash } from 'node:crypto';
import { inSmallSteps } from './large-modules.mjs';
import { loadScripts } from './load-scripts.mjs';
import { keepForNow, pageDataAddress } from './page-data.mjs';
import { pageHelp } from './page-help.mjs';

/** A function's text that calls itself, without its comments and indents. */
function inlined(act) {
  return `(${String(act)
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s+/g, '\n')})()`;
}

/** The one inline script of a page. */
const inlineScript = `${inlined(loadScripts)};${inlined(pageHelp)}`;

export const inlineScriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;

// For the response headers: inside the bundle the function's text, and so its hash, is another.
globalThis[Symbol.for('local-news.inline-script-hash')] = inlineScriptHash;

const file = '/_next/static/[\\w./~-]+\\.js';
const sources = new RegExp(`<script src="(${file})" async=""></script>`, 'g');
const preloads = new RegExp(`<link rel="preload" as="script" fetchPriority="low" href="${file}"/>`, 'g');
// For browsers of before 2018, which could not read the other files either.
const polyfills = new RegExp(`<script src="${file}" noModule=""></script>`, 'g');
// Stands before or after the page's own metadata, whichever is rendered first.
const fontHint = '<meta name="next-size-adjust" content=""/>';
// Calls with one argument of pure data: React's flight data, and the bundler's list of files.
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
 * Leaves `loadScripts` as the only script of a page. `data` is the JSON of the removed inline calls, pairs of name and
 * argument. Unknown scripts stay, for the content security policy to refuse.
 * @param {string} html
 * @returns {{ html: string, data?: string }}
 */
export function withDeferredScripts(html) {
  if (html.search(sources) < 0) return { html };
  const calls = [];
  let page = html.replace(preloads, '').replace(polyfills, '');
  for (const [call, name] of pushes)
    page = page.replace(call, (script, argument) => {
      if (!isData(argument)) return script;
      const steps = name === 'TURBOPACK' ? inSmallSteps(argument) : [argument];
      calls.push(...steps.map((step) => `["${name}",${step}]`));
      return '';
    });
  const data = `[${calls.join(',')}]`;
  const deferred = [
    // Before the first style sheet, which a script after it would wait for.
    `<script>${inlineScript}</script>`,
    `<script type="text/plain" data-page="${pageDataAddress(data)}"></script>`,
  ].join('');
  // In one place, so that the same page made anew has the same bytes, and so the same ETag.
  if (page.includes(fontHint)) page = page.replace(fontHint, '').replace('</head>', `${fontHint}</head>`);
  page = page
    .replace(sources, '<script type="text/plain" data-src="$1"></script>')
    .replace(/<link rel="stylesheet"|<\/head>/, (place) => deferred + place);
  return { html: page, data };
}

// For pages that are not in the cache: see the hash above.
globalThis[Symbol.for('local-news.scripts')] = { defer: withDeferredScripts, keepForNow };
