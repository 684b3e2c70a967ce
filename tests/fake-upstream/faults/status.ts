import { STATUS_CODES } from 'node:http';
import { head } from '../wire';
import { type Fault, type Faults, okReply, type Reply, rssOf, type Scene, textOption } from './fault';

function errorPage(status: number, headers: Reply['headers'] = {}): Reply {
  const words = `${status} ${STATUS_CODES[status] ?? 'Unknown Error'}`;
  const body = `<!doctype html><html><head><title>${words}</title></head><body><h1>${words}</h1></body></html>\n`;
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers }, body };
}

function answersStatus(status: number): Fault {
  return {
    does: `Answers status ${status} with an HTML page.`,
    expect: 'http-status',
    reply: () => errorPage(status),
  };
}

function retryLater(status: number, does: string, retryAfter: string): Fault {
  return {
    does,
    expect: 'http-status',
    takes: { retryAfter: `value of Retry-After, seconds or an HTTP date ("${retryAfter}")` },
    reply: (scene) => errorPage(status, { 'Retry-After': textOption(scene, 'retryAfter', retryAfter) }),
  };
}

function notModifiedWithBody(scene: Scene): string {
  const { ETag, 'Last-Modified': modified } = scene.healthy().headers ?? {};
  const body = rssOf(scene).replaceAll('headline', 'headline that nobody may see');
  const length = Buffer.byteLength(body);
  return (
    head('304 Not Modified', `ETag: ${ETag}`, `Last-Modified: ${modified}`, `Content-Length: ${length}`) +
    body
  );
}

/** The status line says no, or says something that does not fit. */
export const statusFaults = {
  'status-400': answersStatus(400),
  'status-401': answersStatus(401),
  'status-403': answersStatus(403),
  'status-404': answersStatus(404),
  'status-410': answersStatus(410),
  'status-429': retryLater(429, 'Answers status 429 with Retry-After.', '120'),
  'status-429-huge': {
    does: 'Answers status 429 and asks to be left alone for 99,999,999 seconds.',
    expect: 'http-status',
    reply: () => errorPage(429, { 'Retry-After': '99999999' }),
  },
  'status-500': answersStatus(500),
  'status-502': answersStatus(502),
  'status-503': retryLater(503, 'Answers status 503 with Retry-After.', '60'),
  'status-504': answersStatus(504),
  'status-520': answersStatus(520),
  'status-204': {
    does: 'Answers status 204, which has no body.',
    expect: ['http-status', 'empty-body'],
    reply: () => ({ status: 204 }),
  },
  'status-206': {
    does: 'Answers status 206 with the first half of the feed, though no range was asked for.',
    expect: ['http-status', 'truncated'],
    reply: (scene) => {
      const body = Buffer.from(rssOf(scene));
      const half = body.subarray(0, body.length >> 1);
      const range = `bytes 0-${half.length - 1}/${body.length}`;
      return { ...okReply(half, undefined, { 'Content-Range': range }), status: 206 };
    },
  },
  '304-always': {
    does: 'Answers 304 without validators, whether the asker sent any or not.',
    expect: 'not-modified-unasked',
    reply: () => ({ status: 304 }),
  },
  '304-with-body': {
    does: 'Serves the feed at first; answers the asker who sends its validators 304 with a whole other feed behind it.',
    expect: 'served',
    play: (scene, wire) => {
      const body = rssOf(scene);
      if (scene.conditional) return wire.end(notModifiedWithBody(scene));
      const { ETag, 'Last-Modified': modified } = scene.healthy().headers ?? {};
      const lines = ['Content-Type: application/rss+xml', `Content-Length: ${Buffer.byteLength(body)}`];
      wire.end(head('200 OK', ...lines, `ETag: ${ETag}`, `Last-Modified: ${modified}`) + body);
    },
  },
  flap: {
    does: 'Answers status 500 and the healthy feed in turn, 500 first.',
    expect: ['http-status', 'served'],
    reply: (scene) => (scene.turn % 2 ? errorPage(500) : scene.healthy()),
  },
} satisfies Faults;
