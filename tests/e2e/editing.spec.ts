import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { citiesFolder } from './support/cities';
import { expect, test, words } from './support/fixtures';
import { type Site, startSite } from './support/site';

// Editing published posts without a restart: renaming a post and correcting one.

const minute = 60_000;
const post = (facts: string) => `---
metaTitle: Where the money goes
date: 2026-11-01
${facts}
---

The text.
`;

let folder: string;
let site: Site;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const root = citiesFolder({ 'boulder/posts/budget.md': post('') }, 'tests/cities/boulder');
  folder = path.join(root, 'boulder');
  site = await startSite({ CITIES_DIR: root, FEED_PROXY_URL: 'http://127.0.0.1:9/?url=' });
});
test.afterAll(() => site.end('SIGKILL'));

const guid = async () => /<guid[^>]*>([^<]*budget)<\/guid>/.exec((await site.get('/rss.xml')).html)?.[1];

test('the corrections page says that there are no corrections yet, and every footer links to it', async () => {
  expect(words((await site.get('/corrections')).html)).toContain('There are no corrections yet.');
  expect((await site.get('/')).html).toContain('href="/corrections"');
  expect((await site.get('/sitemap.xml')).html).toContain('/corrections<');
});

test('a renamed post moves within a minute, its old address redirects, and its feed entry stays the same', async () => {
  const before = await guid();
  expect(before).toMatch(/\/blog\/budget$/);
  expect((await site.get('/blog/budget')).status).toBe(200);
  const posts = path.join(folder, 'posts');
  writeFileSync(path.join(posts, 'budget.md'), post('formerly: budget'));
  renameSync(path.join(posts, 'budget.md'), path.join(posts, 'where-the-money-goes.md'));
  const old = async () => {
    const { status, headers } = await site.get('/blog/budget?from=mail');
    return [status, headers.get('location')];
  };
  await expect.poll(old, { timeout: minute }).toEqual([308, '/blog/where-the-money-goes?from=mail']);
  const inFiles = async () => {
    const [feed, map] = await Promise.all([site.get('/rss.xml'), site.get('/sitemap.xml')]);
    return [feed, map].map(({ html }) => /\/blog\/[\w-]+(?=<)/g.exec(html)?.[0]);
  };
  await expect
    .poll(inFiles, { timeout: minute })
    .toEqual(['/blog/where-the-money-goes', '/blog/where-the-money-goes']);
  expect(await guid()).toBe(before);
});

test('corrections to a post and to a headline are listed within a minute, and the post’s correction is also below the post', async () => {
  const corrections = 'formerly: budget\ncorrections:\n  - date: 2026-11-20\n    text: It is $3, not $30.';
  writeFileSync(path.join(folder, 'posts/where-the-money-goes.md'), post(corrections));
  const ofDesk = '{ link: https://paper.example/a, date: 2026-11-21, text: We had a wrong street. }';
  writeFileSync(path.join(folder, 'desk.yaml'), `corrections:\n  - ${ofDesk}\n`);
  const listed = async () => words((await site.get('/corrections')).html);
  await expect
    .poll(listed, { timeout: minute })
    .toMatch(/paper\.example We had a wrong street\. .*Where the money goes It is \$3, not \$30\./);
  const { html } = await site.get('/blog/where-the-money-goes');
  expect(words(html)).toContain('Correction November 20, 2026 : It is $3, not $30. All corrections');
  expect(html).toContain('"dateModified":"2026-11-20"');
});

test('a wrong key in one file blocks neither an emergency notice nor a post, and the health report lists it', async () => {
  writeFileSync(path.join(folder, 'learn.yaml'), '- { yeer: 1859, title: A, text: B, href: /contact }\n');
  writeFileSync(
    path.join(folder, 'notices.yaml'),
    '- { text: Leave the canyon now, from: 2020-01-01, until: 2099-01-01 }\n',
  );
  writeFileSync(path.join(folder, 'posts/Road Closed.md'), '# Canyon Road: closed\n\nTake the other one.\n');
  const front = async () => words((await site.get('/')).html);
  await expect.poll(front, { timeout: minute }).toContain('Leave the canyon now');
  const found = async () => words((await site.get('/blog/road-closed')).html);
  await expect.poll(found, { timeout: minute }).toContain('Canyon Road: closed');
  const { status, mistakes } = JSON.parse((await site.get('/api/health?ready')).html);
  expect(status).toBe('degraded');
  expect(mistakes).toEqual([
    'learn.yaml:1: year is missing: write a text',
    'learn.yaml:1: no such key: yeer',
    expect.stringMatching(/^posts\/Road Closed\.md: no date: write date: \d{4}-/),
  ]);
});
