import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { temporaryFolder } from '../temporary/folder';
import { citiesFolder } from './support/cities';
import { expect, test, words } from './support/fixtures';
import { type Site, startSite } from './support/site';

// npm run preview, and who can open the address that it prints.

const origin = 'https://news.example';
const signingKey = 'the key of a site that signs addresses';

const post = (title: string, facts: string) => `---
title: ${title}
${facts}
---

The text, with [a link](https://elsewhere.example/).
`;

const settings = {
  SITE_URL: origin,
  SIGNING_KEY: signingKey,
  CITIES_DIR: citiesFolder(
    {
      'boulder/posts/My Draft.md': post('A sealed draft', 'draft: true'),
      'boulder/posts/to-come.md': post('A sealed plan', 'date: 2099-11-25 6 p.m.'),
      'boulder/posts/out.md': post('An open plan', 'date: 2026-11-01'),
    },
    'tests/cities/boulder',
  ),
  FEED_PROXY_URL: 'http://127.0.0.1:9/?url=',
};

/** Runs npm run preview for a post and returns the printed path, signed with `key`. */
async function previewPath(name: string, key = signingKey): Promise<string> {
  const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/preview/main.ts', name];
  const env = {
    ...process.env,
    ...settings,
    SIGNING_KEY: key,
    CACHE_DIR: temporaryFolder(),
  };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const [address = ''] = stdout.split('\n');
  expect(address).toContain(origin);
  return address.slice(origin.length);
}

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ ...settings, SIGNING_KEY_BEFORE: 'the key that the site had before this' });
});
test.afterAll(() => site.end('SIGKILL'));

for (const [name, mark, title] of [
  ['My Draft.md', 'Draft', 'A sealed draft'],
  ['to-come', 'Scheduled for November 25, 2099, 6 p.m.', 'A sealed plan'],
] as const)
  test(`${name} is shown only at its preview address, marked as a preview and not cached`, async () => {
    const address = await previewPath(name);
    for (const at of [address, address, `${address}?_rsc=`]) {
      const { status, html, headers } = await site.get(at);
      expect(status).toBe(200);
      expect(words(html).replaceAll('\u00A0', ' ')).toContain(mark);
      expect(html).toContain(title);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(html).toContain('name="robots" content="noindex, nofollow"');
      expect(html).not.toMatch(/rel="(?:canonical|alternate)"|ld\+json|og:/);
    }
    for (const at of ['/', '/blog', '/sitemap', '/sitemap.xml', '/rss.xml', '/llm.txt', '/search?q=sealed'])
      expect.soft((await site.get(at)).html).not.toContain(title);
  });

test('no link on a preview reveals the preview’s address', async ({ page }) => {
  const asked: (string | undefined)[] = [];
  await page.route('https://elsewhere.example/', (route) => {
    asked.push(route.request().headers().referer);
    return route.fulfill({ body: 'elsewhere' });
  });
  await page.goto(site.url + (await previewPath('to-come')));
  await page.getByRole('link', { name: 'a link' }).click();
  await expect.poll(() => asked).toEqual([undefined]);
  await page.goBack();
  const [own] = await Promise.all([
    page.waitForRequest(`${site.url}/blog`),
    page.getByRole('link', { name: 'All posts' }).click(),
  ]);
  expect(own.headers().referer).toBeUndefined();
});
