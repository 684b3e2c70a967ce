import type { IncomingMessage } from 'node:http';
import { type BadTarget, readTarget, type Target } from '@/lib/server/requests/read-target';

export type SiteRequest = Target & {
  /** By which the city is chosen: an absolute target's before the header's. */
  host: string | undefined;
  /** Whether the framework's script asks for the data of a page in place of the page. */
  wantsData: boolean;
  /** Whether shared caches must not keep the response under its address: it is data, or a page where data are. */
  isMarked: boolean;
};

export type Refused = { status: BadTarget['status'] | 405 };

// The framework's script sends `_rsc` with `RSC: 1`. deploy/nginx.conf reads the query as it is written too.
const mark = /(?:^|&)_rsc(?:=|&|$)/;

/** A second Host header is a 400 (RFC 9112 section 3.2), also where both say the same. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** A request as everything in this server sees it. Nothing here takes a POST, so only GET and HEAD are served. */
export function readRequest(request: IncomingMessage): SiteRequest | Refused {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return { status: 405 };
  if (hasTwoHosts(request)) return { status: 400 };
  const target = readTarget(url);
  if ('status' in target) return target;
  const isMarked = target.query !== '' && mark.test(target.query);
  return {
    ...target,
    host: target.host ?? headers.host,
    wantsData: isMarked && headers.rsc === '1',
    isMarked,
  };
}
