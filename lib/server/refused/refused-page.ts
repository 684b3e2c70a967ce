import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/base/text/escape-html';

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
};

export function refusalOf(status: number): Refusal {
  const known = refusals[status];
  return known ? { status, ...known } : { status: 400, ...(refusals[400] as Omit<Refusal, 'status'>) };
}

const look = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1rem; text-align: center;
  background: #fdfbf7; color: #1c1712; font: 400 1.125rem/1.75rem Georgia, serif }
h1 { font: 400 2rem/2.5rem Georgia, serif; margin: 0 0 .5rem }
p { margin: 0 auto; max-width: 34rem }
a { color: inherit; font: 600 1rem/3rem sans-serif }
@media (prefers-color-scheme: dark) { body { background: #16130f; color: #f4ede1 } }
`;

const lookHash = createHash('sha256').update(look).digest('base64');

export const refusedPolicy = `default-src 'none'; style-src 'sha256-${lookHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function refusedPage(refusal: Refusal, waitSeconds: number, siteTitle: string): string {
  const wait =
    waitSeconds > 0 ? ` Please try again in ${waitSeconds} second${waitSeconds === 1 ? '' : 's'}.` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${refusal.title} | ${siteTitle}`)}</title>
<style>${look}</style>
</head>
<body>
<main>
<h1>${escapeHtml(refusal.title)}</h1>
<p>${escapeHtml(refusal.sentence + wait)}</p>
<p><a href="/">Go to the front page</a></p>
</main>
</body>
</html>
`;
}
