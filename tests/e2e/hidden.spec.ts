import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { citiesFolder, cityFacts } from './support/cities';
import { expect, test, words } from './support/fixtures';
import { getAt } from './support/get-at';
import { outputsOf } from './support/outputs';
import { serve } from './support/serve';
import { type Site, startSite } from './support/site';

// Nothing that editors hide or pause, and no scheduled post or draft, appears in any output of two cities of a network.

const minute = 60_000;
const hosts = { boulder: 'boulder.example', marfa: 'marfa.example' } as const;
type Town = keyof typeof hosts;

/** Matches withheld content. Each kind of content has its own word before the word secret. */
const secret =
  /((?:draft|event|link|pause|picture|post|sibling|source|story|wait|word)mark)(?:[ +-]|%20)secret/gi;

type Item = { at: string; title: string; text?: string; more?: string };

function feed(items: readonly Item[], calendar = ''): string {
  const now = new Date(Date.now() - 30 * minute).toUTCString();
  const all = items.map(
    ({ at, title, text = 'A sentence about it.', more = '' }) =>
      `<item><title>${title}</title><link>${at}</link><guid>${at}</guid><pubDate>${now}</pubDate>
<description>${text}</description>${more}</item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0" ${calendar}><channel><title>A paper</title>${all.join('')}</channel></rss>`;
}

const fire = 'Firefighters are battling the Canyon Fire, which forced evacuations in Yorba Linda.';
const photo = 'https://pictures.example/picturemark-secret.jpg';
const day = new Date(Date.now() + 5 * 24 * 60 * minute);
const inWords = day.toLocaleDateString('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'America/Denver',
});
const onDay = `<c:EventDates>${inWords}</c:EventDates><c:EventTimes>02:00 PM - 03:30 PM</c:EventTimes><c:Location>Park</c:Location>`;

const feeds: Record<string, string> = {
  gazette: feed([
    { at: 'https://gazette.example/linkmark-secret', title: 'Linkmark secret of the bridge' },
    { at: 'https://gazette.example/w', title: 'Mayor tells the wordmark secret' },
    {
      at: 'https://gazette.example/storymark-secret',
      title: 'Canyon Fire forces evacuations in Yorba Linda',
      text: fire,
    },
    {
      at: 'https://gazette.example/parade',
      title: 'A parade on Pearl Street',
      more: `<enclosure type="image/jpeg" length="0" url="${photo}"/>`,
    },
    { at: 'https://gazette.example/library', title: 'The library opens a reading room' },
  ]),
  wire: feed([
    {
      at: 'https://wire.example/siblingmark-secret',
      title: 'Canyon Fire: evacuations in Yorba Linda',
      text: fire,
    },
  ]),
  tattler: feed([{ at: 'https://tattler.example/a', title: 'The sourcemark secret' }]),
  herald: feed([{ at: 'https://herald.example/a', title: 'The pausemark secret' }]),
  calendar: feed(
    [
      { at: 'https://calendar.example/1', title: 'The eventmark secret fair', more: onDay },
      { at: 'https://calendar.example/2', title: 'A concert', more: onDay },
    ],
    'xmlns:c="https://calendar.example/Calendar.aspx"',
  ),
};

const source = (name: string, rest = '') =>
  `{ url: "https://feeds.example/${name}", name: The ${name}${rest} }`;
const town = (name: string, host: string, more: string) => `${cityFacts(name, host)}feeds:
  local-news: [${source('gazette', ', covers: town')}, ${source('wire', ', covers: town')}]
${more}`;

const more = `  business: [${source('tattler')}]
  sports: [${source('herald')}]
  events: [${source('calendar', ', covers: town')}]
`;
const post = (title: string, facts: string) => `---
title: ${title}
description: About the ${title}.
shortTailKeywords: ${title}
${facts}
---

The text of the ${title}.
`;

const root = citiesFolder({
  'boulder/city.yaml': town('Boulder', hosts.boulder, more),
  'marfa/city.yaml': town('Marfa', hosts.marfa, ''),
  'boulder/posts/open.md': post('open budget', 'date: 2026-11-01'),
  'boulder/posts/postmark-secret.md': post('postmark secret', 'date: 2026-11-02'),
  'boulder/posts/waitmark-secret.md': post('waitmark secret', 'date: 2099-01-01'),
  'boulder/posts/draftmark-secret.md': post('draftmark secret', 'date: 2026-11-02\ndraft: true'),
});

const ofBoulder = `hide:
  - { link: "http://www.gazette.example/linkmark-secret?utm_source=page", reason: court order }
  - { link: "https://gazette.example/storymark-secret", story: true, reason: wrong place, until: 2099-01-01 }
  - { source: The Tattler, reason: it makes things up }
  - { words: [eventmark], reason: called off }
  - { link: "http://${hosts.boulder}/blog/postmark-secret", reason: court order }
  - { picture: "${photo}", reason: the photographer asked }
pause:
  - { source: The Herald, until: 2099-01-01 }
`;
const ofAll = 'hide: [{ words: [wordmark, mayor], reason: court order }]\n';

const asked: string[] = [];
let upstream: Awaited<ReturnType<typeof serve>>;
let site: Site;
let photoPath: string | undefined;

const start = (settings: Record<string, string>) =>
  startSite({
    CITIES_DIR: root,
    SITE_URL: 'http://{host}',
    FEEDS: 'live',
    FEED_REFRESH_SECONDS: '1',
    ...settings,
  });

/** Returns the site with a `get` that requests pages of one city. */
const of = (key: Town): Site => ({ ...site, get: (place) => getAt(site, hosts[key], place) });
const outputs = (key: Town) =>
  outputsOf(of(key), `http://${hosts[key]}`, ['bridge', 'canyon', 'budget', 'fair', 'library']);
const kindsIn = (texts: Iterable<string>) =>
  [
    ...new Set(
      [...texts].flatMap((text) => [...text.matchAll(secret)].map(([, kind = '']) => kind.toLowerCase())),
    ),
  ].toSorted();

/** Returns which outputs of a city have withheld content, and the kinds of content. */
async function leaks(key: Town): Promise<string[]> {
  const all = await outputs(key);
  expect(all.size).toBeGreaterThan(25);
  return [...all].flatMap(([at, text]) => kindsIn([at, text]).map((kind) => `${at}: ${kind}`));
}

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  upstream = await serve((request, response) => {
    const name = new URL(
      new URL(request.url ?? '', 'http://proxy.example').searchParams.get('url') ?? '',
    ).pathname.slice(1);
    asked.push(name);
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ contents: feeds[name] }));
  });
  site = await start({ FEED_PROXY_URL: `${upstream.url}/?url=` });
});
test.afterAll(async () => {
  await site.end('SIGKILL');
  await upstream.close();
});

test('before any edit, all published content appears somewhere, and scheduled posts and drafts appear nowhere', async () => {
  const inFeed = async () => kindsIn([(await of('boulder').get('/headlines.xml')).html]).length;
  await expect.poll(inFeed, { timeout: minute }).toBeGreaterThan(4);
  const all = await outputs('boulder');
  expect(all.keys()).toContain('/towns/boulder');
  const published = ['event', 'link', 'pause', 'picture', 'post', 'sibling', 'source', 'story', 'word'];
  expect(kindsIn([...all.keys(), ...all.values()])).toEqual(published.map((kind) => `${kind}mark`));
  const found = [...all.values()].flatMap(
    (text) => text.match(/\/pictures\/[\w-]+\/\w+\/[\w-]+\/\d+/g) ?? [],
  );
  photoPath = found.find((place) => Buffer.from(place.split('/')[4] ?? '', 'base64url').toString() === photo);
  expect(photoPath).toBeDefined();
});

test('within a minute, content that a city or the network hides or pauses appears nowhere in that city or network', async () => {
  writeFileSync(path.join(root, 'boulder/desk.yaml'), ofBoulder);
  writeFileSync(path.join(root, 'desk.yaml'), ofAll);
  for (const key of ['boulder', 'marfa'] as const) {
    const front = async () => /wordmark/i.test((await of(key).get('/')).html);
    await expect.poll(front, { timeout: minute }).toBe(false);
  }
  expect(await leaks('boulder')).toEqual([]);
  const ofMarfa = await outputs('marfa');
  expect(kindsIn(ofMarfa.values())).toEqual(['linkmark', 'picturemark', 'siblingmark', 'storymark']);
  const front = words((await of('boulder').get('/')).html);
  for (const title of ['The library opens a reading room', 'A parade on Pearl Street'])
    expect(front).toContain(title);
});

test('a hidden post, its card and a hidden picture return 404', async () => {
  const places = ['/blog/postmark-secret', '/og/blog/postmark-secret.png', photoPath ?? '', '/blog/open'];
  const statuses = await Promise.all(places.map(async (place) => (await of('boulder').get(place)).status));
  expect(statuses).toEqual([404, 404, 404, 200]);
});

test('a paused source is not fetched, its section still has a page, and the health report lists it as paused', async () => {
  const { status, html } = await of('boulder').get('/news/sports');
  expect([status, words(html).includes('No content available at the moment.')]).toEqual([200, true]);
  const count = (name: string) => asked.filter((one) => one === name).length;
  const [before, others] = [count('herald'), count('wire')];
  await expect.poll(() => count('wire'), { timeout: minute }).toBeGreaterThan(others + 2);
  expect(count('herald')).toBe(before);
  const health = JSON.parse((await of('boulder').get('/api/health?ready')).html);
  expect(health).toMatchObject({
    status: 'ok',
    paused: 1,
    mistakes: [],
    takedowns: { entries: 7, hidden: 7 },
  });
});

test('the log has one line for each desk entry, with the number of items that it hides', () => {
  const lines = site
    .log()
    .split('\n')
    .filter((line) => line.includes('taken down by desk.yaml'));
  expect(lines).toHaveLength(7);
  expect(lines.find((line) => line.includes('mayor'))).toMatch(/items=1 cities="?boulder,marfa/);
});

test('after a restart without sources, hidden content does not come back from disk', async () => {
  await site.end('SIGKILL');
  site = await start({ FEED_PROXY_URL: 'http://127.0.0.1:9/?url=', CACHE_DIR: site.cacheDir });
  const front = async () => words((await of('boulder').get('/')).html);
  await expect.poll(front, { timeout: minute }).toContain('The library opens a reading room');
  expect(await leaks('boulder')).toEqual([]);
});
