import { createHash } from 'node:crypto';
import { pageColors } from '@/lib/base/colors';
import { escapeHtml } from '@/lib/base/text/escape-html';
import { cityInHand } from '@/lib/city/this-city';
import { type SiteResponse, textResponse } from '@/lib/server/response';

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

export type Refusal = { status: number; title: string; sentence: string };

const refusals: Record<number, Omit<Refusal, 'status'>> = {
  400: {
    title: 'This address is not valid',
    sentence: 'The link may be incomplete or damaged.',
  },
  404: { title: 'Page not found', sentence: 'The address may be out of date or mistyped.' },
  405: { title: 'This request is not allowed', sentence: 'You cannot send anything to this address.' },
  414: { title: 'This address is too long', sentence: 'No page on this site has an address this long.' },
  429: {
    title: 'Too many requests',
    sentence: 'We received too many requests from your connection.',
  },
  500: {
    title: 'Unexpected Application Error!',
    sentence: 'Something went wrong on our end. Please try again in a moment.',
  },
};

export function refusalOf(status: number): Refusal {
  const known = refusals[status];
  return known ? { status, ...known } : { status: 400, ...(refusals[400] as Omit<Refusal, 'status'>) };
}

const home = '<a href="/">Go to the front page</a>';

/** `waitSeconds` is 0 where there is nothing to wait for. */
export function refusedPage(refusal: Refusal, waitSeconds: number): string {
  const siteTitle = cityInHand()?.siteTitle;
  const wait =
    waitSeconds > 0 ? ` Please try again in ${waitSeconds} second${waitSeconds === 1 ? '' : 's'}.` : '';
  const links = refusal.status === 500 ? `${home} <a href="/search">Search the site</a>` : home;
  return plainPage({
    title: refusal.title,
    tab: siteTitle ? `${refusal.title} | ${siteTitle}` : refusal.title,
    body: `<p>${escapeHtml(refusal.sentence + wait)}</p>\n<p>${links}</p>`,
  });
}

/** A page of the server's own, for what is refused and what is broken. */
export function refusedResponse(status: number, waitSeconds = 0): SiteResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPolicy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(waitSeconds > 0 && { 'retry-after': String(waitSeconds) }),
    ...(status === 405 && { allow: 'GET, HEAD' }),
  };
  return textResponse(status, headers, refusedPage(refusalOf(status), waitSeconds));
}

/** `isMarked`: shared caches must not keep it under the address of a page. */
export function movedResponse(location: string, isMarked = false): SiteResponse {
  const cacheControl = isMarked ? 'private, no-store' : 'public, max-age=300';
  return textResponse(308, { location, 'cache-control': cacheControl }, '');
}
