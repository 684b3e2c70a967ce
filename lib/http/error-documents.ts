import type { IncomingMessage, ServerResponse } from 'node:http';
import { codedFor, type EncodedResponse } from '@/lib/http/cache/encoded-response';

/** The start of the empty document that Next.js sends after notFound() or a throw, for its scripts to fill. */
export const ERROR_SHELL = '<!DOCTYPE html><html id="__next_error__"';

/** Headers not copied: they belong to the document's own address, or `holdHtml` sets them. */
const LEFT_OUT = ['age', 'content-length', 'etag', 'no-vary-search'];

export function isErrorShell(html: string): boolean {
  return html.startsWith(ERROR_SHELL);
}

/**
 * Gives a response the headers of an error document and returns its body, in a coding that the request accepts, as
 * `error_page` does in nginx. The status stays.
 */
export function useDocument(
  document: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer {
  const { head, body } = codedFor(request, document);
  // Next.js may delete an invalid preview cookie here; a document for all readers must not set cookies.
  response.removeHeader('set-cookie');
  for (const [name, value] of Object.entries(head))
    if (!LEFT_OUT.includes(name)) response.setHeader(name, value);
  return body;
}
