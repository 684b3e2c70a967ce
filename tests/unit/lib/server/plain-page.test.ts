import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { movedResponse, plainPolicy, refusalOf, refusedPage, refusedResponse } from '@/lib/server/plain-page';

test('the page says what is the matter, when to come back, and leads home', () => {
  const page = refusedPage(refusalOf(429), 12);
  expect(page).toContain('<h1>Too many requests</h1>');
  expect(page).toContain('Please try again in 12 seconds.');
  expect(page).toContain('<a href="/">');
});

test.each([200, 0, 501, Number.NaN])('a status that is never given, %p, is a 400', (status) => {
  expect(refusalOf(status).status).toBe(400);
});

test.each([
  [400, 'This address is not valid'],
  [404, 'Page not found'],
  [405, 'This request is not allowed'],
  [414, 'This address is too long'],
  [429, 'Too many requests'],
  [500, 'Unexpected Application Error!'],
])('a refusal with %i is titled %s', (status, title) => {
  expect(refusalOf(status)).toMatchObject({ status, title });
});

test('the policy allows the very look of the page', () => {
  const look = /<style>([\s\S]*?)<\/style>/.exec(refusedPage(refusalOf(400), 0))?.[1] ?? '';
  expect(plainPolicy).toContain(`'sha256-${createHash('sha256').update(look).digest('base64')}'`);
});

test('what is broken on our side is said with a way to the front page and to the search', () => {
  const page = refusedPage(refusalOf(500), 0);
  expect(page).toContain('<a href="/">Go to the front page</a> <a href="/search">Search the site</a>');
});

test('a refusal leads to the front page alone', () => {
  expect(refusedPage(refusalOf(404), 0)).not.toContain('/search');
});

test('a refusal is a page of this site that nobody keeps or lists', () => {
  const { status, headers, body } = refusedResponse(404);
  expect(status).toBe(404);
  expect(headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPolicy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(String(body)).toContain('<h1>Page not found</h1>');
  expect(String(body)).toContain(`<title>Page not found | ${thisCity().siteTitle}</title>`);
});

test('who comes too often is told when to come again, in the header and in words', () => {
  const { headers, body } = refusedResponse(429, 1);
  expect(headers['retry-after']).toBe('1');
  expect(String(body)).toContain('Please try again in 1 second.');
});

test('who sends something is told what may be asked', () => {
  expect(refusedResponse(405).headers.allow).toBe('GET, HEAD');
});

test('a moved page is at its new address for good, which is kept for five minutes', () => {
  expect(movedResponse('/blog/a-post')).toEqual({
    status: 308,
    headers: { location: '/blog/a-post', 'cache-control': 'public, max-age=300' },
    body: Buffer.alloc(0),
  });
});
