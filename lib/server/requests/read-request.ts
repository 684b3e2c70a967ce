import type { IncomingMessage } from 'node:http';
import { cacheRulesAt } from '@/lib/request/cache-rules.mjs';

export type Target = {
  /** Host of an absolute target, which a proxy may send (RFC 9112 section 3.2.2). */
  host?: string;
  /** Normalized path: unnecessary percent-escapes are decoded, the others are uppercase. */
  path: string;
  /** The text after the first question mark, unchanged. */
  query: string;
};

type Refused = { status: 400 | 405 | 414 };

// Our longest path has about 120 characters. A search may have 10,000; its page then says that it is too long.
const MAX_PATH_LENGTH = 2000;
const MAX_ADDRESS_LENGTH = 12_000;

const ABSOLUTE_TARGET = /^https?:\/\/([^/?#\\@]+)((?:[/?].*)?)$/i;

/**
 * Normalizes percent-escapes: non-ASCII bytes are escaped, letters, digits and "-._~" are not, and escapes are
 * uppercase (RFC 3986 section 6.2.2).
 */
function inOneSpelling(path: string): string {
  return path
    .replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
    });
}

/** Whether a path has broken escapes, control characters, line ends, or the segments `.` or `..`. */
function isBroken(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decoded)) return true;
    return decoded.split(/[\\/]/).some((step) => step === '.' || step === '..');
  } catch {
    return true;
  }
}

const ORDINARY_PATH = /^(?:\/[\w~-][\w.~-]*)+$|^\/$/;

function readPath(written: string): string | Refused {
  if (ORDINARY_PATH.test(written)) return written;
  const path = inOneSpelling(written);
  return isBroken(path) ? { status: 400 } : path;
}

/**
 * Parses a request's target; all other code uses only the result. Returns status 400 if the target is malformed or has
 * a fragment, which browsers never send, and 414 if it is too long.
 */
export function readTarget(target: string): Target | Refused {
  if (target.length > MAX_ADDRESS_LENGTH) return { status: 414 };
  if (target.includes('#')) return { status: 400 };
  const [, host, rest = ''] = target.startsWith('/') ? [] : (ABSOLUTE_TARGET.exec(target) ?? []);
  const origin = host === undefined ? target : rest.startsWith('/') ? rest : `/${rest}`;
  if (!origin.startsWith('/')) return { status: 400 };
  const mark = origin.indexOf('?');
  const written = mark < 0 ? origin : origin.slice(0, mark);
  if (written.length > MAX_PATH_LENGTH) return { status: 414 };
  const path = readPath(written);
  if (typeof path !== 'string') return path;
  return { ...(host !== undefined && { host }), path, query: mark < 0 ? '' : origin.slice(mark + 1) };
}

export type SiteRequest = Target & {
  /** Host that selects the city: the host of an absolute target, else the Host header. */
  host: string | undefined;
};

/** Whether there is a second Host header, which results in a 400 even if both are equal (RFC 9112 section 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Parses and checks a request. Methods that write are allowed only on routes without a cache rule, because their
 * responses are not shared.
 */
export function readRequest(request: IncomingMessage): SiteRequest | Refused {
  const { method = '', url = '/', headers } = request;
  if (!METHODS.includes(method)) return { status: 405 };
  if (hasTwoHosts(request)) return { status: 400 };
  const target = readTarget(url);
  if ('status' in target) return target;
  const isReading = method === 'GET' || method === 'HEAD';
  if (!isReading && cacheRulesAt(target.path).length > 0) return { status: 405 };
  return { ...target, host: target.host ?? headers.host };
}
