import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import { pageColors } from '@/lib/base/colors';
import { cityInHand } from '@/lib/city/this-city';
import type { SiteRequest } from '@/lib/server/requests/read-request';
import { type SiteResponse, textResponse } from '@/lib/server/response';

const { light, dark } = pageColors;

const look = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1rem; text-align: center;
  background: ${light.paper}; color: ${light.ink}; font: 400 1.125rem/1.75rem Georgia, serif }
h1 { font: 400 2rem/2.5rem Georgia, serif; margin: 0 0 .5rem }
p { margin: 0 auto; max-width: 34rem }
a { color: inherit; font: 600 1rem/3rem sans-serif }
@media (prefers-color-scheme: dark) { body { background: ${dark.paper}; color: ${dark.ink} } }
`;

const lookHash = createHash('sha256').update(look).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${lookHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const home = '<a href="/">Go to the front page</a>';
const homeAndSearch = `${home} <a href="/search">Search the site</a>`;

const refusals = {
  400: ['This address is not valid', 'The link may be incomplete or damaged.', home],
  404: ['Page not found', 'There is no publication at this address.', ''],
  405: ['This request is not allowed', 'You cannot send anything to this address.', home],
  414: ['This address is too long', 'No page on this site has an address this long.', home],
  429: ['Too many requests', 'We received too many requests from your connection.', home],
  500: [
    'Unexpected Application Error!',
    'Something went wrong on our end. Please try again in a moment.',
    homeAndSearch,
  ],
} as const;

export type RefusedStatus = keyof typeof refusals;

function page(title: string, sentence: string, links: string): string {
  const siteTitle = cityInHand()?.siteTitle;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeUTF8(siteTitle ? `${title} | ${siteTitle}` : title)}</title>
<style>${look}</style>
</head>
<body>
<main>
<h1>${escapeUTF8(title)}</h1>
<p>${escapeUTF8(sentence)}</p>
<p>${links}</p>
</main>
</body>
</html>
`;
}

/**
 * A page of the server's own, made without the framework, for what is refused and what is broken. 404 is of a host that
 * is no publication's. `waitSeconds` is 0 where there is nothing to wait for.
 */
export function refusedResponse(status: RefusedStatus, waitSeconds = 0): SiteResponse {
  const [title, sentence, links] = refusals[status];
  const wait = ` Please try again in ${waitSeconds} second${waitSeconds === 1 ? '' : 's'}.`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(waitSeconds > 0 && { 'retry-after': String(waitSeconds) }),
    ...(status === 405 && { allow: 'GET, HEAD' }),
  };
  return textResponse(status, headers, page(title, waitSeconds > 0 ? sentence + wait : sentence, links));
}

/** `isMarked`: shared caches must not keep it under the address of a page. */
export function movedResponse(location: string, isMarked = false): SiteResponse {
  const cacheControl = isMarked ? 'private, no-store' : 'public, max-age=300';
  return textResponse(308, { location, 'cache-control': cacheControl }, '');
}

/** To the same address of the same city at its own host. */
export function movedToOrigin(
  origin: string,
  { path, query, isMarked }: Omit<SiteRequest, 'host'>,
): SiteResponse {
  return movedResponse(new URL(`${origin}${path}${query && `?${query}`}`).href, isMarked);
}
