import type { Server } from 'node:http';
import type { City } from '@/lib/city/city-type';
import { cityHere, cityStore, servedCities } from '@/lib/city/this-city';
import { editionOf } from '@/lib/news/sources/feed-sources';
import type { Settings } from '@/lib/settings/settings';

export type ServerLimits = Pick<Server, 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'timeout'>;

/** ms. Kept alive for longer than the 60 s of common proxies, which would otherwise reuse a closing connection. */
export const serverLimits: ServerLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  timeout: 120_000,
};

export type Cities = {
  /** The pinned one, or of several the default one. */
  here: City | undefined;
  served: readonly City[];
  all: readonly City[];
};

/** Of more than these, their number alone. */
const mostNamed = 5;

function edition({ feeds }: Settings, city: City): string {
  if (feeds.kind === 'template') return `edition from ${feeds.template}`;
  if (editionOf(feeds, city) === 'live') return 'live edition';
  return 'sample edition: headlines bundled with the software; FEEDS=live for today’s news';
}

function opened(settings: Settings, city: City, isOfSeveral: boolean): string {
  const { host, port } = settings;
  const everywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const which = isOfSeveral ? `${city.key}, ` : '';
  return `open http://${name}:${port} (${which}${edition(settings, city)})`;
}

/** "anaheim is at https://news.example, boulder at boulder.example"; nothing where nobody has an address. */
function addresses({ defaultUrl }: Settings, { here, served }: Cities): string[] {
  const others = served.filter((city) => city !== here);
  if (others.length > mostNamed) return [`${others.length} cities are served, each at its hosts`];
  const ofHere = here && defaultUrl ? [`${here.key} is at ${defaultUrl}`] : [];
  const [first, ...more] = [...ofHere, ...others.map(({ key, hosts }) => `${key} is at ${hosts[0]}`)];
  return first ? [[first, ...more.map((one) => one.replace(' is at ', ' at '))].join(', ')] : [];
}

function notServed({ served, all }: Cities): string[] {
  const without = all.filter((city) => !served.includes(city)).map(({ key }) => key);
  const [one] = without;
  if (one === undefined) return [];
  const named = without.length > mostNamed ? `${without.length} cities` : without.join(', ');
  const verbs = without.length === 1 ? 'lists no hosts and is' : 'list no hosts and are';
  const todo = `give it hosts in its city.yaml, or serve it alone with CITY=${one}`;
  return [`${named} ${verbs} not served: ${todo}`];
}

/** What the terminal says when the site can be opened, a line each: of several cities, which is where. */
export function greeting(settings: Settings, cities: Cities): string[] {
  const { here, served } = cities;
  if (settings.city !== undefined && here) return [opened(settings, here, false)];
  const count = `${served.length} ${served.length === 1 ? 'city' : 'cities'} served, each at its hosts, on port ${settings.port}`;
  const first = here ? [opened(settings, here, true), ...addresses(settings, cities)] : [count];
  return [...first, ...notServed(cities)];
}

export function listenFailure(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `PORT=${port} cannot be used: another program listens on it.`;
  if (code === 'EACCES') return `PORT=${port} cannot be used: this user may not listen on it.`;
  return `HOST=${host} cannot be used: it is no address of this machine (${code}).`;
}

export function listen(server: Server, settings: Settings): Promise<void> {
  const { host, port } = settings;
  return new Promise((resolve) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      console.error(listenFailure(code, host, port));
      process.exit(1);
    });
    server.listen(port, host, () => {
      const cities = { here: cityHere(), served: servedCities(), all: cityStore().cities() };
      for (const line of greeting(settings, cities)) console.log(`• ${line}`);
      resolve();
    });
  });
}
