import '../../../open-cities';
import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Outcome, ok } from '@/lib/base/outcome';
import type { BlogPost } from '@/lib/blog/blog-post';
import { publishedIn } from '@/lib/blog/published';
import { cachedHost, type HostCalls } from '@/lib/blog/sources/cached-host';
import { CONCURRENT_FETCHES, turns } from '@/lib/freshness/schedule';
import { temporaryFolder } from '../../../../temporary/folder';
import { listener } from '../../../listener';
import { down, entries, post } from '../make-blog';

const start = Date.parse('2026-11-21T12:00:00Z');
let folder: string;
// A write may still be pending after a test, so this folder is only removed at the end of the test run.
beforeEach(() => {
  folder = temporaryFolder();
});

/** Waits until background work has ended. */
async function behind(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
}

/** Resolves once this many copies are on disk. */
async function stored(count: number): Promise<void> {
  const files = () =>
    readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.json'));
  while (files().length < count) await behind();
  await behind();
}

/** Creates a page of the host's list with these slugs. */
function page(slugs: readonly string[], total = slugs.length) {
  return { entries: entries(slugs), total };
}

/** Creates a blog host that returns the responses that a test sets, and records its calls. */
function playedHost() {
  const requests: string[] = [];
  const answers: {
    [Call in keyof HostCalls]: (what: Parameters<HostCalls[Call]>[0]) => Awaited<ReturnType<HostCalls[Call]>>;
  } = {
    page: () => ok(page(['a-post'])),
    post: (): Outcome<BlogPost | undefined> => ok(undefined),
  };
  const calls: HostCalls = {
    async page(number) {
      requests.push(`list ${number}`);
      return answers.page(number);
    },
    async post(slug) {
      requests.push(slug);
      return answers.post(slug);
    },
  };
  return { calls, answers, requests };
}

function open(identity = 'https://functions.example') {
  const played = playedHost();
  const clock = { now: start };
  const { log, lines } = listener();
  const onChange = jest.fn();
  const host = cachedHost(played.calls, {
    identity,
    folder,
    turn: turns(CONCURRENT_FETCHES)('https://functions.example'),
    isForeign: (domain) => domain === 'other.example',
    isPublished: publishedIn('a-city', () => clock.now),
    store: undefined,
    name: 'blog',
    zone: 'America/Los_Angeles',
    revalidateMs: 300_000,
    now: () => clock.now,
    random: () => 0.5,
    onChange,
    log,
  });
  return { ...played, host, clock, lines, onChange };
}

async function slugs({ list }: Pick<ReturnType<typeof open>['host'], 'list'>) {
  const all = await list();
  return all.ok ? all.value.map(({ slug }) => slug) : all.failure.status;
}

const DAY_MS = 86_400_000;

describe('a scheduled post', () => {
  const ofTomorrow = () => ok(post({ date: new Date(start + DAY_MS) }));

  test('does not exist before its date', async () => {
    const { host, answers, clock } = open();
    answers.post = ofTomorrow;
    expect(await host.post('a-post')).toEqual(ok(undefined));
    clock.now += DAY_MS;
    expect(await host.post('a-post')).toMatchObject({ value: { slug: 'a-post' } });
  });

  test('without a date in the list is hidden once its date is known', async () => {
    const { host, answers, clock } = open();
    answers.page = () => ok(page(['a-post', 'b-post']));
    answers.post = ofTomorrow;
    expect(await slugs(host)).toEqual(['a-post', 'b-post']);
    await host.post('a-post');
    expect(await slugs(host)).toEqual(['b-post']);
    clock.now += DAY_MS;
    expect(await slugs(host)).toEqual(['a-post', 'b-post']);
  });

  test.each([{ date: new Date(start + 1) }, { draft: true }])(
    'is not listed, and neither is a draft: %j',
    async (facts) => {
      const { host, answers } = open();
      answers.page = () =>
        ok({ entries: entries(['a-post']).map((entry) => ({ ...entry, ...facts })), total: 1 });
      expect(await slugs(host)).toEqual([]);
    },
  );
});

describe('the last good copy', () => {
  test('is read from disk after a restart, for lists and posts, with their dates', async () => {
    const first = open();
    first.answers.post = () => ok(post());
    const before = [await first.host.list(), await first.host.post('a-post')];
    await stored(2);
    const second = open();
    second.answers.page = second.answers.post = () => down(500, 'tls');
    await expect(Promise.all([second.host.list(), second.host.post('a-post')])).resolves.toEqual(before);
  });

  test('is not used for another host, and does not shorten that host’s retry delay after a failure', async () => {
    const first = open();
    first.answers.post = () => ok(post());
    await first.host.post('a-post');
    const { host, answers, requests } = open('https://other.example');
    answers.post = () => down(403);
    for (const _ of [1, 2])
      expect(await host.post('a-post')).toMatchObject({ ok: false, failure: { status: 403 } });
    expect(requests).toEqual(['a-post']);
  });
});

describe('a 404 from the host', () => {
  test('means that an unlisted post does not exist, and is not stored', async () => {
    const { host, answers, onChange } = open();
    answers.page = () => ok(page(['another-post']));
    answers.post = () => down(404);
    await host.list();
    onChange.mockClear();
    expect(await host.post('a-post')).toEqual(ok(undefined));
    await behind();
    expect(onChange).not.toHaveBeenCalled();
    const second = open();
    await second.host.post('a-post');
    expect(second.requests).toEqual(['a-post']);
  });

  test.each([
    ['counts as a failure for a listed post, and the last good copy is kept', ['a-post'], { slug: 'a-post' }],
    ['removes a post once the list no longer has it', [], undefined],
  ])('%s', async (_, listed, value) => {
    const { host, answers, clock } = open();
    answers.post = () => ok(post());
    await host.list();
    await host.post('a-post');
    await stored(2);
    answers.page = () => ok(page(listed));
    answers.post = () => down(404);
    clock.now += 300_000;
    await host.refreshList();
    await host.post('a-post');
    await behind();
    const later = await host.post('a-post');
    expect(later).toEqual(ok(value && expect.objectContaining(value)));
  });
});

test.each([
  ['is absent unless it is listed, because requests do not name the city', 'another-post', undefined],
  ['is shown if it is listed', 'a-post', post({ domain: 'other.example' })],
])('a post with another city’s domain %s', async (_, listed, shown) => {
  const { host, answers } = open();
  answers.page = () => ok(page([listed]));
  answers.post = () => ok(post({ domain: 'other.example' }));
  await host.list();
  expect(await host.post('a-post')).toEqual(ok(shown));
});

describe('the list', () => {
  test.each([
    [0, ['list 1']],
    [10, ['list 1']],
    [11, ['list 1', 'list 2']],
    [21, ['list 1', 'list 2', 'list 3']],
    [1_000_000, Array.from({ length: 100 }, (_, at) => `list ${at + 1}`)],
  ])('of %i posts is read from all its pages, at most a hundred', async (total, pages) => {
    const { host, answers, requests } = open();
    answers.page = (number) => ok(page(total === 0 ? [] : [`post-${number}`], total));
    expect(await slugs(host)).toHaveLength(total === 0 ? 0 : pages.length);
    expect(requests.toSorted()).toEqual(pages.toSorted());
  });

  test('contains each post once, even if it moved between pages', async () => {
    const { host, answers } = open();
    const pages = [['new', 'b'], ['b', 'c'], ['d']];
    answers.page = (number) => ok(page(pages[number - 1] ?? [], 25));
    expect(await slugs(host)).toEqual(['new', 'b', 'c', 'd']);
  });

  test('is sorted newest first, with undated posts last', async () => {
    const { host, answers } = open();
    const dates = [undefined, '2026-01-01', '2026-11-01'];
    const dated = entries(['undated', 'old', 'new']).map((entry, at) => {
      const date = dates[at];
      return { ...entry, date: date ? new Date(date) : undefined };
    });
    answers.page = () => ok({ entries: dated, total: 3 });
    expect(await slugs(host)).toEqual(['new', 'old', 'undated']);
  });

  test('fails if its first page fails', async () => {
    const { host, answers } = open();
    answers.page = (number) => (number === 1 ? down(403) : ok(page(['a-post'], 20)));
    expect(await slugs(host)).toBe(403);
  });

  test('keeps the last known posts of a later page that fails', async () => {
    const { host, answers, clock, lines } = open();
    const ten = (name: string) => Array.from({ length: 10 }, (_, at) => `${name}-${at}`);
    answers.page = (number) => (number === 2 ? down(500) : ok(page(ten(`p${number}`), 30)));
    await host.refreshList();
    expect(await slugs(host)).toEqual([...ten('p1'), ...ten('p3')]);
    clock.now += 300_000;
    answers.page = (number) => ok(page(ten(`p${number}`), 30));
    await host.refreshList();
    clock.now += 300_000;
    answers.page = (number) => (number === 2 ? down(500) : ok(page(ten(`new${number}`), 30)));
    await host.refreshList();
    expect(await slugs(host)).toEqual([...ten('new1'), ...ten('p2'), ...ten('new3')]);
    expect(lines.at(-1)).toContain('a list page failed; its last known posts are used number=2');
  });
});
