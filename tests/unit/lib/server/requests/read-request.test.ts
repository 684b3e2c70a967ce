import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { readRequest, readTarget } from '@/lib/server/requests/read-request';

test.each([
  ...['/%', '/%f', '/%zz', '/%ff', '/%E0%A4%A', '/%c0%af', '/%ED%A0%80', '/blog/%ff'],
  ...['/events/%ff/calendar.ics', '/_next/static/%ff', '/%00', '/blog/a%00.md'],
  ...['/blog%0d%0aSet-Cookie:a=b', '/news%0a', '/blog%09', '/blog%7f', '/blog%c2%85', '/blog%e2%80%a8'],
  ...['/..', '/../etc/passwd', '/blog/../../etc/passwd', '/%2e%2e/etc/passwd', '/.%2e/etc/passwd'],
  ...['/..%2f..%2fetc/passwd', '/..%5c..%5cwindows', '/_next/static/..%2f..%2fpackage.json', '/./blog'],
  ...['/%2e', '/.//evil.example', '//evil.example/%2e%2e', '*', 'blog', '', 'ftp://evil.example/'],
  ...['javascript:alert(1)', 'evil.example:443', 'http:///blog', 'http://u:p@evil.example/blog', '/#'],
  ...['/faq#top', '/?a=1#?_rsc=1', 'http://evil.example#a'],
])('a malformed request gets a 400: %j', (target) => {
  expect(readTarget(target)).toEqual({ status: 400 });
});

describe('a request whose address is too long gets a 414', () => {
  test.each([
    ['a long path', `/${'a'.repeat(2000)}`],
    ['a long path of percent escapes', `/${'%61'.repeat(1000)}`],
    ['a path with many segments', '/a'.repeat(1500)],
    ['a long query', `/?${'a'.repeat(12_000)}`],
  ])('because of %s', (_, target) => {
    expect(readTarget(target)).toEqual({ status: 414 });
  });
});

describe('readTarget splits a valid target at the first question mark into path and query:', () => {
  test.each([
    ['/', '/', ''],
    ['/blog?page=2', '/blog', 'page=2'],
    ['/?x?_rsc=1', '/', 'x?_rsc=1'],
    ['/faq?', '/faq', ''],
    ['/search?q=%ff', '/search', 'q=%ff'],
    ['/search?q=../../etc', '/search', 'q=../../etc'],
    [`/search?q=${'a'.repeat(10_000)}`, '/search', `q=${'a'.repeat(10_000)}`],
    ['/a..b/...', '/a..b/...', ''],
    ['/.well-known/security.txt', '/.well-known/security.txt', ''],
    ['/pictures/640/a.b?s=c%2Fd', '/pictures/640/a.b', 's=c%2Fd'],
    ['/?x=%0d%0aSet-Cookie:a=b', '/', 'x=%0d%0aSet-Cookie:a=b'],
  ])('%s', (target, path, query) => {
    expect(readTarget(target)).toEqual({ path, query });
  });
});

test.each([
  ['/%73earch', '/search'],
  ['/blo%67/%41%4F%5a%7A%30%39', '/blog/AOZz09'],
  ['/a%2Db%2ec%5Fd%7e', '/a-b.c_d~'],
  ['/%2541', '/%2541'],
  ['/news/caf%c3%a9', '/news/caf%C3%A9'],
  ['/news/caf\xc3\xa9', '/news/caf%C3%A9'],
  ['/a%2fb%3Fc%40', '/a%2Fb%3Fc%40'],
])('readTarget normalizes the path %s to %s', (target, path) => {
  expect(readTarget(target)).toEqual({ path, query: '' });
});

test.each([
  ['http://city.example/blog?page=2', 'city.example', '/blog', 'page=2'],
  ['HTTPS://city.example:99/', 'city.example:99', '/', ''],
  ['http://city.example', 'city.example', '/', ''],
  ['http://city.example?q=a', 'city.example', '/', 'q=a'],
])('readTarget takes the host from an absolute target: %s', (target, host, path, query) => {
  expect(readTarget(target)).toEqual({ host, path, query });
});

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

const methods = 'POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE QUERY M-SEARCH';

test.each(methods.split(' '))('only GET and HEAD are allowed: %s is refused', (method) => {
  expect(asked('/', {}, method)).toEqual({ status: 405 });
  for (const read of ['GET', 'HEAD']) expect(asked('/', {}, read)).toMatchObject({ path: '/' });
});

test.each(['city.example', 'other.example'])(
  'a second Host header is refused, even if its value is %s',
  (second) => {
    const rawHeaders = ['Host', 'city.example', 'HOST', second];
    const request = { method: 'GET', url: '/', rawHeaders, headers: { host: 'city.example' } };
    expect(readRequest(request as unknown as IncomingMessage)).toEqual({ status: 400 });
  },
);

test('the host of an absolute target overrides the Host header', () => {
  expect(asked('/')).toMatchObject({ host: 'city.example' });
  expect(asked('http://other.example/')).toMatchObject({ host: 'other.example' });
});
