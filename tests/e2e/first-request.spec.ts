import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { sections } from '../../lib/sections';
import { allPages } from './support/pages-of-house';
import { headerOf, type RawAnswer, type RawRequest, sendRaw } from './support/raw-request';
import { sectionPath } from './support/section-paths';
import { type Site, startSite } from './support/site';

// Pages are cached for everyone, so nothing from the first request may end up in a page.

const mark = 'evil-mark';

const files = [
  ...['/rss.xml', '/atom.xml', '/feed.json', '/opml.xml', '/news/sports/rss.xml', '/events.ics'],
  ...['/sitemap.xml', '/news-sitemap.xml', '/robots.txt', '/llm.txt', '/llms.txt', '/manifest.webmanifest'],
  ...['/og/home.png', '/api/health', '/api/frame', '/icon.svg', '/favicon.ico', '/no-such.txt'],
];

const posts = readdirSync('lib/cities/anaheim/posts').map((file) => `/blog/${path.parse(file).name}`);
const kinds = [...allPages, '/blog?page=2', '/blog?page=999', posts[0] as string, '/no/such/page', ...files];

/** Request headers that Next.js or a proxy reads; each value is plausible and contains the mark. */
const headers: readonly (readonly string[])[] = [
  ...['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-prefix', 'forwarded'],
  ...['x-nextjs-data', 'x-nextjs-request-id', 'x-nextjs-html-request-id', 'x-nextjs-rewritten-query'],
  ...['next-url', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch', 'rsc'],
  ...['x-middleware-rewrite', 'x-middleware-override-headers', 'x-middleware-set-cookie', 'x-matched-path'],
  ...['x-invoke-path', 'x-now-route-matches', 'x-deployment-id', 'x-next-cache-tags', 'next-action'],
  ...['content-security-policy', 'content-security-policy-report-only', 'cookie', 'origin', 'referer'],
  ...['user-agent', 'accept-language', 'traceparent', 'x-request-id', 'x-original-url', 'x-rewrite-url'],
]
  .map((name) => [`${name}: ${mark}`])
  .concat([
    [`content-security-policy: script-src 'nonce-${mark}'`],
    [`cookie: __prerender_bypass=${mark}; __next_preview_data=${mark}; next-instant-navigation-testing=1`],
    [`forwarded: host=${mark};proto=https`, `x-forwarded-host: ${mark}.example`, 'x-forwarded-proto: https'],
  ]);

let site: Site;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://city.example' });
});
test.afterAll(() => site.end('SIGKILL'));

/** Sends a request and follows redirects within this site, as browsers do. */
async function follow(request: RawRequest, hops = 2): Promise<RawAnswer> {
  const answer = await sendRaw(site.url, request);
  const target = headerOf(answer, 'location')?.replace('https://city.example', '');
  return target?.startsWith('/') && hops > 0 ? follow({ ...request, target }, hops - 1) : answer;
}

const asQuery = (target: string, query: string) => `${target}${target.includes('?') ? '&' : '?'}${query}`;

async function expectUntouched(target: string): Promise<void> {
  const page = await follow({ target });
  const data = await follow({ target: asQuery(target, '_rsc=a'), headers: ['RSC: 1'] });
  for (const [name, { head, body }] of Object.entries({ page, data }))
    expect.soft(`${head}\n${body}`.includes(mark), `${target}: its ${name} for the next reader`).toBe(false);
}

test('a query and a foreign host name in the first request leave no trace in any page', async () => {
  for (const target of kinds) {
    const all = headers.slice(0, 10).flat();
    await follow({ target: asQuery(target, `token=${mark}`), host: `${mark}.example`, headers: all });
    await expectUntouched(target);
  }
});

test('a request for page data with a query leaves no trace in any page', async () => {
  const tree = encodeURIComponent(JSON.stringify(['', { children: [mark, { children: ['__PAGE__', {}] }] }]));
  const state = `Next-Router-State-Tree: ${tree}`;
  const prefetch = ['Next-Router-Prefetch: 1', `Next-Router-Segment-Prefetch: /${mark}`];
  for (const [at, more] of [[state], prefetch, [state, 'Next-Router-Prefetch: 1'], []].entries()) {
    const target = posts[at + 1] as string;
    const headers = ['RSC: 1', `Next-Url: /${mark}`, ...more];
    await follow({ target: asQuery(target, `token=${mark}&_rsc=a`), headers });
    await expectUntouched(target);
  }
});

test('no header that Next.js reads leaves a trace in any page', async () => {
  const cold = [...posts.slice(5), ...sections.map((section) => `${sectionPath(section)}/rss.xml`)];
  const visited = new Set(kinds);
  const fresh = cold.filter((target) => !visited.has(target));
  for (const [at, some] of headers.entries()) {
    const target = fresh[at] ?? '/no-such-page';
    await follow({ target, headers: some });
    await expectUntouched(target);
  }
});
