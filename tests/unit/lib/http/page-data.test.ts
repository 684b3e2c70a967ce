import { createServer } from 'node:http';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { isPageData, PageData } from '@/lib/http/page-data';
import { onLoopback } from '../../on-loopback';

let now = 0;
let voidSince = 0;
/** The HTML that the front page of each site has when it is rendered again. */
let pages: Record<string, string> = {};
const rendered: string[] = [];

function createPageData(): PageData {
  const store = new PageData({
    cacheControl: 'public, max-age=60',
    maxBytes: 100,
    async renderIfStale(site, address) {
      rendered.push(site + address);
      const html = pages[site + address];
      if (html) store.writerFor(site, address)(html, `data of ${html}`);
    },
    voidSince: () => voidSince,
    now: () => now,
  });
  return store;
}

/** Sends a file of a site over HTTP. */
async function get(store: PageData, path: string, site = 'anaheim') {
  const server = createServer((_, response) => void store.send(site, path, response));
  const answer = await fetch(await onLoopback(server));
  return { status: answer.status, control: answer.headers.get('cache-control'), text: await answer.text() };
}

beforeEach(() => {
  now = 10;
  voidSince = 0;
  pages = {};
  rendered.length = 0;
});

test('a page’s data is sent as a file of its own, with the Cache-Control in the options', async () => {
  const store = createPageData();
  const file = store.writerFor('anaheim', '/')('<p>one</p>', 'f("A\u00c3\u00b1o")');
  expect(isPageData(file)).toBe(true);
  expect(await get(store, file)).toEqual({ status: 200, control: 'public, max-age=60', text: 'f("Año")' });
  expect(rendered).toEqual([]);
});

test('two renders share a data file only if their address and their HTML are equal', () => {
  const store = createPageData();
  const fileOf = (address: string, html: string) => store.writerFor('anaheim', address)(html, 'data');
  expect(fileOf('/', '<p>one</p>')).toBe(fileOf('/', '<p>one</p>'));
  const files = [fileOf('/', '<p>one</p>'), fileOf('/', '<p>two</p>'), fileOf('/faq', '<p>one</p>')];
  expect(new Set(files).size).toBe(3);
});

describe('page data that is no longer stored', () => {
  /** Returns the file of a page whose data was evicted. */
  function evicted(store: PageData): string {
    const file = store.writerFor('anaheim', '/blog?page=2')('<p>one</p>', 'data');
    store.writerFor('anaheim', '/faq')('<p>long</p>', 'x'.repeat(100));
    return file;
  }

  test('is sent if the page, rendered again, is still the same', async () => {
    const store = createPageData();
    const file = evicted(store);
    pages['anaheim/blog?page=2'] = '<p>one</p>';
    expect((await get(store, file)).text).toBe('data of <p>one</p>');
    expect(rendered).toEqual(['anaheim/blog?page=2']);
  });

  test('is a 404 that is not stored if the page has changed', async () => {
    const store = createPageData();
    const file = evicted(store);
    pages['anaheim/blog?page=2'] = '<p>two</p>';
    expect(await get(store, file)).toEqual({ status: 404, control: 'no-store', text: '' });
  });
});

test.each(['/faq\n', '/é', 'https://stranger.example/', ''])(
  'a data file whose name contains %j instead of a page’s address is a 404, and nothing is rendered',
  async (address) => {
    const file = `/page-data/${'a'.repeat(22)}.${Buffer.from(address).toString('base64url') || '-'}.js`;
    expect((await get(createPageData(), file)).status).toBe(404);
    expect(rendered).toEqual([]);
  },
);

test('after an edit, the data of an earlier render is not sent', async () => {
  const store = createPageData();
  const keep = store.writerFor('anaheim', '/');
  now = 20;
  voidSince = 15;
  expect((await get(store, keep('<p>withdrawn</p>', 'data'))).status).toBe(404);
});

test('a site does not send the data of another site’s page', async () => {
  const store = createPageData();
  const file = store.writerFor('anaheim', '/')('<p>one</p>', 'data');
  expect((await get(store, file, 'boulder')).status).toBe(404);
});

test.each(['/page-data/', '/page-data/abc.Lw.js', '/page-data/aaaaaaaaaaaaaaaaaaaaaa.L/w.js', '/faq'])(
  'isPageData rejects %s',
  (path) => {
    expect(isPageData(path)).toBe(false);
  },
);
