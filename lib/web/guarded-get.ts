import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import querystring from 'node:querystring';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { connectionFailure } from '@/lib/web/connection-failure';
import { NO_ORIGIN, publicOnlyLookup, refusal } from '@/lib/web/guard/address-guard';
import { type BodyLimits, inflateBody } from '@/lib/web/inflate-body';

export type GetOptions = BodyLimits & {
  headers: Record<string, string>;
  /** Timeout in ms for all redirects and the complete body. */
  timeoutMs: number;
  /**
   * Whether the address comes from a source, not from the settings. Its host must then be public and its port
   * ordinary.
   */
  untrusted?: boolean;
  method?: 'GET' | 'HEAD';
  /**
   * JSON body. If set, sends POST instead of GET, to a URL from the settings such as ALERT_URL, and follows
   * no redirects.
   */
  json?: string;
  /** Whether to close the connection after the headers. */
  withoutBody?: true;
};

export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The final address, after all redirects. */
  url: string;
  /** The address that permanent redirects lead to; the operator should use it instead (quirk 25). */
  movedTo?: string;
};

const MAX_REDIRECTS = 5;
const MAX_COOKIES = 20;
const redirects = new Set([301, 302, 303, 307, 308]);
const permanent = new Set([301, 308]);

/** Returns the headers for a URL. Only the origin that the operator configured gets Authorization. */
export function headersFor(
  url: URL,
  configuredOrigin: string,
  headers: Record<string, string>,
): Record<string, string> {
  if (url.origin === configuredOrigin) return headers;
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'),
  );
}

type Hop = { url: URL; configuredOrigin: string; cookies: string };

function ask({ url, configuredOrigin, cookies }: Hop, options: GetOptions, signal: AbortSignal) {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const lookup = url.origin === configuredOrigin ? {} : { lookup: publicOnlyLookup };
    const { json } = options;
    const posted = json !== undefined && { 'Content-Type': 'application/json' };
    const cookie = cookies && { Cookie: cookies };
    const headers = { ...headersFor(url, configuredOrigin, options.headers), ...posted, ...cookie };
    const method = posted ? 'POST' : (options.method ?? 'GET');
    // Offering only HTTP/1.1 makes a server that supports only HTTP/2 refuse immediately instead of
    // responding with 403.
    const tls = { ALPNProtocols: ['http/1.1'] };
    request(url, { method, headers, agent: false, signal, ...tls, ...lookup }, resolve)
      .on('error', reject)
      .end(json);
  });
}

function nextHop(reply: IncomingMessage, url: URL, configuredOrigin: string): Outcome<URL> {
  const location = reply.headers.location ?? '';
  if (!location) return fail('redirect-refused', `${reply.statusCode} without a location`);
  if (!URL.canParse(location, url))
    return fail('redirect-refused', `location ${location.slice(0, 100)} is no address`);
  const next = new URL(location, url);
  const reason = refusal(next, configuredOrigin);
  return reason ? fail('redirect-refused', reason) : ok(next);
}

/** Stores the cookies that redirects set, by origin, for the duration of one chain of redirects. */
class ChainCookies {
  readonly #pairs = new Map<string, Map<string, string>>();

  add({ origin }: URL, set: readonly string[] = []): void {
    const pairs = this.#pairs.get(origin) ?? new Map<string, string>();
    for (const cookie of set.slice(0, MAX_COOKIES)) {
      const [pair = ''] = cookie.split(';', 1);
      pairs.set(pair.split('=', 1)[0] ?? '', pair.trim());
    }
    this.#pairs.set(origin, pairs);
  }

  of({ origin }: URL): string {
    return [...(this.#pairs.get(origin)?.values() ?? [])].join('; ');
  }
}

type Way = { start: URL; configuredOrigin: string };

async function follow(way: Way, options: GetOptions, signal: AbortSignal): Promise<Outcome<Reply>> {
  const { configuredOrigin } = way;
  const cookies = new ChainCookies();
  let url = way.start;
  let movedTo: string | undefined;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const reply = await ask({ url, configuredOrigin, cookies: cookies.of(url) }, options, signal);
    const status = reply.statusCode ?? 0;
    if (!redirects.has(status) || options.json !== undefined) {
      const unwanted = status !== 200 || options.withoutBody;
      if (unwanted) reply.destroy();
      const known = { status, headers: reply.headers, url: url.href, movedTo };
      if (unwanted) return ok({ ...known, bytes: Buffer.alloc(0) });
      const body = await inflateBody(reply, options);
      return body.ok ? ok({ ...known, bytes: body.value }) : body;
    }
    reply.destroy();
    cookies.add(url, reply.headers['set-cookie']);
    const next = nextHop(reply, url, configuredOrigin);
    if (!next.ok) return next;
    url = next.value;
    if (permanent.has(status) && (hop === 0 || movedTo)) movedTo = url.href;
  }
  return fail('redirect-loop', `more than ${MAX_REDIRECTS} redirects`);
}

/**
 * Moves the username and password of a URL from the settings into a header, which other origins never get.
 */
function basicAuthorization(url: URL): Record<string, string> {
  const { username, password } = url;
  if (!username && !password) return {};
  const pair = `${querystring.unescape(username)}:${querystring.unescape(password)}`;
  [url.username, url.password] = ['', ''];
  return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/**
 * Fetches a URL. All fetches use this function. It has one deadline, limits the decompressed body, and
 * follows at most five redirects, each checked like the URL itself: no private address, unusual port or
 * scheme other than http(s). A reply with any status is a success; connection errors are failures.
 */
export async function guardedGet(address: string, options: GetOptions): Promise<Outcome<Reply>> {
  if (!URL.canParse(address)) return fail('address-refused', 'not an address');
  const url = new URL(address);
  const configuredOrigin = options.untrusted ? NO_ORIGIN : url.origin;
  const headers = options.untrusted ? {} : basicAuthorization(url);
  const reason = refusal(url, configuredOrigin);
  if (reason) return fail('address-refused', reason);
  const deadline = AbortSignal.timeout(options.timeoutMs);
  try {
    const sent = { ...options, headers: { ...options.headers, ...headers } };
    return await follow({ start: url, configuredOrigin }, sent, deadline);
  } catch (error) {
    return connectionFailure(error, deadline.aborted);
  }
}

/** Posts JSON to a URL from the settings. Returns the reply without its body. */
export function guardedPost(
  address: string,
  json: string,
  options: Pick<GetOptions, 'headers' | 'timeoutMs'>,
): Promise<Outcome<Reply>> {
  return guardedGet(address, { ...options, json, withoutBody: true, maxBytes: 0 });
}
