import type { HeldScripts } from './in-page/start-with-radio';
import { heldScriptsId, inlineScript } from './inline-script';

const file = '/_next/static/[\\w./~-]+\\.js';
const hint = `<link rel="preload" as="script" fetchPriority="low" href="${file}"/>`;
const scripts = new RegExp(`<script([^>]*)>([^<]*)</script>|${hint}`, 'g');
const source = new RegExp(`^ src="(${file})" async=""$`);
// For browsers of before 2018, which could not read the other files either.
const polyfill = new RegExp(`^ src="${file}" noModule=""$`);
// Stands before or after the page's own metadata, whichever is rendered first.
const fontHint = '<meta name="next-size-adjust" content=""/>';
type CallName = HeldScripts['calls'][number][0];

// Calls with one argument of pure data: React's flight data, and the bundler's list of files.
const pushes: readonly { name: CallName; attributes: string; before: string; after: string }[] = [
  { name: '__next_f', attributes: '', before: '(self.__next_f=self.__next_f||[]).push(', after: ')' },
  { name: '__next_f', attributes: '', before: 'self.__next_f.push(', after: ')' },
  {
    name: 'TURBOPACK',
    attributes: ' id="_R_"',
    before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
    after: ');',
  },
];

/** What an inline script calls, and with what; undefined for one of another kind. */
function callIn(attributes: string, text: string): HeldScripts['calls'][number] | undefined {
  const push = pushes.find(
    (one) => one.attributes === attributes && text.startsWith(one.before) && text.endsWith(one.after),
  );
  if (!push) return undefined;
  try {
    return [push.name, JSON.parse(text.slice(push.before.length, -push.after.length))];
  } catch {
    return undefined;
  }
}

function asInertScript(held: HeldScripts): string {
  const json = JSON.stringify(held).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${heldScriptsId}">${json}</script>`;
}

/** Before the first style sheet, which a script after it would wait for; and the same bytes for the same page. */
export function withInlineScript(page: string): string {
  const end = Math.max(page.indexOf('</head>'), 0);
  const head = page.slice(0, end);
  const sheet = head.indexOf('<link rel="stylesheet"');
  const at = sheet < 0 ? end : sheet;
  const whole = `${head.slice(0, at)}<script>${inlineScript}</script>${head.slice(at)}`;
  return (head.includes(fontHint) ? whole.replace(fontHint, '') + fontHint : whole) + page.slice(end);
}

/**
 * Our inline script in place of the framework's. A page with the radio keeps those as data that `startWithRadio` runs; no
 * other page has any. Unknown scripts stay, for the content security policy to refuse.
 */
export function withOwnScript(html: string): string {
  const held: HeldScripts = { files: [], calls: [] };
  const page = html.replace(scripts, (script, attributes?: string, text = '') => {
    if (attributes === undefined || polyfill.test(attributes)) return '';
    const [, address] = source.exec(attributes) ?? [];
    if (address) held.files.push(address);
    const call = address ? undefined : callIn(attributes, text);
    if (call) held.calls.push(call);
    return address || call ? '' : script;
  });
  if (held.files.length === 0) return html;
  const radio = page.includes('<audio') ? asInertScript(held) : '';
  return withInlineScript(page).replace('</body>', () => `${radio}</body>`);
}
