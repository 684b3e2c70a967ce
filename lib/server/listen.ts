import type { Server } from 'node:http';
import type { City } from '@/lib/city/city-type';
import { cityStore, hostFromUrl, onlyOrDefaultCity, servedCities, toggleWww } from '@/lib/city/this-city';
import { editionOf } from '@/lib/news/sources/feed-sources';
import type { Settings } from '@/lib/settings/settings';

/**
 * Timeouts in ms. Connections stay open longer than the 60 s of common proxies; otherwise, a proxy may reuse a
 * connection that is closing.
 */
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
  /** The only city, else the default city. */
  here: City | undefined;
  served: readonly City[];
  all: readonly City[];
};

/**
 * Returns messages about the cities that need `hosts`, because they are not served or are served only as the
 * default city.
 */
function advice({ defaultUrl }: Settings, { here, served, all }: Cities): string[] {
  const lines: string[] = [];
  const host = hostFromUrl(defaultUrl);
  const isListed = host && [host, toggleWww(host)].some((one) => here?.hosts.includes(one));
  if (here && host && !isListed)
    lines.push(`${here.key} is at ${defaultUrl}: write hosts: [${host}] in its city.yaml to keep it there`);
  const without = all.filter((city) => !served.includes(city)).map(({ key }) => key);
  const names = without.slice(0, 5).join(', ');
  if (names) lines.push(`not served: ${names}; write hosts: [its.host.name] in the city.yaml of each`);
  return lines;
}

/** Returns the lines to print to the terminal once the server listens. */
export function greeting(settings: Settings, cities: Cities): string[] {
  const { here, served, all } = cities;
  const isOne = settings.city !== undefined;
  const which = isOne ? '' : `${here?.key}, `;
  const opened = here ? [`open ${addressHere(settings)} (${which}${edition(settings, here)})`] : [];
  if (isOne) return opened;
  const count = `${served.length} of ${all.length} cities served, each at its hosts, on port ${settings.port}`;
  return [...opened, count, ...advice(settings, cities)];
}

export function listenFailure(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `PORT=${port} cannot be used: another program listens on it.`;
  if (code === 'EACCES') return `PORT=${port} cannot be used: this user may not listen on it.`;
  return `HOST=${host} cannot be used: it is no address of this machine (${code}).`;
}

export function listen(server: Server, settings: Settings): Promise<void> {
  const { host, port, isHanded } = settings;
  return new Promise((resolve) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      console.error(listenFailure(code, host, port));
      process.exit(1);
    });
    server.listen(isHanded ? { fd: 3 } : { host, port }, () => {
      const cities = { here: onlyOrDefaultCity(), served: servedCities(), all: cityStore().cities() };
      for (const line of greeting(settings, cities)) console.log(`• ${line}`);
      resolve();
    });
  });
}
