import { beforeEach, expect, test } from '@jest/globals';
import { type EncodedResponse, encodeResponse } from '@/lib/server/finished/encoded-response';
import { RenderLane } from '@/lib/server/finished/render-lane';
import { type SearchPages, searchPages } from '@/lib/server/finished/search-pages';
import type { Question } from '@/lib/server/framework/ask-framework';
import { protection } from '@/lib/server/headers';

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

/** The finished page of the search that a key asks for, as other pages are kept. */
function finished(key: string): Promise<EncodedResponse> {
  const words = new URLSearchParams(key.slice(key.indexOf('?'))).get('q');
  const html = `<title>Search: ${words}</title><main id="a">${words}</main>foot of ${key.split('/')[0]}`;
  const headers = { 'content-type': 'text/html', 'cache-control': 'public', 'x-frame-options': 'DENY' };
  return encodeResponse({ status: frameStatus, headers, body: Buffer.from(html) }, 4);
}

beforeEach(() => {
  [now, frameStatus, asked, drawn] = [100_000, 200, [], []];
  const lane = new RenderLane(() => new Promise(() => {}));
  search = searchPages({ ask, draw, finished, lane, now: () => now });
});

const around = protection({ frameHosts: [], secure: true, ownDocuments: false });
const site = { city: 'anaheim', host: 'news.example', protection: around };
const asking = (url: string, wantsData = false) =>
  ({ url, wantsData, coding: 'identity', who: '192.0.2.1' }) as const;
const plain = async (url: string, of = site) => (await search(of, asking(url))).codings.identity;
const textOf = async (url: string, of = site) => String((await plain(url, of)).body);

test('what was drawn stands in the main part of the kept frame, and the words in its head', async () => {
  expect(await textOf('/search?q=park')).toBe(
    '<title>Search: park</title><main id="a">results of /search?q=park</main>foot of anaheim',
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

test('a question that is asked again, or by many at once, is answered once', async () => {
  const answers = await Promise.all([textOf('/search?q=park'), textOf('/search?q=park')]);
  answers.push(await textOf('/search?q=park'));
  expect(new Set(answers).size).toBe(1);
  expect(drawn).toEqual(['/search?q=park']);
});

test('the framework answers for the data of a question, and where nothing is asked', async () => {
  await search(site, asking('/search?q=park', true));
  expect(await textOf('/search?q=')).toBe('<html>/search?q=</html>');
  expect(asked.map(({ url, headers }) => [url, headers.rsc])).toEqual([
    ['/search?q=park&_rsc=', '1'],
    ['/search?q=', undefined],
  ]);
});

test('and where there is no frame', async () => {
  frameStatus = 500;
  expect(await textOf('/search?q=park')).toBe('<html>/search?q=park</html>');
});

test('a page is made again after five seconds', async () => {
  for (const wait of [0, 5000, 1]) {
    now += wait;
    await textOf('/search?q=park');
  }
  expect(drawn).toHaveLength(2);
});

test('what cannot be drawn is an error, and not kept', async () => {
  expect((await search(site, asking('/search?q=broken'))).status).toBe(500);
  await search(site, asking('/search?q=broken'));
  expect(drawn).toHaveLength(2);
});

test('the same question in another city has a page of its own', async () => {
  await textOf('/search?q=park');
  expect(await textOf('/search?q=park', { ...site, city: 'boulder' })).toContain('foot of boulder');
});

test('many questions do not stay', async () => {
  const long = 'x'.repeat(10_000);
  for (let at = 0; at < 2000; at++) await textOf(`/search?q=${at}${long}`);
  await textOf(`/search?q=0${long}`);
  expect(drawn).toHaveLength(2001);
});
