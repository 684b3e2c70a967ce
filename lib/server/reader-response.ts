import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AskFramework } from '@/lib/server/framework/ask-framework';
import type { Protection } from '@/lib/server/headers/protect-response';
import type { Decision } from '@/lib/server/requests/request-filter';
import { pathOf, type SiteResponse, withHeaders, withPlainVary } from '@/lib/server/response';

type Served = Extract<Decision, { kind: 'serve' }>;

/** Made for each request anew: what a reader searches, and what is chosen by the reader's own headers. */
const perReader = /^\/(search\/?$|api\/|pictures\/)/;
const freshPage = /^\/search\/?$/;

/** True for an answer that is this reader's alone. */
export function isPerReader(path: string): boolean {
  return perReader.test(path);
}

/**
 * An answer for one reader, made from the request as far as it was let through. The page of the search has a nonce for
 * its scripts, which the framework takes from the request: a reader's own has been dropped.
 */
export function readerResponses(ask: AskFramework, { protect, policyWith }: Protection, host: string) {
  return async ({ url, drop }: Served, request: IncomingMessage): Promise<SiteResponse> => {
    const sent = Object.entries(request.headers).filter(([name]) => !drop.includes(name));
    const headers: Record<string, string> = Object.fromEntries(
      sent.map(([name, value]) => [name, String(value)]),
    );
    const path = pathOf(url);
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    if (!freshPage.test(path)) {
      const made = withPlainVary(await ask({ method, url, headers: { ...headers, host } }));
      // A browser puts the headers of a 304 in the place of those that it has kept.
      return made.status === 304 ? made : { ...made, headers: protect(path, made.headers) };
    }
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
    const policy = { 'content-security-policy': `script-src ${nonce}` };
    const made = withPlainVary(await ask({ method, url, headers: { ...headers, ...policy, host } }));
    const isPage = made.headers['content-type']?.startsWith('text/html');
    const named = isPage ? withHeaders(made, { 'content-security-policy': policyWith(nonce) }) : made;
    return { ...named, headers: protect(path, named.headers) };
  };
}
