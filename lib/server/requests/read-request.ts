import type { IncomingMessage } from 'node:http';
import { cacheRulesAt } from '@/lib/http/cache-rules.mjs';

export type Target = {
  /** The host of an absolute target, which a proxy may send (RFC 9112 section 3.2.2). */
  host?: string;
  /** Normalized: without needless escapes; the others have capital letters. */
  path: string;
  /** The text after the first question mark, unchanged. */
  query: string;
};

export type Refused = { status: 400 | 405 | 414 };

// Our longest path has some 120 characters; a search may carry 10,000 and then shows an error of its own.
const MAX_PATH_LENGTH = 2000;
const MAX_ADDRESS_LENGTH = 12_000;

const ABSOLUTE_TARGET = /^https?:\/\/([^/?#\\@]+)((?:[/?].*)?)$/i;

/** Escapes bytes beyond ASCII, in capitals; unescapes letters, digits and "-._~" (RFC 3986 section 6.2.2). */
function inOneSpelling(path: string): string {
  return path
    .replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
    });
}

/** Broken escapes, control characters and line ends, and steps to another folder. */
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
 * Reads a request's target; nothing else decides on the target as written. Returns status 400 if it is malformed or has a
 * fragment, which browsers never send, and 414 if it is too long.
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
  /** The host that selects the city: an absolute target's, else the Host header's. */
  host: string | undefined;
};

/** A second Host header is a 400 (RFC 9112 section 3.2), also where both say the same. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Reads a request. Methods that write are allowed only on routes without a cache rule, whose responses are not shared.
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
