import { beforeEach, expect, test } from '@jest/globals';
import { RenderLane } from '@/lib/server/finished/render-lane';
import { type SearchPages, searchPages } from '@/lib/server/finished/search-pages';
import type { Question } from '@/lib/server/framework/ask-framework';
import { protection } from '@/lib/server/headers';

const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const call = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

let [now, status] = [0, 200];
let asked: Question[] = [];
let search: SearchPages;

async function ask(question: Question) {
  asked.push(question);
  const body = Buffer.from(`<html><head>${script}</head>${question.url}${call(question.url)}</html>`);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' };
  return { status, headers, body };
}

beforeEach(() => {
  [now, status, asked] = [100_000, 200, []];
  search = searchPages({ ask, lane: new RenderLane(() => new Promise(() => {})), now: () => now });
});

const around = protection({ frameHosts: [], secure: true, ownDocuments: false });
const site = { city: 'anaheim', host: 'news.example', protection: around };
const asking = (url: string, wantsData = false) =>
  ({ url, wantsData, coding: 'identity', who: '192.0.2.1' }) as const;
const textOf = async (url: string, of = site) =>
  String((await search(of, asking(url))).codings.identity.body);

test('a question that is asked again, or by many at once, is answered once', async () => {
  const answers = await Promise.all([textOf('/search?q=park'), textOf('/search?q=park')]);
  answers.push(await textOf('/search?q=park'));
  expect(new Set(answers).size).toBe(1);
  expect(asked).toEqual([{ url: '/search?q=park', headers: { host: 'news.example' } }]);
});

test('the data of a question are another response than its page', async () => {
  await textOf('/search?q=park');
  await search(site, asking('/search?q=park', true));
  expect(asked.map(({ url, headers }) => [url, headers.rsc])).toEqual([
    ['/search?q=park', undefined],
    ['/search?q=park&_rsc=', '1'],
  ]);
});

test('another question has another page', async () => {
  await textOf('/search?q=park');
  expect(await textOf('/search?q=pool')).toContain('/search?q=pool');
});

test('a page is made anew after five seconds', async () => {
  await textOf('/search?q=park');
  now += 4999;
  await textOf('/search?q=park');
  now += 1;
  await textOf('/search?q=park');
  expect(asked).toHaveLength(2);
});

test('an error is not kept', async () => {
  status = 500;
  await textOf('/search?q=park');
  status = 200;
  expect((await search(site, asking('/search?q=park'))).status).toBe(200);
});

test('the same question in another city has a page of its own', async () => {
  await textOf('/search?q=park');
  await textOf('/search?q=park', { ...site, city: 'boulder', host: 'boulder.example' });
  expect(asked.map(({ headers }) => headers.host)).toEqual(['news.example', 'boulder.example']);
});

test('it has our script alone, as any page', async () => {
  expect(await textOf('/search?q=park')).not.toContain('__next_f.push');
});

test('many questions do not stay', async () => {
  const long = 'x'.repeat(10_000);
  for (let at = 0; at < 2000; at++) await textOf(`/search?q=${at}${long}`);
  const first = asked.length;
  await textOf(`/search?q=0${long}`);
  expect(asked).toHaveLength(first + 1);
});
