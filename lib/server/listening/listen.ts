import type { Server } from 'node:http';
import type { City } from '@/lib/city/city-type';
import { cityInHand, servedCities } from '@/lib/city/this-city';
import { editionOf } from '@/lib/news/sources/edition-of';
import type { Settings } from '@/lib/settings/settings';

function edition({ feeds }: Settings, city: City): string {
  if (feeds.kind === 'template') return `edition from ${feeds.template}`;
  if (editionOf(feeds, city) === 'live') return 'live edition';
  return 'sample edition: headlines bundled with the software; FEEDS=live for today’s news';
}

/** What the terminal says when the site can be opened. `city`: the pinned one. */
export function greeting(settings: Settings, city: City | undefined, cities: number): string {
  const { host, port } = settings;
  if (!city)
    return `• ${cities} ${cities === 1 ? 'city' : 'cities'} served, each at its hosts, on port ${port}`;
  const everywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `• open http://${name}:${port} (${edition(settings, city)})`;
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
      console.log(greeting(settings, cityInHand(), servedCities().length));
      resolve();
    });
  });
}
