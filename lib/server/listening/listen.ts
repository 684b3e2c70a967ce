import type { Server } from 'node:http';
import type { City } from '@/lib/city/city-type';
import { cityHere, cityStore, servedCities } from '@/lib/city/this-city';
import { editionOf } from '@/lib/news/sources/feed-sources';
import type { Settings } from '@/lib/settings/settings';

/** ms. Kept alive for longer than the 60 s of common proxies, which would otherwise reuse a closing connection. */
export const serverLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  timeout: 120_000,
};

function edition({ feeds }: Settings, city: City): string {
  if (feeds.kind === 'template') return `edition from ${feeds.template}`;
  if (editionOf(feeds, city) === 'live') return 'live edition';
  return 'sample edition: headlines bundled with the software; FEEDS=live for today’s news';
}

function addressHere({ host, port }: Settings): string {
  const everywhere = ['0.0.0.0', '::', '127.0.0.1'].includes(host);
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

export type Cities = {
  /** The pinned one, or of several the default one. */
  here: City | undefined;
  served: readonly City[];
  all: readonly City[];
};

/** Of more than these, their number alone. */
const mostNamed = 5;

/** What the terminal says when the site can be opened, a line each: of several cities, which are served where. */
export function greeting(settings: Settings, { here, served, all }: Cities): string[] {
  const isOne = settings.city !== undefined;
  const which = here && !isOne ? `${here.key}, ` : '';
  const opened = here && [`open ${addressHere(settings)} (${which}${edition(settings, here)})`];
  if (opened && isOne) return opened;
  const cities = `${served.length} ${served.length === 1 ? 'city' : 'cities'}`;
  const count = `${cities} served, each at its hosts, on port ${settings.port}`;
  const first = [...(opened ?? []), ...(opened && served.length === 1 ? [] : [count])];
  const without = all.filter((city) => !served.includes(city)).map(({ key }) => key);
  if (without.length === 0) return first;
  const named = without.length > mostNamed ? `${without.length} cities` : without.join(', ');
  const todo = `give it hosts in its city.yaml, or serve it alone with CITY=${without[0]}`;
  const verbs = without.length === 1 ? 'lists no hosts and is' : 'list no hosts and are';
  return [...first, `${named} ${verbs} not served: ${todo}`];
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
