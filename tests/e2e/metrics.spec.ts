import { expect, test } from './support/fixtures';
import type { Site } from './support/site';

// What Prometheus reads, and who else may.

const token = 'a-token-of-the-operator';
const line =
  /^(?:# (?:HELP [a-z_]+ .+|TYPE [a-z_]+ (?:gauge|counter))|[a-z_]+(?:\{[a-z]+="(?:[^"\\\n]|\\[\\"n])*"(?:,[a-z]+="(?:[^"\\\n]|\\[\\"n])*")*\})? [\d.e+-]+)$/;

const ask = (site: Site, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/health?metrics`, { headers });

test('this machine reads figures in the text format; pages that were made and found count', async ({
  open,
}) => {
  const site = await open();
  for (const _ of [1, 2, 3]) await site.get('/faq');
  const reply = await ask(site);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const text = await reply.text();
  expect(text.endsWith('\n')).toBe(true);
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((one) => !line.test(one)),
  ).toEqual([]);
  const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  expect(figure('news_renders_total')).toBeGreaterThanOrEqual(1);
  expect(figure('news_finished_hits_total')).toBeGreaterThanOrEqual(2);
  expect(figure('news_finished_bytes')).toBeGreaterThan(1000);
  expect(JSON.parse((await site.get('/api/health')).html)).toEqual({ live: true });
});

test('behind a proxy on this machine nobody else reads them, counted or not', async ({ open }) => {
  for (const TRUSTED_PROXIES of ['0', '1']) {
    const site = await open({ TRUSTED_PROXIES });
    for (const forwarded of ['203.0.113.5', '127.0.0.1, 203.0.113.5']) {
      const reply = await ask(site, { 'X-Forwarded-For': forwarded });
      expect([reply.status, (await reply.text()).includes('news_')]).toEqual([404, false]);
    }
  }
});

test('with METRICS_TOKEN who sends it reads them from anywhere, and nobody else', async ({ open }) => {
  const site = await open({ METRICS_TOKEN: token });
  const from = { 'X-Forwarded-For': '203.0.113.5' };
  const statuses = await Promise.all(
    [undefined, `Bearer ${token}`, `Bearer ${token}x`, 'Bearer', token].map(
      async (authorization) =>
        (await ask(site, { ...from, ...(authorization && { Authorization: authorization }) })).status,
    ),
  );
  expect(statuses).toEqual([404, 200, 404, 404, 404]);
  expect((await ask(site)).status).toBe(200);
});
