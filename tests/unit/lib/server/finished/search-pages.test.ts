import { beforeEach, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { encodeResponse } from '@/lib/server/finished/encoded-response';
import type { Page } from '@/lib/server/finished/make-response';
import { RenderLane } from '@/lib/server/finished/render-lane';
import { type SearchPages, searchPages } from '@/lib/server/finished/search-pages';
import type { Question } from '@/lib/server/framework/ask-framework';

const { key: city } = thisCity();
let [now, frameStatus] = [0, 200];
let asked: Question[] = [];
let drawn: string[] = [];
let search: SearchPages;

async function ask(question: Question) {
  asked.push(question);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return { status: 200, headers, body: Buffer.from(`<html>${question.url}</html>`) };
}

async function draw(url: string) {
  drawn.push(url);
  const words = new URL(url, 'http://site').searchParams.get('q') ?? '';
  if (words === 'broken') throw new Error('our own bug');
  return words ? { words, main: `results of ${url}` } : undefined;
}

/** The finished page of a search, as other pages are kept. */
function get({ url }: Page) {
  const words = new URLSearchParams(url.slice(url.indexOf('?'))).get('q');
  const html = `<title>Search: ${words}</title><main id="a">${words}</main>foot`;
  const headers = { 'content-type': 'text/html', 'cache-control': 'public' };
  return encodeResponse({ status: frameStatus, headers, body: Buffer.from(html) }, 4);
}

beforeEach(() => {
  [now, frameStatus, asked, drawn] = [100_000, 200, [], []];
  const lane = new RenderLane(() => new Promise(() => {}));
  search = searchPages({ ask, draw, finished: { get }, lane, now: () => now });
});

const asking = (url: string, isData = false) => search({ city, url, isData }, 'identity', '192.0.2.1');
const plain = async (url: string) => (await asking(url)).codings.identity;
const textOf = async (url: string) => String((await plain(url)).body);

test('what was drawn stands in the main part of the kept frame, and the words in its head', async () => {
  expect(await textOf('/search?q=park')).toBe(
    '<title>Search: park</title><main id="a">results of /search?q=park</main>foot',
  );
  expect(asked).toEqual([]);
});

test('words are text in the head, whatever they hold', async () => {
  const words = '</title><b>"$&';
  const page = await textOf(`/search?q=${encodeURIComponent(words)}`);
  expect(page).toContain('<title>Search: &lt;/title&gt;&lt;b&gt;&quot;$&amp;</title>');
});

test('a page of words has the headers of any page, but is for one reader, and has a tag of its own', async () => {
  const { head } = await plain('/search?q=park');
  expect(head).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'private, no-cache' });
  expect(head.etag).not.toBe((await plain('/search?q=pool')).head.etag);
});

test('a question that is asked by many at once, or again within five seconds, is answered once', async () => {
  const answers = await Promise.all([textOf('/search?q=park'), textOf('/search?q=park')]);
  now += 5000;
  answers.push(await textOf('/search?q=park'));
  expect(new Set(answers).size).toBe(1);
  expect(drawn).toEqual(['/search?q=park']);
  now += 1;
  await textOf('/search?q=park');
  expect(drawn).toHaveLength(2);
});

test('the framework answers for the data of a question, where nothing is asked, and where there is no frame', async () => {
  await asking('/search?q=park', true);
  expect(await textOf('/search?q=')).toBe('<html>/search?q=</html>');
  frameStatus = 500;
  expect(await textOf('/search?q=pool')).toBe('<html>/search?q=pool</html>');
  expect(asked.map(({ url, headers }) => [url, headers.rsc])).toEqual([
    ['/search?q=park&_rsc=', '1'],
    ['/search?q=', undefined],
    ['/search?q=pool', undefined],
  ]);
});

test('what cannot be drawn is told to who asks, and not kept', async () => {
  for (const _ of [1, 2]) await expect(asking('/search?q=broken')).rejects.toThrow('our own bug');
  expect(drawn).toHaveLength(2);
});

test('many questions do not stay', async () => {
  const long = 'x'.repeat(10_000);
  for (let at = 0; at < 2000; at++) await textOf(`/search?q=${at}${long}`);
  await textOf(`/search?q=0${long}`);
  expect(drawn).toHaveLength(2001);
});
