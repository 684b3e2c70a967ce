import { citiesFolder, cityFacts } from './support/cities';
import { expect, test, words } from './support/fixtures';
import { getAt } from './support/get-at';
import { readRss } from './support/read-feed';
import { serve } from './support/serve';
import { type Site, startSite } from './support/site';

// The page of a town and its neighborhood, which exist only in one city of a network.

const host = 'elm.example';
const city = (name: string, its: string) => `${cityFacts(name, its)}feeds:
  local-news: [{ url: 'https://feeds.example/${name}', name: The Gazette, covers: county }]
`;

const local = `places:
  - { reach: town, town: Elm, names: [Elm] }
  - { reach: town, town: Elm, part: Old Mill, names: [Old Mill] }
  - { reach: county, town: Millbrook, names: [Millbrook] }
  - { reach: county, town: Quietville, names: [Quietville] }
takesIn: []
notPlaces: []
addressParts: []
`;

const titles = [
  ...['School', 'Bridge', 'Library', 'Mayor', 'Hospital'].map((what) => `${what} of Millbrook reopens`),
  'Fire at the Old Mill is out',
];

let upstream: Awaited<ReturnType<typeof serve>>;
/** Ash has the same news as Elm, but its feed responds only after `letAshAnswer` is called. */
let letAshAnswer: () => void;
const ashMayAnswer = new Promise<void>((resolve) => {
  letAshAnswer = resolve;
});
let site: Site;
const get = (path: string, of = host) => getAt(site, of, path);

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  upstream = await serve(async (request, response) => {
    const date = new Date(Date.now() - 3_600_000).toUTCString();
    const items = titles.map((title, at) => {
      const link = `https://gazette.example/${at}`;
      return `<item><title>${title}</title><link>${link}</link><pubDate>${date}</pubDate></item>`;
    });
    const isOak = request.url?.includes('Oak');
    const contents = `<rss version="2.0"><channel><title>G</title>${isOak ? '' : items.join('')}</channel></rss>`;
    if (request.url?.includes('Ash')) await ashMayAnswer;
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ contents }));
  });
  const root = citiesFolder({
    'elm/city.yaml': city('Elm', host),
    'elm/local.yaml': local,
    'ash/city.yaml': city('Ash', 'ash.example'),
    'ash/local.yaml': local.replaceAll('Elm', 'Ash'),
    'oak/city.yaml': city('Oak', 'oak.example'),
  });
  const feeds = { FEEDS: 'live', FEED_PROXY_URL: `${upstream.url}/?url=` };
  site = await startSite({ CITIES_DIR: root, SITE_URL: 'http://{host}', ...feeds });
});
test.afterAll(async () => {
  await site.end('SIGKILL');
  await upstream.close();
});

test('a town and a neighborhood in it each have a page, and a town without stories has a page and a feed', async () => {
  const { status, html } = await get('/towns/millbrook');
  expect(status).toBe(200);
  const told = (text: string) => titles.filter((title) => words(text).includes(title));
  expect(told(html)).toEqual(titles.slice(0, 5));
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(told((await get('/towns/old-mill')).html)).toEqual(titles.slice(5));
  const feed = await get('/towns/millbrook/rss.xml');
  expect(readRss(feed.html).map(({ title }) => title)).toEqual(titles.slice(0, 5));
  const quiet = await get('/towns/quietville');
  expect([quiet.status, (await get('/towns/quietville/rss.xml')).status]).toEqual([200, 200]);
  expect(words(quiet.html)).toContain('No story from our sources names Quietville right now.');
  expect((await get('/towns/nowhere')).status).toBe(404);
});

test('before a town’s sources respond, its page and feed return 503', async () => {
  const paths = ['/towns/millbrook', '/towns/millbrook/rss.xml', '/towns/quietville', '/towns/nowhere'];
  const answers = () => Promise.all(paths.map((path) => get(path, 'ash.example')));
  const unread = await answers();
  expect(unread.map(({ status }) => status)).toEqual([503, 503, 503, 404]);
  expect(unread.slice(0, 2).map(({ headers }) => headers.get('retry-after'))).toEqual(['60', '60']);
  expect(words(unread[0]?.html ?? '')).toContain('The headlines are still loading.');
  letAshAnswer();
  const statuses = async () => (await answers()).map(({ status }) => status);
  await expect.poll(statuses).toEqual([200, 200, 200, 404]);
});

test('a town page with fewer than five stories and a briefing page without a briefing are not indexed', async () => {
  const found = async (path: string, of = host) => (await get(path, of)).html;
  expect(await found('/towns/millbrook')).toContain('name="robots" content="index');
  for (const path of ['/towns/old-mill', '/towns/quietville'])
    expect(await found(path), path).toContain('name="robots" content="noindex');
  expect((await found('/sitemap.xml')).match(/\/(?:morning|towns)[\w/-]*/g)).toEqual([
    '/morning',
    '/towns/millbrook',
  ]);
  expect(await found('/morning', 'oak.example')).toContain('name="robots" content="noindex');
  expect(await found('/sitemap.xml', 'oak.example')).not.toContain('/morning');
});

test('the town is linked from the front page, Local News and its stories', async () => {
  for (const path of ['/local-news', '/rss', '/sitemap'])
    expect((await get(path)).html, path).toMatch(/href="\/towns\/old-mill/);
});

test('other cities of the network have no page for the town', async () => {
  expect((await get('/towns/millbrook', 'oak.example')).status).toBe(404);
});
