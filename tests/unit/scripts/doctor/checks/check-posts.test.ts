import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import type { Settings } from '@/lib/settings/settings';
import { checkPosts } from '@/scripts/doctor/checks/check-posts';
import { checkSamples } from '@/scripts/doctor/checks/check-samples';
import { checkAlerts } from '@/scripts/doctor/checks/check-services';
import { serveCitiesOf, smallest, writeCity } from '../../../lib/city/read/write-city';
import { onLoopback } from '../../../on-loopback';
import { city } from '../../../served-city';

const whole = '---\nmetaTitle: A\ndate: 2026-11-01\n---\n\nText.\n';
const noon = Date.parse('2026-11-23T19:00:00Z');
const now = { blogDomain: 'boulder.example' } as Settings;

const serve = async (posts: Record<string, string>) =>
  await serveCitiesOf(writeCity({ 'city.yaml': smallest, ...posts }));

test.each([
  ['without posts', {}],
  ['with valid posts', { 'posts/a.md': whole }],
])('checkPosts reports nothing for a city %s', async (_, posts) => {
  await serve(posts);
  expect(await checkPosts(now, noon)).toEqual([]);
});

test('checkPosts reports unreadable posts as wrong, with file and line', async () => {
  await serve({ 'posts/a.md': whole, 'posts/b.md': ' ', 'posts/c.md': '---\nid: c\nmetaTitle: ""\n---\n' });
  const details = ['posts/c.md:3: title is empty'];
  expect(await checkPosts(now, noon)).toMatchObject([
    { state: 'wrong', found: 'posts/b.md: is empty', details },
  ]);
});

test('checkPosts notes scheduled posts and drafts', async () => {
  const dated = (date: string) => `---\nmetaTitle: A\n${date}\n---\n`;
  await serve({
    'posts/a.md': dated('date: 2026-11-23'),
    'posts/b.md': dated('date: 2026-11-24 6 a.m.'),
    'posts/c.md': dated('date: 2026-11-01\ndraft: true'),
    'posts/d.md': dated('date: 2026-11-25 6 a.m.\ndraft: true'),
  });
  expect(await checkPosts(now, noon)).toEqual([
    {
      area: 'blog',
      subject: 'the posts of boulder',
      state: 'note',
      found: 'posts/b.md appears 2026-11-24T06:00:00-07:00',
      details: ['posts/c.md is a draft', 'posts/d.md is a draft, dated 2026-11-25T06:00:00-07:00'],
    },
  ]);
});

test('checkPosts does not read the folder of posts if there is a blog host', async () => {
  await serve({ 'posts/b.md': 'text' });
  const blogApi = { url: 'https://functions.example/api', key: undefined };
  expect(await checkPosts({ ...now, blogApi }, noon)).toEqual([]);
});

const email = 'editor@paper.example';
const edited = {
  ...city,
  key: 'boulder',
  email,
  contact: { ...city.contact, formUrl: 'https://f.example/' },
};

test('checkSamples lists the sample values that a live edition still has, with their files and keys', () => {
  const [{ found, details = [], ...finding } = { found: '' }] = checkSamples([edited], true);
  expect(finding).toMatchObject({ subject: 'samples in boulder', state: 'note' });
  expect([found, ...details]).toEqual(
    expect.arrayContaining([
      'city.yaml: email is made up',
      'city.yaml: contact.formUrl is made up',
      'books.yaml: program is made up',
      'books.yaml: list is made up (38)',
    ]),
  );
});

test('checkSamples reports nothing for a sample edition', () => {
  expect(checkSamples([edited], false)).toEqual([]);
});

/** Starts a webhook that responds with a status and records the request methods. */
async function webhook(status: number) {
  const methods: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    methods.push(request.method);
    const isFirst = request.url === '/hooks/secret';
    response.writeHead(isFirst ? status : 200, { Location: '/elsewhere' }).end();
  });
  const { href } = await onLoopback(server);
  const close = () => new Promise((resolve) => server.close(resolve));
  return { alertUrl: `${href}hooks/secret`, methods, close };
}

test.each([
  [200, 'good'],
  [400, 'good'],
  [405, 'good'],
  [308, 'wrong'],
  [404, 'wrong'],
  [410, 'wrong'],
  [500, 'wrong'],
])(
  'checkAlerts reports an ALERT_URL that replies %i as %s, without posting or showing the secret',
  async (status, state) => {
    const { alertUrl, methods } = await webhook(status);
    const [finding] = await checkAlerts({ alertUrl });
    expect(finding).toMatchObject({ state, found: expect.stringContaining('HEAD') });
    expect(new Set(methods)).toEqual(new Set(['HEAD']));
    expect(JSON.stringify(finding)).not.toContain('secret');
  },
);

test('checkAlerts reports an unreachable ALERT_URL as wrong', async () => {
  const { alertUrl, close } = await webhook(200);
  await close();
  const [finding] = await checkAlerts({ alertUrl });
  expect(finding).toMatchObject({ state: 'wrong', found: expect.stringContaining('refused') });
});

test('checkAlerts reports nothing without ALERT_URL', async () => {
  expect(await checkAlerts({ alertUrl: undefined })).toEqual([]);
});
