import { expect, test } from 'playwright/test';
import { citiesFolder } from './support/cities';
import { getAt } from './support/get-at';
import { type Site, startSite } from './support/site';

// A site with a second city, as npm run new-city writes it, and no setting that says which city to serve.

const second = `name: Aliso Viejo
region: US-CA
latitude: 33.58
longitude: -117.73
timeZone: America/Los_Angeles
email: editor@alisoviejo.example
feeds:
  local-news: [{ url: 'https://feeds.example/aliso-viejo', name: Example Wire }]
`;

/** Creates a folder with Anaheim and a city whose name sorts before it. */
const twoCities = (hosts = '') =>
  citiesFolder({ 'aliso-viejo/city.yaml': second + hosts }, 'lib/cities/anaheim');

async function serving(settings: Record<string, string>, look: (site: Site) => Promise<void>): Promise<void> {
  const site = await startSite({ ...settings, FEED_PROXY_URL: 'http://127.0.0.1:9/?url=' });
  try {
    await look(site);
  } finally {
    await site.end('SIGKILL');
  }
}

/** Returns the status of the contact page at a host, and the city that its title names. */
async function at(site: Site, host: string): Promise<[number, string | undefined]> {
  const { status, html } = await getAt(site, host, '/contact');
  return [status, /<title>[^<]*(Anaheim|Aliso Viejo) City News/.exec(html)?.[1]];
}

test('with a plain npm start, the first city is still served on this machine, and the log says how to serve the other city', async () => {
  await serving({ CITIES_DIR: twoCities() }, async (site) => {
    expect(await at(site, `localhost:${site.port}`)).toEqual([200, 'Anaheim']);
    expect(await at(site, `127.0.0.1:${site.port}`)).toEqual([200, 'Anaheim']);
    expect(await at(site, 'other.example')).toEqual([404, undefined]);
    expect(site.log()).toContain(`• open http://localhost:${site.port} (anaheim, sample edition`);
    expect(site.log()).toContain(
      '• not served: aliso-viejo; write hosts: [its.host.name] in the city.yaml of each',
    );
    const { html } = await getAt(site, 'localhost', '/contact');
    expect(html).toContain(`<link rel="canonical" href="http://localhost:${site.port}/contact"/>`);
  });
});

test('with the live command from the README, the first city is at SITE_URL, the other city at its hosts, and unknown hosts get a 404', async () => {
  const settings = { SITE_URL: 'https://news.example', FEEDS: 'live' };
  await serving({ ...settings, CITIES_DIR: twoCities('hosts: [alisoviejo.example]\n') }, async (site) => {
    expect(await at(site, 'news.example')).toEqual([200, 'Anaheim']);
    expect(await at(site, 'alisoviejo.example')).toEqual([200, 'Aliso Viejo']);
    expect(await at(site, 'other.example')).toEqual([404, undefined]);
    for (const [host, origin] of [
      ['news.example', 'https://news.example'],
      ['alisoviejo.example', 'https://alisoviejo.example'],
    ] as const) {
      const { html } = await getAt(site, host, '/contact');
      expect(html).toContain(`<link rel="canonical" href="${origin}/contact"/>`);
    }
    expect((await getAt(site, 'www.alisoviejo.example', '/faq?q=1')).status).toBe(308);
    expect(site.log()).toContain('• 2 of 2 cities served, each at its hosts');
    expect(site.log()).toContain('write hosts: [news.example] in its city.yaml to keep it there');
  });
});
