import type { Server } from 'node:http';
import type { FeedsSetting, Settings } from '@/lib/settings/settings';

function edition(feeds: FeedsSetting): string {
  if (feeds.kind === 'sample')
    return 'sample edition: headlines bundled with the software; FEEDS=live for today’s news';
  return feeds.kind === 'live' ? 'live edition' : `edition from ${feeds.template}`;
}

export function listenFailure(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `PORT=${port} cannot be used: another program listens on it.`;
  if (code === 'EACCES') return `PORT=${port} cannot be used: this user may not listen on it.`;
  return `HOST=${host} cannot be used: it is no address of this machine (${code}).`;
}

export function listen(server: Server, { host, port, feeds }: Settings): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      console.error(listenFailure(code, host, port));
      process.exit(1);
    });
    server.listen(port, host, () => {
      const everywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1';
      const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
      console.log(`• open http://${name}:${port} (${edition(feeds)})`);
      resolve();
    });
  });
}
