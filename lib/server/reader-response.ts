import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AskFramework } from '@/lib/server/framework/ask-framework';
import type { Protection } from '@/lib/server/headers/protect-response';
import type { Decision } from '@/lib/server/requests/request-filter';
import { pathOf, type SiteResponse, withHeaders, withPlainVary } from '@/lib/server/response';

type Served = Extract<Decision, { kind: 'serve' }>;

/** Depends on the query or on the reader's headers. */
const perReader = /^\/(search\/?$|api\/|pictures\/)/;
const freshPage = /^\/search\/?$/;

export function isPerReader(path: string): boolean {
  return perReader.test(path);
}

/** The search page gets a nonce through the request's policy header; one sent by a reader has been dropped. */
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
      // Browsers overwrite stored headers with those of a 304.
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
