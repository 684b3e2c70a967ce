import { expect, test } from './support/fixtures';
import type { Site } from './support/site';

// The health report for load balancers and operators.

type Ready = {
  ready: boolean;
  status: string;
  failing: number;
  feeds: { items: number; fails: number; failure?: string; ageSeconds?: number; nextTryInSeconds: number }[];
  blog: { source: string; kept?: number };
  radio: { port: number; station: string; open: boolean }[];
  pictures: { usedMb: number; maxMb: number };
};

async function ready(site: Site): Promise<{ status: number; report: Ready }> {
  const { status, html } = await site.get('/api/health?ready');
  return { status, report: JSON.parse(html) as Ready };
}

test('while every feed hangs at startup, the site is live immediately and ready after the startup timeout', async ({
  upstream,
  open,
}) => {
  upstream.setFault('*', 'hang');
  const site = await open();
  const live = await site.get('/api/health');
  expect(live.status).toBe(200);
  expect(JSON.parse(live.html)).toEqual({ live: true });
  const starting = await ready(site);
  expect(starting.status).toBe(503);
  expect(starting.report).toMatchObject({ ready: false, status: 'starting' });
  await expect.poll(async () => (await ready(site)).status).toBe(200);
});

test('the health report lists every source with its age, its failure and the time of the next try', async ({
  upstream,
  open,
}) => {
  const site = await open({ BLOG_API_URL: upstream.blogUrl, BLOG_API_KEY: upstream.blog.key });
  await expect
    .poll(async () => (await ready(site)).report.feeds.every(({ items }) => items === 25))
    .toBe(true);
  await expect.poll(async () => (await ready(site)).report.blog).toMatchObject({ kept: 1 });
  const well = await ready(site);
  expect(well.status).toBe(200);
  expect(well.report).toMatchObject({
    ready: true,
    status: 'ok',
    failing: 0,
    blog: { source: 'functions host', kept: 1 },
    radio: [{ port: 8076, station: 'bundled', open: false }],
    pictures: { maxMb: 500 },
  });
  upstream.setFault('sports', 'status-404');
  await expect.poll(async () => (await ready(site)).report.status).toBe('degraded');
  const { status, report } = await ready(site);
  expect(status).toBe(200);
  const [sports] = report.feeds.filter(({ fails }) => fails > 0);
  expect(sports).toMatchObject({ items: 25, failure: 'http-status 404' });
  expect(sports?.ageSeconds).toBeLessThan(60);
});

test('the health report is not cached or indexed', async ({ site }) => {
  for (const path of ['/api/health', '/api/health?ready']) {
    const { headers } = await site.get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
});
