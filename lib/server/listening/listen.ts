import type { Server } from 'node:http';
import { cityHere, cityStore, servedCities } from '@/lib/city/this-city';
import { greeting } from '@/lib/server/listening/greeting';
import type { Settings } from '@/lib/settings/settings';

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
