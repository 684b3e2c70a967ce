import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { PATH_HEADER } from '@/lib/base/http';
import { beforeHead } from '@/lib/http/before-head';
import { type ErrorDocument, replaceErrorShell } from '@/lib/http/error-documents';
import { makerOf } from '@/lib/server/cities/city-of-host';
import { cityHeader, ofOurs } from '@/lib/server/framework/ask-framework';
import { withScripts } from '@/lib/server/headers';
import type { SiteRequest } from '@/lib/server/requests/read-request';

const isDevelopment = process.env.NODE_ENV === 'development';

export type Passing = {
  handle: RequestListener;
  city: string;
  asked: SiteRequest;
  request: IncomingMessage;
  response: ServerResponse;
  errorDocument: (status: 404 | 500) => Promise<ErrorDocument>;
};

/** Adds the city's protective headers; those that the route set itself stay. */
function protect({ city, asked, response }: Passing, policy: string): void {
  const entries = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  const own: Record<string, string> = Object.fromEntries(entries);
  const all = makerOf(city).protection.protect(asked.path, own);
  for (const name of Object.keys(own)) if (!(name in all)) response.removeHeader(name);
  for (const [name, value] of Object.entries(all)) if (!(name in own)) response.setHeader(name, value);
  const isPage = own['content-type']?.startsWith('text/html') && !own['content-security-policy'];
  if (isPage) response.setHeader('content-security-policy', policy);
  if (response.statusCode >= 500) response.setHeader('cache-control', 'no-store');
  else if (!own['cache-control']) response.setHeader('cache-control', 'private, no-store');
}

/** A page's policy that also allows scripts with this nonce. In development inline scripts are allowed as they are. */
function pagePolicy(city: string, nonce: string): string {
  const { protect } = makerOf(city).protection;
  const { 'content-security-policy': policy = '' } = protect('', { 'content-type': 'text/html' });
  return isDevelopment ? policy : withScripts(policy, `'nonce-${nonce}'`);
}

/**
 * Lets Next.js handle a request as it came, with its method, query, cookies and body, and stream the response. The city
 * and the path travel in headers of ours; the empty documents for errors are replaced by those of the city.
 */
export function passToNext(passing: Passing): void {
  const { handle, city, asked, request, response, errorDocument } = passing;
  const nonce = randomBytes(16).toString('base64');
  const policy = pagePolicy(city, nonce);
  request.url = asked.query === '' ? asked.path : `${asked.path}?${asked.query}`;
  Object.assign(request.headers, {
    ...(request.headers['user-agent'] ? {} : ofOurs),
    [cityHeader]: city,
    [PATH_HEADER]: asked.path,
    // Next.js reads the nonce for its scripts from the policy of the request.
    'content-security-policy': policy,
  });
  beforeHead(response, () => protect(passing, policy));
  replaceErrorShell(response, (status) => {
    // A redirect needs no page.
    if (status < 400) return Promise.resolve({ headers: {}, body: Buffer.alloc(0) });
    if (status === 404) return errorDocument(404);
    // In development Next.js shows the error itself.
    return status === 500 && !isDevelopment ? errorDocument(500) : undefined;
  });
  handle(request, response);
}
