import { describe, expect, jest, test } from '@jest/globals';
import { type FailureReason, ok } from '@/lib/base/outcome';
import { functionsHost, isOfAnother, readDetail, readList } from '@/lib/blog/sources/functions-host';
import type { GetOptions, Reply } from '@/lib/web/guarded-get';

const zone = 'America/Los_Angeles';
const wire = { slug: 'a-post', metaTitle: 'A post', blog: 'Its text.' };

function host(reply: Partial<Reply> & { json?: unknown }) {
  const requests: { address: string; options: GetOptions }[] = [];
  const source = functionsHost({
    url: 'https://functions.example/v1',
    key: 'a-secret-key',
    domain: 'news.example',
    zone,
    userAgent: 'a-robot/1.0',
    get: async (address, options) => {
      requests.push({ address, options });
      const bytes = reply.bytes ?? Buffer.from(JSON.stringify(reply.json ?? null));
      return ok({ status: reply.status ?? 200, headers: reply.headers ?? {}, bytes, url: address });
    },
  });
  return { source, requests };
}

test('requests contain the domain and page, or the slug, and the key (requirements section 7)', async () => {
  const { source, requests } = host({});
  await source.page(3);
  await source.post('ñ&page=1');
  expect(requests.map(({ address }) => address)).toEqual([
    'https://functions.example/v1/get_metainfo?domain=news.example&page=3',
    'https://functions.example/v1/get_details?slug=%C3%B1%26page%3D1',
  ]);
  const headers = {
    Authorization: 'Bearer a-secret-key',
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Accept-Encoding': 'gzip, br',
    'User-Agent': 'a-robot/1.0',
  };
  for (const { options } of requests)
    expect(options).toEqual({ timeoutMs: 10_000, maxBytes: 5 * 1024 * 1024, headers });
});

describe('failures', () => {
  test.each<[string, Parameters<typeof host>[0], FailureReason]>([
    ['an error status', { status: 500 }, 'http-status'],
    ['a refused key', { status: 401 }, 'http-status'],
    ['HTML instead of JSON', { bytes: Buffer.from('<html>a-secret-key</html>') }, 'odd-answer'],
    ['a list without a total', { json: { blogs: [] } }, 'odd-answer'],
    ['a total that is not a number', { json: { blogs: [], total: 'many' } }, 'odd-answer'],
    ['a negative total', { json: { blogs: [], total: -1 } }, 'odd-answer'],
    ['blogs that are not a list', { json: { blogs: 'none', total: 1 } }, 'odd-answer'],
    ['only invalid entries', { json: { blogs: [{ slug: '../x' }], total: 1 } }, 'odd-answer'],
  ])('have a reason and never contain the key: %s', async (_, reply, reason) => {
    const answer = await host(reply).source.page(1);
    expect(answer).toMatchObject({ ok: false, failure: { reason } });
    expect(JSON.stringify(answer)).not.toContain('a-secret-key');
  });

  test('include the status and Retry-After of the response', async () => {
    const answer = await host({ status: 429, headers: { 'retry-after': '120' } }).source.page(1);
    expect(answer).toMatchObject({ failure: { status: 429, retryAfterSeconds: 120 } });
  });
});

test('each unreadable date is logged once', async () => {
  const lines: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const json = {
    blogs: [
      { ...wire, date: 'the day after tomorrow' },
      { ...wire, slug: 'b', date: '2026-11-01' },
      { ...wire, slug: 'c' },
    ],
    total: 3,
  };
  const { source } = host({ json });
  await source.page(1);
  await source.page(1);
  await host({ json: { blog: { ...wire, date: 'soon' } } }).source.post('a-post');
  jest.restoreAllMocks();
  expect(lines.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'error the date of a post cannot be read; the post is shown without a date post=a-post date="the day after tomorrow"',
    'error the date of a post cannot be read; the post is shown without a date post=a-post date=soon',
  ]);
});

test('an invalid entry is omitted from a list', () => {
  const list = readList(
    { blogs: [{ slug: 'a-post', metaTitle: 'A post' }, { slug: 'b' }, 7], total: 3 },
    zone,
  );
  expect(list).toMatchObject({ ok: true, value: { total: 3, entries: [{ slug: 'a-post', id: 'a-post' }] } });
});

describe('readDetail', () => {
  test.each([
    ['at the top level', wire],
    ['under the key blog', { blog: wire }],
    ['under the key data', { data: wire }],
    ['under the keys data and blog', { data: { blog: wire } }],
    ['as the only element of an array', [wire]],
    ['as the only element of data', { data: [wire] }],
  ])('finds the post %s', (_, answer) => {
    expect(readDetail(answer, 'a-post', zone)).toMatchObject({ ok: true, value: { metaTitle: 'A post' } });
  });

  test.each([
    ['null', null],
    ['null under data', { data: null }],
    ['null under blog', { blog: null }],
    ['an empty array', []],
  ])('treats %s as a missing post', (_, answer) => {
    expect(readDetail(answer, 'a-post', zone)).toEqual({ ok: true, value: undefined });
  });

  test.each([
    ['a string', 'a post'],
    ['a number', 7],
    ['an object without a post', { error: 'gone' }],
    ['two posts', [wire, wire]],
    ['a post without a title', { ...wire, metaTitle: ' ' }],
    ['a post without a body', { ...wire, blog: undefined }],
    ['a post whose body is a number', { ...wire, blog: 7 }],
    ['a different post', { ...wire, slug: 'another-post' }],
  ])('fails for %s', (_, answer) => {
    expect(readDetail(answer, 'a-post', zone)).toMatchObject({
      ok: false,
      failure: { reason: 'odd-answer' },
    });
  });
});

const boulder = { key: 'boulder', hosts: ['boulder.example', 'www.boulder.example'] };
const marfa = { key: 'marfa', hosts: ['marfa.example'] };

test.each([
  ['marfa.example', 'posts.example', true],
  ['https://www.Marfa.example/', 'posts.example', true],
  ['boulder.example', 'posts.example', false],
  ['http://www.boulder.example:8080', 'posts.example', false],
  ['posts.example', 'posts.example', false],
  ['newsroom.example', 'posts.example', false],
  ['', 'posts.example', false],
  ['marfa.example', 'marfa.example', false],
])(
  'isOfAnother, for a post with the domain "%s" in Boulder with BLOG_DOMAIN=%s, returns %s',
  (domain, blogDomain, foreign) => {
    expect(isOfAnother(domain, { city: boulder, blogDomain }, [boulder, marfa])).toBe(foreign);
  },
);
