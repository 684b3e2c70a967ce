import { expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import type { BlogPost } from '@/lib/blog/blog-post';
import { previewAddress } from '@/lib/blog/preview-address';
import { previewView, waitingMark } from '@/lib/blog/views/preview-view';
import { city } from '../../../served-city';
import { down, playBlog, post } from '../make-blog';

process.env.SIGNING_KEY = 'k'.repeat(32);
const now = Date.parse('2026-11-24T20:00:00Z');
const place = { locale: 'en-US', timeZone: 'America/Los_Angeles' };
const soon = new Date('2026-11-26T02:00:00Z');

test.each<[Partial<BlogPost>, string | undefined]>([
  [{ draft: true }, 'Draft'],
  [{ draft: true, date: soon }, 'Draft'],
  [{ date: soon }, 'Scheduled for November 25, 2026, 6\u00A0p.m.'],
  [{ date: new Date('2026-11-25T08:00:00Z'), dayOnly: ['date'] }, 'Scheduled for November 25, 2026'],
  [{ date: new Date(now) }, undefined],
  [{ date: undefined }, undefined],
])('waitingMark for a post with %j returns %j', (facts, mark) => {
  expect(waitingMark(facts, now, place)).toBe(mark);
});

const answers = playBlog();

function partsFor(slug: string) {
  const { path } = previewAddress({ city: 'anaheim', slug }, 'k'.repeat(32), Date.now());
  const [, , signature = '', expires = ''] = path.split('/');
  return { signature, expires, slug };
}

test.each([
  [
    'the state and mark of a draft',
    ok(post({ draft: true })),
    { state: 'waits', mark: 'Draft', post: { slug: 'a-post' } },
  ],
  [
    'the state `published` for a published post',
    ok(post()),
    { state: 'published', post: { slug: 'a-post' } },
  ],
  ['the state `absent` for a missing post', ok(undefined), { state: 'absent' }],
  ['an error message if the host is down', down(500), { state: 'error', message: 'HTTP error! status: 500' }],
])('a signed preview address returns %s', async (_, answer, view) => {
  answers.post = () => answer;
  expect(await previewView(city, partsFor('a-post'))).toMatchObject(view);
});

test('a preview address that was signed for another post reveals nothing about a draft', async () => {
  answers.post = () => ok(post({ draft: true }));
  expect(await previewView(city, { ...partsFor('another'), slug: 'a-post' })).toEqual({
    state: 'absent',
  });
});
