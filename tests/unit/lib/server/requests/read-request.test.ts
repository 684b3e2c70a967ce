import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { readRequest } from '@/lib/server/requests/read-request';

function asked(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const rawHeaders = ['Host', 'city.example', ...Object.entries(headers).flat()];
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return readRequest({
    method,
    url,
    rawHeaders,
    headers: { host: 'city.example', ...lower },
  } as IncomingMessage);
}

describe('only reading is served', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY', 'M-SEARCH'])(
    '%s is refused',
    (method) => {
      expect(asked('/', {}, method)).toEqual({ status: 405 });
    },
  );

  test.each(['GET', 'HEAD'])('%s is not', (method) => {
    expect(asked('/', {}, method)).toMatchObject({ path: '/' });
  });
});

test('a broken address is refused', () => {
  expect(asked('/%ff')).toEqual({ status: 400 });
});

test.each(['city.example', 'other.example'])(
  'a second Host header is refused, also where it says %s',
  (second) => {
    const rawHeaders = ['Host', 'city.example', 'HOST', second];
    const request = { method: 'GET', url: '/', rawHeaders, headers: { host: 'city.example' } };
    expect(readRequest(request as unknown as IncomingMessage)).toEqual({ status: 400 });
  },
);

test('the host of a whole address counts before that of the header', () => {
  expect(asked('/')).toMatchObject({ host: 'city.example' });
  expect(asked('http://other.example/')).toMatchObject({ host: 'other.example' });
});

describe('the framework’s script asks for data', () => {
  test.each(['/?_rsc=1abc', '/?_rsc', '/?_rsc=', '/blog?page=2&_rsc=1', '/?_rsc=1&a=b'])('at %s', (url) => {
    expect(asked(url, { RSC: '1' })).toMatchObject({ wantsData: true, isMarked: true });
  });

  test.each(['/', '/?x?_rsc=1', '/?x_rsc=1', '/?_RSC=1', '/?%5Frsc=1', '/?a=_rsc=1', '/_rsc=1'])(
    'but not at %s, which has no mark in its query',
    (url) => {
      expect(asked(url, { RSC: '1' })).toMatchObject({ wantsData: false, isMarked: false });
    },
  );

  test.each([{}, { RSC: 'true' }, { RSC: '1, 1' }])(
    'but not with %j, though no cache may keep the page',
    (headers) => {
      expect(asked('/?_rsc=1abc', headers as Record<string, string>)).toMatchObject({
        wantsData: false,
        isMarked: true,
      });
    },
  );
});
