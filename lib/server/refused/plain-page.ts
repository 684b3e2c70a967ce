import { createHash } from 'node:crypto';
import { pageColors } from '@/lib/base/color/page-colors';
import { escapeHtml } from '@/lib/base/text/escape-html';

const { light, dark } = pageColors;

const look = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1rem; text-align: center;
  background: ${light.paper}; color: ${light.ink}; font: 400 1.125rem/1.75rem Georgia, serif }
h1 { font: 400 2rem/2.5rem Georgia, serif; margin: 0 0 .5rem }
p { margin: 0 auto; max-width: 34rem }
h2 { font: 400 1.375rem/2rem Georgia, serif; margin: 2rem 0 .5rem; padding-top: .5rem; border-top: 1px solid }
ul { margin: 0; padding: 0; list-style: none; columns: 19rem; column-gap: 2rem }
li { break-inside: avoid }
.list { width: min(60rem, 100vw - 2.5rem); padding: 1rem 0; text-align: left }
.list li { padding: .75rem 0; line-height: 1.5rem }
a { color: inherit; font: 600 1rem/3rem sans-serif }
.list a { line-height: inherit }
@media (prefers-color-scheme: dark) { body { background: ${dark.paper}; color: ${dark.ink} } }
`;

const lookHash = createHash('sha256').update(look).digest('base64');

export const plainPolicy = `default-src 'none'; style-src 'sha256-${lookHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export type PlainPage = {
  title: string;
  /** In the tab; the title unless said. */
  tab?: string;
  /** HTML. */
  body: string;
  /** A list of pages, for search engines too. */
  listed?: boolean;
};

/** A page of the server's own, made without the framework. */
export function plainPage({ title, tab = title, body, listed = false }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${listed ? '' : '<meta name="robots" content="noindex">\n'}<title>${escapeHtml(tab)}</title>
<style>${look}</style>
</head>
<body>
<main${listed ? ' class="list"' : ''}>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
