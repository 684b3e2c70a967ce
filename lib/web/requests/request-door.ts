import type { Server } from 'node:http';
import { giveManners } from '@/lib/web/requests/redirect-manners';
import { judge, type Verdict } from '@/lib/web/requests/request-judge';
import { limitServer } from '@/lib/web/requests/server-limits';
import { Turnstile } from '@/lib/web/requests/turnstile';
import { onEachRequest, type RequestStart } from '@/lib/web/serving/each-request';

type Served = Extract<Verdict, { kind: 'serve' }>;

/** Whose door it is: the host of the public origin, and how many proxies stand before it. */
export type Site = { host: string; trustedProxies: number };

// Answered by an ordinary route of ours within, so that the framework sends it as it sends all.
function lead({ request, response }: RequestStart, host: string, url: string): void {
  const hasBody =
    'transfer-encoding' in request.headers || Number(request.headers['content-length'] ?? 0) > 0;
  // What comes along is not waited for.
  if (hasBody) response.setHeader('Connection', 'close');
  for (const name of Object.keys(request.headers)) delete request.headers[name];
  request.headers.host = host;
  request.url = url;
  if (request.method !== 'HEAD') request.method = 'GET';
}

function refuse(started: RequestStart, host: string, status: number, waitSeconds = 0): void {
  lead(started, host, `/api/refused?status=${status}${waitSeconds > 0 ? `&wait=${waitSeconds}` : ''}`);
}

function admit(started: RequestStart, verdict: Served, host: string, turnstile: Turnstile): boolean {
  if (!verdict.counted) return true;
  const { route, who } = verdict.counted;
  const wait = turnstile.enter(route, who, Date.now());
  if (wait > 0) refuse(started, host, 429, wait);
  else started.response.once('close', () => turnstile.leave(route, who));
  return wait === 0;
}

function receive(started: RequestStart, site: Site, turnstile: Turnstile): void {
  const { request, response } = started;
  const { method = 'GET', url = '/', headers, socket } = request;
  const asked = { method, target: url, headers, socketAddress: socket.remoteAddress ?? '' };
  const verdict = judge(asked, site.trustedProxies);
  if (verdict.kind === 'refuse') {
    refuse(started, site.host, verdict.status);
    return;
  }
  giveManners(response, verdict.uncached, verdict.kind === 'serve' ? verdict.asked : verdict.url);
  if (verdict.kind === 'move') {
    lead(started, site.host, `/api/moved?from=${encodeURIComponent(verdict.url)}`);
    return;
  }
  if (!admit(started, verdict, site.host, turnstile)) return;
  for (const name of verdict.drop) delete headers[name];
  // Nothing that is sent may be made from the name by which somebody asked.
  headers.host = site.host;
  request.url = verdict.url;
}

/**
 * Receives every request of this process before the framework does: what is broken or too much gets its 4xx, and what
 * the framework would wrongly believe is taken away. Gives the function that takes the door away.
 */
export function openRequestDoor(site: Site): () => void {
  const turnstile = new Turnstile();
  const limited = new WeakSet<Server>();
  return onEachRequest((started) => {
    if (!limited.has(started.server)) limitServer(started.server);
    limited.add(started.server);
    receive(started, site, turnstile);
  });
}
