import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fail, ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import { thisCity } from '@/lib/city/this-city';
import { ownPaths } from '@/lib/outbound/feeds/feed-list';
import { openWebSub, topicsNow } from '@/lib/outbound/feeds/websub';
import { onLoopback } from '../../../on-loopback';
import { entries, playedSource, post } from '../../blog/make-blog';
import { smallest, writeCity } from '../../city/read/write-city';

const now = Date.parse('2026-11-21T12:00:00Z');
const { source, answers } = playedSource();
answers.post = (slug) => ok(post({ slug }));

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;

const item = '<item><title>Council votes</title><link>https://news.example/1</link></item>';
const paper = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/rss+xml' });
  response.end(`<rss version="2.0"><channel><title>News</title>${item}</channel></rss>`);
});

// A city with one section, whose feed is on loopback.
beforeAll(async () => {
  const { origin } = await onLoopback(paper);
  process.env.CITIES_DIR = writeCity({ 'city.yaml': smallest.replace('https://news.example', origin) });
  process.env.CITY = '';
  setProcessWide('blog sources', new WeakMap([[thisCity(), source]]));
});
afterAll(() => {
  paper.closeAllConnections();
  paper.close();
});
afterEach(() => {
  answers.list = () => ok(entries(['a-post']));
  jest.useRealTimers();
});

async function tagsOfPosts(): Promise<string[]> {
  const own: string[] = Object.values(ownPaths);
  return (await topicsNow(now)).filter((topic) => own.includes(pathOf(topic))).map(({ tag }) => tag);
}

describe('the topics of a city', () => {
  test('are its posts in every form of a feed, all with the same tag', async () => {
    const tags = await tagsOfPosts();
    expect(tags).toHaveLength(Object.keys(ownPaths).length);
    expect(new Set(tags).size).toBe(1);
  });

  test('are the feeds that the city has, each once', async () => {
    const paths = (await topicsNow(now)).map(pathOf);
    expect(paths.filter((path) => path.endsWith('/rss.xml'))).toEqual([
      '/rss.xml',
      '/news/local-news/rss.xml',
    ]);
    expect(new Set(paths).size).toBe(9);
  });

  test('have another tag once an entry is another, and the same before', async () => {
    const [before] = await tagsOfPosts();
    expect((await tagsOfPosts())[0]).toBe(before);
    answers.list = () => ok(entries(['another-post']));
    expect((await tagsOfPosts())[0]).not.toBe(before);
  });

  test('are without a feed whose source is silent', async () => {
    answers.list = () => fail('timeout', 'no answer');
    expect(await tagsOfPosts()).toEqual([]);
  });
});

describe('a hub', () => {
  test('is not looked after where the operator has named none', () => {
    jest.useFakeTimers();
    openWebSub({ websubHub: undefined });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is told every topic three seconds after the start, by a robot with a name', async () => {
    const told: string[] = [];
    const agents = new Set<string | undefined>();
    const topics = (await topicsNow(now)).map(({ url }) => url);
    let all = () => {};
    const over = new Promise<void>((resolve) => {
      all = resolve;
    });
    const hub = createServer(async (request, response) => {
      let form = '';
      for await (const part of request) form += part;
      const {
        'hub.mode': mode,
        'hub.url': url,
        'hub.topic': topic,
      } = Object.fromEntries(new URLSearchParams(form));
      told.push([mode, url, topic].join(' '));
      agents.add(request.headers['user-agent']);
      response.writeHead(204).end();
      if (told.length === topics.length) all();
    });
    const { href } = await onLoopback(hub);
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'performance'],
    });
    openWebSub({ websubHub: href });
    jest.advanceTimersByTime(2999);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(1);
    await over;
    await new Promise((resolve) => hub.close(resolve));
    expect(told).toEqual(topics.map((url) => `publish ${url} ${url}`));
    const { robotName, email } = thisCity();
    expect([...agents]).toEqual([`${robotName}/1.0 (+http://localhost:3000; ${email})`]);
  });
});
