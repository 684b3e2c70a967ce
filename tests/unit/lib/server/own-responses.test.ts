import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { movedResponse, refusedResponse } from '@/lib/server/own-responses';
import { plainPolicy } from '@/lib/server/refused/plain-page';

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
