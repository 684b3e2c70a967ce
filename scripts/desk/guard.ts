import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { isTokenOf } from '@/lib/desk/accounts/sessions';
import { deskTexts } from '@/lib/desk/texts/desk-texts';
import { clientAddress } from '@/lib/server/requests/client-address';
import { RateLimiter } from '@/lib/server/requests/rate-limiter';
import type { DeskContext, DeskEnv, DeskRequest } from '@/scripts/desk/context';
import { sendItNow, signInFirst } from '@/scripts/desk/failures';

const KB = 1024;
const MAX_FORM_BYTES = 2 * KB * KB;
const MAX_UPLOAD_BYTES = 64 * KB * KB;

/** Returns the session cookie's name. `__Host-` binds it to this host. Browsers reject that prefix on plain HTTP. */
export function cookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-desk' : 'desk';
}

/** Adds security headers to every response. */
export function protect({ origin }: Pick<DeskContext, 'origin'>): MiddlewareHandler<DeskEnv> {
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'",
    "form-action 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
    "require-trusted-types-for 'script'; trusted-types 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return async (c, next) => {
    await next();
    const headers = {
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000' }),
    };
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}

/** Refuses unknown hosts (DNS rebinding), unexpected methods, and changes sent from another site. */
export function checkOrigin({ origin }: Pick<DeskContext, 'origin'>): MiddlewareHandler<DeskEnv> {
  const { host } = new URL(origin);
  return async (c, next) => {
    const { method } = c.req;
    if (c.req.header('host') !== host) throw new HTTPException(421);
    if (!['GET', 'HEAD', 'POST'].includes(method)) throw new HTTPException(405);
    const site = c.req.header('sec-fetch-site');
    const isOwn = c.req.header('origin') === origin && (site === undefined || site === 'same-origin');
    if (method === 'POST' && !isOwn) throw new HTTPException(403);
    await next();
  };
}

/** Limits requests per address, sign-in attempts more strictly. Uses a monotonic clock. */
export function limit({ trustedProxies }: DeskContext): MiddlewareHandler<DeskEnv> {
  const limiter = new RateLimiter();
  return async (c, next) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const peer = incoming?.socket.remoteAddress ?? 'unknown';
    const who = clientAddress(peer, c.req.header('x-forwarded-for') ?? '', trustedProxies);
    const isTry = c.req.method === 'POST' && /^\/(?:sign-in|join)(?:\/|$)/.test(c.req.path);
    const route = isTry ? 'deskSignIn' : 'desk';
    const wait = limiter.enter(route, who, performance.now());
    if (wait > 0) {
      c.header('retry-after', String(wait));
      throw new HTTPException(429);
    }
    try {
      await next();
    } finally {
      limiter.leave(route, who);
    }
  };
}

/** Reads a request body. Throws 413 if it is longer than `max` bytes, whatever its Content-Length says. */
async function bodyOf(request: Request, max: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > max) throw new HTTPException(413);
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  }
  return new Blob(chunks);
}

/** Reads the fields of a form. Refuses other content types. */
async function formOf(request: Request, isUpload: boolean): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type))
    throw new HTTPException(415);
  const body = await bodyOf(request, isUpload ? MAX_UPLOAD_BYTES : MAX_FORM_BYTES);
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new HTTPException(400);
  });
}

/** Reads a JSON body, as the sign-in page sends it. */
export async function jsonOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type') !== 'application/json') throw new HTTPException(415);
  const body = await bodyOf(request, 64 * KB);
  try {
    return JSON.parse(await body.text());
  } catch {
    throw new HTTPException(400);
  }
}

/** Asks a person without a session to sign in. The sign-in page keeps a form that they sent, unless it is too large. */
async function askToSignIn(context: DeskContext, c: DeskRequest): Promise<Response> {
  const isCarried = c.req.method === 'POST' && c.req.path !== '/sign-out';
  const form = isCarried ? await formOf(c.req.raw, false).catch(() => undefined) : undefined;
  return form ? signInFirst(context, c, form) : c.redirect('/sign-in', 303);
}

/** Requires a session, and for changes the session's CSRF token. */
export function guard(context: DeskContext): MiddlewareHandler<DeskEnv> {
  const { people, sessions, clock, origin } = context;
  return async (c, next) => {
    const token = getCookie(c, cookieName(origin));
    const session = token ? await sessions.use(token, clock()) : undefined;
    const editor = session && (await people.byId(session.editorId));
    if (!session || !editor) return askToSignIn(context, c);
    c.set('session', session);
    const { id, name, role, language } = editor;
    c.set('editor', { id, name, role, language, action: randomUUID() });
    c.set('texts', deskTexts(editor.language));
    if (c.req.method === 'POST') {
      const form = await formOf(c.req.raw, /\/(?:photos|pdf)$/.test(c.req.path));
      const csrf = form.get('csrf');
      if (csrf !== session.csrf) {
        if (!isTokenOf(id, csrf)) throw new HTTPException(403);
        return sendItNow(context, c, form);
      }
      c.set('form', form);
    }
    return next();
  };
}

/** Refuses people who are not editors. */
export const editorsOnly: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (c.get('editor').role !== 'editor') throw new HTTPException(403, { message: 'role' });
  return next();
};
