import { citiesFolder } from './support/cities';
import { expect, test } from './support/fixtures';
import type { RunningSite } from './support/site';

// Prometheus metrics, and who may read them. The same rule decides who sees names in the health report.

const token = 'a-token-of-the-operator';
const line =
  /^(?:# (?:HELP [a-z_]+ .+|TYPE [a-z_]+ (?:gauge|counter))|[a-z_]+(?:\{[a-z]+="(?:[^"\\\n]|\\[\\"n])*"(?:,[a-z]+="(?:[^"\\\n]|\\[\\"n])*")*\})? [\d.e+-]+)$/;

const ask = (site: RunningSite, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/health?metrics`, { headers });

test('local requests get metrics in the text format, with counts of rendered and cached pages', async ({
  site,
}) => {
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

test('requests through a proxy on this machine get no metrics, whether the proxy is trusted or not', async ({
  site,
  open,
}) => {
  for (const one of [site, await open({ TRUSTED_PROXIES: '1' })]) {
    for (const forwarded of ['203.0.113.5', '127.0.0.1, 203.0.113.5']) {
      const reply = await ask(one, { 'X-Forwarded-For': forwarded });
      expect([reply.status, (await reply.text()).includes('news_')]).toEqual([404, false]);
    }
  }
});

/** Starts a site whose city pins a draft and a scheduled post, and requests the front page. */
async function withPinnedDrafts(
  open: (settings: Record<string, string>) => Promise<RunningSite>,
): Promise<RunningSite> {
  const until = new Date(Date.now() + 20 * 3_600_000).toISOString().slice(0, 16);
  const files = {
    'boulder/posts/sealed-draft.md': '---\ntitle: A sealed draft\ndraft: true\n---\n\nWords.\n',
    'boulder/posts/sealed-plan.md': '---\ntitle: A sealed plan\ndate: 2099-01-01\n---\n\nWords.\n',
    'boulder/desk.yaml': `pin:\n  - { link: /blog/sealed-draft, until: ${until} }\n  - { link: /blog/sealed-plan, until: ${until} }\n`,
  };
  const site = await open({
    CITIES_DIR: citiesFolder(files, 'tests/cities/boulder'),
    FEED_PROXY_URL: 'http://127.0.0.1:9/?url=',
    METRICS_TOKEN: token,
  });
  await site.get('/');
  return site;
}

test('from another machine, only requests with the token get metrics and the addresses of pinned drafts', async ({
  open,
}) => {
  const site = await withPinnedDrafts(open);
  const health = async (headers: Record<string, string>) =>
    (await fetch(`${site.url}/api/health?ready`, { headers })).text();
  const from = { 'X-Forwarded-For': '203.0.113.5' };
  for (const told of [await health({}), await health({ ...from, Authorization: `Bearer ${token}` })])
    expect(JSON.parse(told).pins.inNoList).toEqual(['/blog/sealed-draft', '/blog/sealed-plan']);
  const told = await health(from);
  expect(JSON.parse(told).pins).toEqual({ entries: 2, inNoList: 2 });
  expect(told).not.toMatch(/sealed|[/.]/);
  const statuses = await Promise.all(
    [undefined, `Bearer ${token}`, `Bearer ${token}x`, 'Bearer', token].map(
      async (authorization) =>
        (await ask(site, { ...from, ...(authorization && { Authorization: authorization }) })).status,
    ),
  );
  expect(statuses).toEqual([404, 200, 404, 404, 404]);
  expect((await ask(site)).status).toBe(200);
});
