import { writeFileSync } from 'node:fs';
import { type FakeUpstream, startFakeUpstream } from '../fake-upstream/fake-upstream';
import { withBlog } from './support/blog';
import { citiesFolder } from './support/cities';
import { expect, test, words } from './support/fixtures';
import { type MovableClock, openMovableClock } from './support/movable-clock';
import { outputsOf } from './support/outputs';
import { type Site, startSite } from './support/site';

// Scheduled posts and drafts must not reach readers, crawlers or feed readers.

const origin = 'https://news.example';
const minute = 60_000;
/** Time in ms until the post is due: long enough to read all outputs once, even on a busy machine. */
const untilDue = 10 * minute;
/** The last step of the clock, in ms. A longer step would render every page again, even if the post were not due. */
const lastStep = 50_000;
/** Matches words that only the withheld posts contain: in titles, addresses, bodies and keywords. */
const sealed = /sealed[ -](budget|draft)/i;

/** Addresses of outputs that show a published post. */
const shownIn = [
  ...['/blog', '/authors/newsroom', '/rss', '/sitemap', '/search?q=sealed', '/blog/open-budget'],
  ...['/rss.xml', '/atom.xml', '/feed.json', '/news-sitemap.xml', '/llm.txt'],
  ...['/', '/local-news', '/news/local-news', '/news/local-news/rss.xml', '/headlines.xml'],
];

const post = (title: string, facts: string) => `---
metaTitle: ${title}
metaDescription: What the ${title} says.
shortTailKeywords: ${title}
author: newsroom
section: Local News
${facts}
---

The text of the ${title}.
`;

const draft = post('sealed draft', 'date: 2026-11-02\ndraft: true');

/** Drafts whose front matter is mistyped or in an unsupported format. */
const slips: Record<string, string | Buffer> = {
  'em-dash': draft.replaceAll('---', '—'),
  toml: '+++\ntitle = "sealed draft"\ndraft = true\n+++\n\nThe sealed draft.\n',
  'no-fence': draft.replaceAll('---\n', ''),
  comment: draft.replace('---', '<!--').replace('---', '-->'),
  'zero-width': `\u200B${draft}`,
  utf16: Buffer.from(`\uFEFF${draft}`, 'utf16le'),
  rtf: String.raw`{\rtf1\ansi ---\par title: sealed draft\par draft: true\par ---\par The sealed draft.}`,
  twice: `---\ntitle: open\ndate: 2026-11-01\n---\n\n${draft}`,
};

/** Creates a city with a published post, a post due at `due` (ms) and drafts; returns the folder of cities. */
function cityWithPosts(due: number): string {
  const texts = {
    'boulder/posts/open-budget.md': post('open budget', 'date: 2026-11-01'),
    'boulder/posts/sealed-budget.md': post('sealed budget', `date: ${new Date(due).toISOString()}`),
    'boulder/posts/sealed-draft.md': post(
      'sealed draft',
      `date: 2026-11-02
draft: true
formerly: sealed-name
corrections: [{ date: 2026-11-03, text: What the sealed draft had wrong. }]`,
    ),
    'boulder/desk.yaml': `corrections:
  - { link: /blog/sealed-draft, date: 2026-11-03, text: What a post had wrong. }
  - { link: /blog/sealed-name, date: 2026-11-03, text: What another had wrong. }
`,
  };
  const folder = citiesFolder(texts, 'tests/cities/boulder');
  for (const [name, text] of Object.entries(slips))
    writeFileSync(`${folder}/boulder/posts/sealed-draft-${name}.md`, text);
  return folder;
}

async function naming(site: Site, wanted: RegExp): Promise<string[]> {
  const outputs = await outputsOf(site, origin, ['sealed', 'budget']);
  expect(outputs.size).toBeGreaterThan(30);
  return [...outputs].filter(([at, text]) => wanted.test(at) || wanted.test(text)).map(([at]) => at);
}

const statuses = (site: Site, slug: string) =>
  Promise.all([`/blog/${slug}`, `/og/blog/${slug}.png`].map(async (at) => (await site.get(at)).status));

test.describe.configure({ mode: 'default' });

test.describe('in a city’s folder', () => {
  let clock: MovableClock;
  let site: Site;

  test.beforeAll(async () => {
    clock = openMovableClock();
    site = await startSite({
      ...clock.settings,
      SITE_URL: origin,
      CITIES_DIR: cityWithPosts(Date.now() + untilDue),
      FEED_PROXY_URL: 'http://127.0.0.1:9/?url=',
    });
  });
  test.afterAll(() => site.end('SIGKILL'));

  test('a scheduled post and a draft appear nowhere', async () => {
    expect(await naming(site, sealed)).toEqual([]);
    expect([await statuses(site, 'sealed-budget'), await statuses(site, 'sealed-draft')]).toEqual([
      [404, 404],
      [404, 404],
    ]);
    expect(await statuses(site, 'sealed-name')).toEqual([404, 404]);
    for (const name of Object.keys(slips))
      expect([name, ...(await statuses(site, `sealed-draft-${name}`))]).toEqual([name, 404, 404]);
    expect(await statuses(site, 'open-budget')).toEqual([200, 200]);
  });

  test('a scheduled post appears everywhere within a minute of being due, and a draft still appears nowhere', async () => {
    const absent = async () => {
      const all = await Promise.all(shownIn.map(async (at) => [at, (await site.get(at)).html] as const));
      return all.filter(([, html]) => !words(html).includes('sealed budget')).map(([at]) => at);
    };
    clock.putForward(untilDue - lastStep);
    await absent();
    clock.putForward(untilDue);
    await expect.poll(absent, { timeout: minute }).toEqual([]);
    expect(await statuses(site, 'sealed-budget')).toEqual([200, 200]);
    expect(await naming(site, /sealed[- ]draft/i)).toEqual([]);
  });
});

test.describe('with a blog host', () => {
  let clock: MovableClock;
  let upstream: FakeUpstream;
  let site: Site;

  test.beforeAll(async () => {
    clock = openMovableClock();
    upstream = await startFakeUpstream();
    const date = new Date(Date.now() + untilDue).toISOString();
    upstream.blog.posts = 21;
    upstream.blog.rewrite = (number) => (number === 1 ? { date, metaTitle: 'sealed budget' } : {});
    const posts = { ...withBlog(upstream), CITIES_DIR: 'tests/cities', CITY: 'boulder' };
    const feeds = { FEED_PROXY_URL: 'http://127.0.0.1:9/?url=' };
    site = await startSite({ ...clock.settings, ...posts, ...feeds, SITE_URL: origin });
  });
  test.afterAll(async () => {
    await site.end('SIGKILL');
    await upstream.close();
  });

  test('a scheduled post appears nowhere, and the other posts fill the list pages', async () => {
    expect(await naming(site, /sealed budget|blog-post-01/)).toEqual([]);
    expect(await statuses(site, 'blog-post-01')).toEqual([404, 404]);
    expect((await site.get('/blog?page=3')).status).toBe(404);
    const [first, second] = await Promise.all(['/blog', '/blog?page=2'].map((at) => site.get(at)));
    expect(first?.html).toContain('/blog/blog-post-11"');
    expect(second?.html).toContain('/blog/blog-post-21"');
  });

  test('a scheduled post is listed within a minute of being due, even if the host is down', async () => {
    upstream.setFault('blog-list', 'status-500');
    const places = [
      ['/blog', 'blog-post-01'],
      ['/blog?page=3', 'blog-post-21'],
    ] as const;
    clock.putForward(untilDue - lastStep);
    for (const [path] of places) await site.get(path);
    clock.putForward(untilDue);
    for (const [path, post] of places) {
      const names = async () => (await site.get(path)).html.includes(`/blog/${post}"`);
      await expect.poll(names, { timeout: minute }).toBe(true);
    }
  });
});
