import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { isThisMachine } from '@/lib/request/is-operator';

test.each<[string, Record<string, string>, boolean]>([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['203.0.113.5', {}, false],
  ['', {}, false],
  // Requests through a proxy on this machine, whatever client the proxy reports.
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.5' }, false],
  ['127.0.0.1', { 'x-forwarded-for': '' }, false],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, false],
  ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }, false],
  ['127.0.0.1', { Via: '1.1 a-proxy' }, false],
  ['203.0.113.5', { 'x-forwarded-for': '127.0.0.1' }, false],
])(
  'for a request from %j with the headers %j, isThisMachine returns %s',
  (remoteAddress, headers, isHere) => {
    const rawHeaders = Object.entries({ Host: 'news.example', ...headers }).flat();
    expect(isThisMachine({ socket: { remoteAddress }, rawHeaders } as IncomingMessage)).toBe(isHere);
  },
);
