export type Target = { ok: true; url: string; path: string } | { ok: false; status: 400 | 404 | 414 };

// Our longest path has some 120 characters; a search may carry 10,000 and then shows an error of its own.
const longestPath = 2000;
const longestAddress = 12_000;

const no = (status: 400 | 404 | 414): Target => ({ ok: false, status });

/** A proxy may send an absolute address; its host is ignored. */
function withoutOrigin(target: string): string {
  const path = /^https?:\/\/[^/?#\\]*(.*)$/i.exec(target)?.[1];
  if (path === undefined) return target;
  return path.startsWith('/') ? path : `/${path}`;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Escaped or not, letters, digits and "-._~" mean the same (RFC 3986 section 6.2.2.2). */
function unescaped(path: string): string {
  return path.replace(/%(?:[46][1-9a-f]|[57][0-9a]|3\d|2[de]|5f|7e)/gi, decodeURIComponent);
}

/** Internal names, which the framework answers with 500, or with a 404 page sent as 200. */
function isInnerName(path: string): boolean {
  return path === '/index' || path.split('/').some((step) => /^\[.*\]$/.test(step));
}

/**
 * Refuses what the framework answers with 500 (malformed escapes, "*") or with a 404 page sent as 200 (control
 * characters), dot segments, and what is too long. Removes needless escapes.
 */
export function readTarget(target: string): Target {
  const url = withoutOrigin(target);
  if (!url.startsWith('/')) return no(400);
  const rawPath = url.split(/[?#]/, 1)[0] ?? '';
  if (rawPath.length > longestPath || url.length > longestAddress) return no(414);
  const path = decoded(rawPath);
  if (path === undefined || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(path)) return no(400);
  if (path.split(/[\\/]/).some((step) => step === '.' || step === '..')) return no(400);
  if (isInnerName(path)) return no(404);
  return { ok: true, url: unescaped(rawPath) + url.slice(rawPath.length), path };
}
