import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type RefusedStatus, refusedResponse } from '@/lib/server/plain-page';
import { city } from '../../any-city';

test.each<[RefusedStatus, string, string]>([
  [400, 'This address is not valid', '<a href="/">Go to the front page</a></p>'],
  [404, 'Page not found', 'There is no publication at this address.'],
  [405, 'This request is not allowed', '<a href="/">'],
  [414, 'This address is too long', '<a href="/">'],
  [429, 'Too many requests', '<a href="/">'],
  [503, 'Search is busy', '<a href="/">'],
  [500, 'Unexpected Application Error!', '</a> <a href="/search">Search the site</a>'],
])('the error page for a %i has the title “%s” and is neither cached nor indexed', (status, title, holds) => {
  const { headers, body } = refusedResponse(status, { city });
  const look = /<style>([\s\S]*?)<\/style>/.exec(String(body))?.[1] ?? '';
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining(
      `'sha256-${createHash('sha256').update(look).digest('base64')}'`,
    ),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect([headers.allow, headers['retry-after']]).toEqual([
    status === 405 ? 'GET, HEAD' : undefined,
    undefined,
  ]);
  expect(String(body)).toContain(`<title>${title} | ${city.siteTitle}</title>`);
  expect(String(body)).toContain(`<h1>${title}</h1>`);
  expect(String(body)).toContain(holds);
});

test.each([
  [1, 'again in 1 second.'],
  [12, 'again in 12 seconds.'],
])('refusedResponse tells a client that exceeded its limit how many seconds to wait: %i', (wait, words) => {
  const { headers, body } = refusedResponse(429, { waitSeconds: wait });
  expect(headers['retry-after']).toBe(String(wait));
  expect(String(body)).toContain(words);
});
