import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoize } from '@/lib/base/cache';
import { isKnownTag } from '@/lib/base/known-tag';
import type { Coded, Coding, EncodedResponse } from '@/lib/server/finished/encoded-response';

const mostChosen = 500;

function weights(accepted: string): Map<string, number> {
  const all = accepted.split(',').map((one): [string, number] => {
    const [name = '', ...rest] = one.split(';').map((part) => part.trim().toLowerCase());
    const said = rest.find((part) => part.startsWith('q='));
    const weight = said === undefined ? 1 : Number(said.slice(2));
    return [name, Number.isFinite(weight) ? weight : 0];
  });
  return new Map(all);
}

function chosen(accepted: string): readonly Coding[] {
  const weight = weights(accepted);
  const taken = (['br', 'gzip'] as const)
    .map((coding) => ({ coding, weight: weight.get(coding) ?? weight.get('*') ?? 0 }))
    .filter((one) => one.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return [...taken.map(({ coding }) => coding), 'identity'];
}

/** By an Accept-Encoding header, the best first. */
export const codingsFor = memoize(mostChosen, chosen);

export function codingOf({ headers }: IncomingMessage): Coding {
  return codingsFor(headers['accept-encoding'] ?? '')[0] ?? 'identity';
}

/** If-None-Match takes precedence over the date (RFC 9110 section 13.2.2). */
function isKnown({ headers }: IncomingMessage, { tag, head }: Coded): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tag !== undefined && isKnownTag(tags, tag);
  const since = headers['if-modified-since'];
  const modified = head['last-modified'];
  return since !== undefined && modified !== undefined && Date.parse(modified) <= Date.parse(since);
}

/** For a response without a body: the length of a 304 would be that of what it confirms (RFC 9110 section 8.6). */
function withoutLength({ 'content-length': _, ...head }: Record<string, string>): Record<string, string> {
  return head;
}

export function sendResponse(
  { status, codings }: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accepted = codingsFor(request.headers['accept-encoding'] ?? '');
  const coding = accepted.find((one) => codings[one]) ?? 'identity';
  const coded = codings[coding] ?? codings.identity;
  if (status === 200 && isKnown(request, coded)) {
    response.writeHead(304, coded.unchanged).end();
    return;
  }
  if (status === 304 || status === 204) {
    response.writeHead(status, withoutLength(coded.head)).end();
    return;
  }
  response.writeHead(status, coded.head);
  response.end(request.method === 'HEAD' ? undefined : coded.body);
}
