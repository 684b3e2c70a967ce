import { expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import { thisCity } from '@/lib/city/this-city';
import { feedReply, sectionFeedReply } from '@/lib/outbound/feeds/feed-reply';
import { down, page, playedSource } from '../../blog/make-blog';
import '../../../with-anaheim';

const { source, answers } = playedSource();
setProcessWide('blog sources', new WeakMap([[thisCity(), source]]));

const ask = (path: string) => feedReply(new Request(`http://localhost:3000${path}`), path);

test.each([
  ['/rss.xml', 'application/rss+xml; charset=utf-8', '<rss'],
  ['/atom.xml', 'application/atom+xml; charset=utf-8', '<feed'],
  ['/feed.json', 'application/feed+json; charset=utf-8', '"https://jsonfeed.org/version/1.1"'],
])('the feed at %s is of the type %s', async (path, type, written) => {
  answers.page = () => ok(page(['a-post']));
  const reply = await ask(path);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type]);
  const text = await reply.text();
  expect(text).toContain(written);
  expect(text).toContain(`http://localhost:3000${path}`);
});

test('at an address that is no feed’s there is none', async () => {
  expect((await ask('/rss')).status).toBe(404);
});

test('while its source is silent a feed asks to come again', async () => {
  answers.page = () => down(503);
  const reply = await ask('/rss.xml');
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
});

test('the feed of a section that is none is not there', async () => {
  const asked = new Request('http://localhost:3000/news/nothing/rss.xml');
  expect((await sectionFeedReply(asked, 'nothing', 'rss.xml')).status).toBe(404);
});
