import type { IncomingMessage, ServerResponse } from 'node:http';
import { codedFor, type EncodedResponse } from '@/lib/http/cache/encoded-response';

/** Start of the empty document that Next.js sends after notFound() or an error, for its scripts to fill. */
export const ERROR_SHELL = '<!DOCTYPE html><html id="__next_error__"';

/** Headers that are not copied: some belong to the document's own address, and `holdHtml` sets the others. */
const LEFT_OUT = ['age', 'content-length', 'etag', 'no-vary-search'];

export function isErrorShell(html: string): boolean {
  return html.startsWith(ERROR_SHELL);
}

/**
 * Copies an error document's headers to a response and returns the body, in a coding that the request accepts. The
 * status does not change. This is like `error_page` in nginx.
 */
export function useDocument(
  document: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer {
  const { head, body } = codedFor(request, document);
  // Next.js may delete an invalid preview cookie here, but a document for all readers must not set cookies.
  response.removeHeader('set-cookie');
  for (const [name, value] of Object.entries(head))
    if (!LEFT_OUT.includes(name)) response.setHeader(name, value);
  return body;
}
