import type { ServerResponse } from 'node:http';
import { holdHtml } from '@/lib/http/hold-html';

export type ErrorDocument = { headers: Record<string, string>; body: Buffer };

/** The start of the empty document that Next.js sends after notFound() or a throw, for its scripts to fill. */
export const ERROR_SHELL = '<!DOCTYPE html><html id="__next_error__"';

export function isErrorShell(html: string): boolean {
  return html.startsWith(ERROR_SHELL);
}

/** Headers that describe the body they came with. */
const OF_BODY = ['content-encoding', 'content-length', 'etag'];

/**
 * Sends a document with words in place of the empty one that Next.js makes for an error, with the same status, as
 * `error_page` does in nginx. `documentFor` returns nothing for statuses to leave alone.
 */
export function replaceErrorShell(
  response: ServerResponse,
  documentFor: (status: number) => Promise<ErrorDocument> | undefined,
): void {
  holdHtml(response, (start) => {
    const document = isErrorShell(start) ? documentFor(response.statusCode) : undefined;
    if (!document) return undefined;
    return async () => {
      const { headers, body } = await document;
      // Next.js deletes a wrong preview cookie; a document for all readers carries no cookie of one.
      response.removeHeader('set-cookie');
      for (const [name, value] of Object.entries(headers))
        if (!OF_BODY.includes(name)) response.setHeader(name, value);
      return body;
    };
  });
}
