import { expect, test } from '@jest/globals';
import type { Settings } from '@/lib/settings/settings';
import { checkPosts } from '@/scripts/doctor/checks/check-posts';
import { serveCitiesOf, smallest, writeCity } from '../../../lib/city/read/write-city';

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
