import { STATUS_CODES } from 'node:http';
import { head } from '../wire';
import { type Fault, type Faults, okReply, plays, type Reply, replies, rssOf, type Scene } from './fault';

function errorPage(status: number, headers: Reply['headers'] = {}): Reply {
  const words = `${status} ${STATUS_CODES[status] ?? 'Unknown Error'}`;
  const body = `<!doctype html><html><head><title>${words}</title></head><body><h1>${words}</h1></body></html>\n`;
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers }, body };
}

function answersStatus(status: number): Fault {
  return replies('http-status', () => errorPage(status));
}

/**
 * Returns a fault with Retry-After. `otherwise`: the header's default value, in seconds or as an HTTP date.
 */
function retryLater(status: number, otherwise: string): Fault {
  return replies('http-status', ({ options: { retryAfter = otherwise } }) =>
    errorPage(status, { 'Retry-After': retryAfter }),
  );
}

/** Returns header lines with the feed's validators. */
function validators(scene: Scene): string[] {
  const { ETag, 'Last-Modified': modified } = scene.healthy().headers ?? {};
  return [`ETag: ${ETag}`, `Last-Modified: ${modified}`];
}

/** Faults with an error status, or with a status that contradicts the body. */
export const statusFaults = {
  'status-400': answersStatus(400),
  'status-401': answersStatus(401),
  'status-403': answersStatus(403),
  'status-404': answersStatus(404),
  'status-410': answersStatus(410),
  'status-429': retryLater(429, '120'),
  'status-429-huge': retryLater(429, '99999999'),
  'status-500': answersStatus(500),
  'status-502': answersStatus(502),
  'status-503': retryLater(503, '60'),
  'status-504': answersStatus(504),
  'status-520': answersStatus(520),
  'status-204': replies(['http-status', 'empty-body'], () => ({ status: 204 })),
  // Sends the first half of the feed, although no range was requested.
  'status-206': replies(['http-status', 'truncated'], (scene) => {
    const body = Buffer.from(rssOf(scene));
    const half = body.subarray(0, body.length >> 1);
    const range = `bytes 0-${half.length - 1}/${body.length}`;
    return { ...okReply(half, undefined, { 'Content-Range': range }), status: 206 };
  }),
  // Responds with 304 even to requests without validators.
  '304-always': replies('not-modified-unasked', () => ({ status: 304 })),
  // Sends the feed first. Later requests with validators get a 304 that is followed by another complete feed.
  '304-with-body': plays('served', (scene, wire) => {
    const status = scene.conditional ? '304 Not Modified' : '200 OK';
    const body = scene.conditional
      ? rssOf(scene).replaceAll('headline', 'headline that nobody may see')
      : rssOf(scene);
    const lines = ['Content-Type: application/rss+xml', `Content-Length: ${Buffer.byteLength(body)}`];
    wire.end(head(status, ...lines, ...validators(scene)) + body);
  }),
  // Alternates between 500 and the healthy feed.
  flap: replies(['http-status', 'served'], (scene) => (scene.turn % 2 ? errorPage(500) : scene.healthy())),
} satisfies Faults;
