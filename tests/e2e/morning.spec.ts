import { readFileSync } from 'node:fs';
import path from 'node:path';
import { citiesFolder } from './support/cities';
import { expectNoFaults, expectToFit } from './support/fits';
import { expect, test, words } from './support/fixtures';
import { readByRssParser, readRss } from './support/read-feed';
import { startSite } from './support/site';

// The morning briefing and the newsletter sign-up form.

test('the day’s briefing has a page, its own address and a feed, and is the same after a restart', async () => {
  let site = await startSite({});
  const { html } = await site.get('/morning.xml');
  const [item] = readRss(html);
  expect(await readByRssParser(html)).toEqual(readRss(html));
  const { pathname } = new URL(item?.link ?? '');
  expect(pathname).toMatch(/^\/morning\/\d{4}-\d{2}-\d{2}$/);
  const page = await site.get(pathname);
  expect([page.status, page.html.includes('content="noindex, follow')]).toEqual([200, true]);
  const made = /Made at [^<]+/;
  expect((await site.get('/morning')).html).toContain(made.exec(page.html)?.[0]);
  const map = (await site.get('/sitemap.xml')).html;
  expect([map.includes('/morning<'), map.includes(pathname)]).toEqual([true, false]);
  for (const day of ['2020-01-01', '2026-02-30', 'today'])
    expect((await site.get(`/morning/${day}`)).status).toBe(404);
  for (const at of ['/', '/rss', '/opml.xml']) expect((await site.get(at)).html).toContain('/morning.xml');
  expect((await site.get('/')).html).toMatch(/<a href="\/morning"/);
  await site.end('SIGKILL');
  site = await startSite({ CACHE_DIR: site.cacheDir });
  const again = readRss((await site.get('/morning.xml')).html);
  expect(again.map(({ time }) => time)).toEqual([item?.time]);
  await site.end();
});

test('the briefing fits every screen and has no axe violations', async ({ sample, page }) => {
  await page.goto(`${sample.url}/morning`);
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expectNoFaults(page);
  await expectToFit(page);
});

test('the newsletter form posts only to the configured service', async ({ page, sample }) => {
  const anaheim = path.resolve('lib/cities/anaheim');
  const city = readFileSync(path.join(anaheim, 'city.yaml'), 'utf8');
  const newsletter = `newsletter:
  action: https://lists.example/subscription/form
  fields: { l: 8f3c }
  what: The morning briefing
  often: every day at 7 a.m.
`;
  const root = citiesFolder({ 'anaheim/city.yaml': city + newsletter }, anaheim);
  const site = await startSite({ CITIES_DIR: root });
  const policy = async (at: string) =>
    /form-action ([^;]+)/.exec((await fetch(at)).headers.get('content-security-policy') ?? '')?.[1];
  expect(await policy(site.url)).toBe("'self' https://lists.example");
  expect(await policy(sample.url)).toBe("'self'");
  let sent = '';
  await page.route('https://lists.example/**', (route) => {
    sent = route.request().postData() ?? '';
    return route.fulfill({ contentType: 'text/html', body: '<title>Thanks</title>' });
  });
  await page.goto(`${site.url}/contact`);
  await expectNoFaults(page);
  await expectToFit(page);
  const form = page.locator('#newsletter form');
  await form.getByLabel('Email address').fill('ann@press.example');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveTitle('Thanks');
  expect(sent).toBe('email=ann%40press.example&l=8f3c');
  expect(words((await site.get('/privacy')).html)).toContain('sends your email address to lists.example');
  await site.end();
});
