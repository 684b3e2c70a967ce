/** Where a request leads: what the framework is to see, and the decoded path; or the status that it gets instead. */
export type Target = { ok: true; url: string; path: string } | { ok: false; status: 400 | 404 | 414 };

// The longest path of ours has some 120 characters; a search may carry 10,000 and is told that they are too many.
const longestPath = 2000;
const longestAddress = 12_000;

const no = (status: 400 | 404 | 414): Target => ({ ok: false, status });

/** A proxy may ask with a whole address; whose name it bears is nothing that we answer by. */
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

/** Letters, digits and "-._~" mean the same escaped or not (RFC 3986 section 6.2.2.2): one page has one spelling. */
function unescaped(path: string): string {
  return path.replace(/%(?:[46][1-9a-f]|[57][0-9a]|3\d|2[de]|5f|7e)/gi, decodeURIComponent);
}

/** The framework's own names of pages, which are no addresses: it answers some of them with 500, or with a 404 sent as 200. */
function isInnerName(path: string): boolean {
  return path === '/index' || path.split('/').some((step) => /^\[.*\]$/.test(step));
}

/**
 * Reads the target of a request line. Refused are malformed escapes and "*" (the framework answers them with 500),
 * control characters and line ends (with a 404 page sent as 200), steps upwards, and what is too long. Needless
 * escapes of the path become plain, so that a page is the same page in each spelling.
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
