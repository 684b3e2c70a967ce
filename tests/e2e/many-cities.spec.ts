import { expect, test } from 'playwright/test';
import { citiesFolder } from './support/cities';
import { type Crawled, crawl } from './support/crawl';
import { getAt } from './support/get-at';
import { sendRaw } from './support/raw-request';
import { type Site, startSite } from './support/site';

// Five cities served by one process, each at its own host: Anaheim, a larger city, a minimal one, one abroad and one in
// Spanish.

const least = (name: string, region: string, timeZone: string, more = '') => `name: ${name}
region: ${region}
latitude: 30.31
longitude: -104.02
timeZone: ${timeZone}
email: editor@${name.toLowerCase()}.example
hosts: [${name.toLowerCase()}.example]
${more}feeds:
  local-news: [{ url: 'https://feeds.example/${name.toLowerCase()}', name: Example Wire }]
`;

const texts = {
  houston: `name: Houston
region: US-TX
latitude: 29.76
longitude: -95.37
timeZone: America/Chicago
email: editor@houstonreader.example
siteTitle: Houston Reader
hosts: [houstonreader.example]
packs: [us/national]
donation: { name: Bayou City Fund, url: 'https://bayoufund.example/' }
resources:
  - { group: Education, links: [{ name: Houston Library, href: 'https://library.example/' }] }
faq:
  - name: Tourism
    questions:
      - question: Where is the bayou?
        answer: Buffalo Bayou runs through downtown.
        source: { name: Houston Library, href: 'https://library.example/' }
feeds:
  local-news: [{ url: 'https://feeds.example/houston', name: Example Wire }]
`,
  guelph: least('Guelph', 'CA-ON', 'America/Toronto', 'locale: en-CA\npacks: [ca/national, ca/on]\n'),
  brownsville: least('Brownsville', 'US-TX', 'America/Chicago', 'locale: es-US\npacks: [us/national-es]\n'),
  marfa: least('Marfa', 'US-TX', 'America/Chicago'),
};

/** Words that may appear only on one city's pages. */
const words = {
  anaheim: /anaheim|orange county|angel stadium|disneyland|voice of oc/i,
  houston: /houston|bayou/i,
  guelph: /guelph|ontario/i,
  brownsville: /brownsville|rio grande|valle del río/i,
  marfa: /marfa/i,
};
type Key = keyof typeof words;
const keys = Object.keys(words) as Key[];
const hosts: Record<Key, string> = {
  anaheim: 'anaheimcitynews.example',
  houston: 'houstonreader.example',
  guelph: 'guelph.example',
  brownsville: 'brownsville.example',
  marfa: 'marfa.example',
};

const folderOfCities = () =>
  citiesFolder(
    {
      'anaheim/hosts.yaml': `[${hosts.anaheim}]`,
      ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${key}/city.yaml`, text])),
    },
    'lib/cities/anaheim',
  );

let site: Site;
const crawled = new Map<Key, Map<string, Crawled>>();

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // Crawling five complete sites takes minutes.
  test.setTimeout(240_000);
  const settings = {
    CITIES_DIR: folderOfCities(),
    SITE_URL: 'http://{host}',
  };
  site = await startSite({ ...settings, FEED_PROXY_URL: 'http://127.0.0.1:9/?url=' });
  for (const key of keys) {
    const asked = { ...site, get: (place: string) => getAt(site, hosts[key], place) };
    crawled.set(key, await crawl(asked, `http://${hosts[key]}`));
  }
});

test.afterAll(() => site.end('SIGKILL'));

/** Feeds, crawler files and share cards, which the crawl does not find because no page links to them. */
const files = [
  ...['/rss.xml', '/atom.xml', '/feed.json', '/headlines.xml', '/opml.xml', '/events.ics', '/sitemap.xml'],
  ...['/robots.txt', '/llm.txt', '/manifest.webmanifest', '/.well-known/security.txt', '/news-sitemap.xml'],
];

for (const key of keys) {
  const others = keys.filter((other) => other !== key);
  const foreign = (text: string) =>
    others.flatMap((other) => (words[other].test(text) ? [`${other}: ${words[other].exec(text)?.[0]}`] : []));

  test(`no page of ${key} has a word that belongs to another city`, () => {
    const pages = [...(crawled.get(key)?.values() ?? [])];
    expect(pages.length).toBeGreaterThan(10);
    const wrong = pages.flatMap(({ path: place, html }) => foreign(html).map((word) => `${place}: ${word}`));
    expect(wrong).toEqual([]);
  });

  test(`no link on a page of ${key} leads to an error other than 503`, () => {
    const pages = [...(crawled.get(key)?.values() ?? [])];
    const dead = pages.filter(({ status }) => status >= 400 && status !== 503);
    expect(
      dead.map(({ path: place, status, from }) => `${place} answers ${status}, linked from ${from}`),
    ).toEqual([]);
  });

  for (const file of files)
    test(`${file} of ${key} has no word that belongs to another city`, async () => {
      const { html } = await getAt(site, hosts[key], file);
      expect(foreign(html)).toEqual([]);
    });
}

test('concurrent readers of two cities each get their own page', async () => {
  const fresh = await startSite({ CITIES_DIR: folderOfCities(), SITE_URL: 'http://{host}' });
  try {
    const asked = Array.from({ length: 40 }, (_, at) => keys[at % keys.length] as Key);
    const pages = await Promise.all(asked.map((key) => getAt(fresh, hosts[key], '/contact')));
    const titles = pages.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    for (const [at, key] of asked.entries()) expect(titles[at]?.toLowerCase()).toContain(key);
  } finally {
    await fresh.end('SIGKILL');
  }
});

test('a reader cannot choose the city with a header', async () => {
  const asked = { target: '/contact', host: hosts.marfa, headers: ['X-City: anaheim'] };
  expect((await sendRaw(site.url, asked)).body).toContain('Marfa City News');
});
