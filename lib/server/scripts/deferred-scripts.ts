import { createHash } from 'node:crypto';
import { loadScripts } from '@/lib/server/scripts/load-scripts';
import { pageDataAddress } from '@/lib/server/scripts/page-data';
import { pageHelp } from '@/lib/server/scripts/page-help';

/** A function's text that calls itself, without its comments and indents. */
function inlined(act: () => void): string {
  return `(${String(act)
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s+/g, '\n')})()`;
}

/** The one inline script of a page. */
const inlineScript = `${inlined(loadScripts)};${inlined(pageHelp)}`;

/** As a content security policy names it. */
export const inlineScriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;

const file = '/_next/static/[\\w./~-]+\\.js';
const hint = `<link rel="preload" as="script" fetchPriority="low" href="${file}"/>`;
const scripts = new RegExp(`<script([^>]*)>([^<]*)</script>|${hint}`, 'g');
const source = new RegExp(`^ src="(${file})" async=""$`);
// For browsers of before 2018, which could not read the other files either.
const polyfill = new RegExp(`^ src="${file}" noModule=""$`);
// Stands before or after the page's own metadata, whichever is rendered first.
const fontHint = '<meta name="next-size-adjust" content=""/>';
type Call = { name: '__next_f' | 'TURBOPACK'; argument: string };

// Calls with one argument of pure data: React's flight data, and the bundler's list of files.
const pushes: readonly { name: Call['name']; attributes: string; before: string; after: string }[] = [
  { name: '__next_f', attributes: '', before: '(self.__next_f=self.__next_f||[]).push(', after: ')' },
  { name: '__next_f', attributes: '', before: 'self.__next_f.push(', after: ')' },
  {
    name: 'TURBOPACK',
    attributes: ' id="_R_"',
    before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
    after: ');',
  },
];

function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What an inline script calls, and with what; undefined for one of another kind. */
function callIn(attributes: string, text: string): Call | undefined {
  const push = pushes.find(
    (one) => one.attributes === attributes && text.startsWith(one.before) && text.endsWith(one.after),
  );
  const argument = push && text.slice(push.before.length, -push.after.length);
  return argument && isData(argument) ? { name: push.name, argument } : undefined;
}

/** Before the first style sheet, which a script after it would wait for; and the same bytes for the same page. */
function withScript(page: string, data: string): string {
  const end = Math.max(page.indexOf('</head>'), 0);
  const script = `<script>${inlineScript}</script><script type="text/plain" data-page="${pageDataAddress(data)}"></script>`;
  const head = page.slice(0, end);
  const sheet = head.indexOf('<link rel="stylesheet"');
  const at = sheet < 0 ? end : sheet;
  const whole = head.slice(0, at) + script + head.slice(at);
  return (head.includes(fontHint) ? whole.replace(fontHint, '') + fontHint : whole) + page.slice(end);
}

/**
 * Leaves `loadScripts` as the only script of a page. `data` is the JSON of the removed inline calls, pairs of name and
 * argument. Unknown scripts stay, for the content security policy to refuse. In one pass: each page is 100 KB and more.
 */
export function withDeferredScripts(html: string): { html: string; data?: string } {
  const calls: Record<Call['name'], string[]> = { __next_f: [], TURBOPACK: [] };
  let files = 0;
  const page = html.replace(scripts, (script, attributes?: string, text = '') => {
    if (attributes === undefined || polyfill.test(attributes)) return '';
    const [, address] = source.exec(attributes) ?? [];
    if (address) {
      files += 1;
      return `<script type="text/plain" data-src="${address}"></script>`;
    }
    const call = callIn(attributes, text);
    if (call) calls[call.name].push(call.argument);
    return call ? '' : script;
  });
  if (files === 0) return { html };
  const flight = calls.__next_f.map((argument) => `["__next_f",${argument}]`);
  const steps = calls.TURBOPACK.map((argument) => `["TURBOPACK",${argument}]`);
  const data = `[${[...flight, ...steps].join(',')}]`;
  return { html: withScript(page, data), data };
}
