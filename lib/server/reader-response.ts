import type { IncomingMessage } from 'node:http';
import type { AskFramework } from '@/lib/server/framework/ask-framework';
import type { Protection } from '@/lib/server/headers/protect-response';
import type { Decision } from '@/lib/server/requests/request-filter';
import { pathOf, type SiteResponse, withPlainVary } from '@/lib/server/response';

type Served = Extract<Decision, { kind: 'serve' }>;

/** Depends on the query or on the reader's headers. */
const perReader = /^\/(search\/?$|api\/|pictures\/)/;

export function isPerReader(path: string): boolean {
  return perReader.test(path);
}

export function readerResponses(ask: AskFramework, { protect }: Protection, host: string) {
  return async ({ url, drop }: Served, request: IncomingMessage): Promise<SiteResponse> => {
    const sent = Object.entries(request.headers).filter(([name]) => !drop.includes(name));
    const headers: Record<string, string> = Object.fromEntries(
      sent.map(([name, value]) => [name, String(value)]),
    );
    // Also for a HEAD, whose response has the headers of a GET's, its length too: sendResponse leaves out the body.
    const made = withPlainVary(await ask({ method: 'GET', url, headers: { ...headers, host } }));
    // Browsers overwrite stored headers with those of a 304.
    return made.status === 304 ? made : { ...made, headers: protect(pathOf(url), made.headers) };
  };
}
