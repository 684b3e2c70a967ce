import { beforeEach, expect, test } from '@jest/globals';
import PageCache from '@/lib/web/page-cache.mjs';

type Page = { html: string; status?: number; headers: Record<string, string> };

const cache = new PageCache();
const page = (head = ''): Page => ({
  html: `<html><head>${head}</head><body>News</body></html>`,
  headers: {},
});

beforeEach(() => cache.revalidateTag());

test('a page is kept and served again', async () => {
  await cache.set('/a', page());
  expect(await cache.get('/a')).toMatchObject({ value: { html: expect.stringContaining('News') } });
});

test.each([404, 503])('a page that asks for %i is sent with it, and is not kept', async (status) => {
  const asked = page(`<meta name="page-status" content="${status}"/>`);
  await cache.set('/a', asked);
  expect(asked.status).toBe(status);
  expect(await cache.get('/a')).toBeNull();
});

test('what is unavailable now says when to come back, and that nobody shall hold on to it', async () => {
  const asked = page('<meta name="page-status" content="503"/>');
  await cache.set('/a', asked);
  expect(asked.headers).toEqual({ 'cache-control': 'no-store', 'retry-after': '60' });
});

test('a headline cannot ask for a status: only the head is looked at', async () => {
  const quoted = { ...page(), html: '<head></head><meta name="page-status" content="404"/>' };
  await cache.set('/a', quoted);
  expect(quoted.status).toBeUndefined();
});

test('a redirect is kept with its Location, and sent with one only', async () => {
  const redirect: Page = { ...page(), status: 308, headers: { location: '/b' } };
  await cache.set('/a', redirect);
  expect(redirect.headers).toEqual({});
  expect(await cache.get('/a')).toMatchObject({ value: { status: 308, headers: { location: '/b' } } });
});
