// npm run desk [-- invite <name> [--writer]]: serves the desk, or prints a link that lets one person join.
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { siteLanguage } from '@/lib/base/languages.mjs';
import { ignoreLogErrors, log } from '@/lib/base/log';
import { printable } from '@/lib/base/text/printable';
import { openCities } from '@/lib/city/open-cities';
import { cityStore } from '@/lib/city/this-city';
import { People } from '@/lib/desk/accounts/people';
import { openSavedFeeds } from '@/lib/news/freshness/open-feed-store';
import { SettingError, settings, siteUrlOf } from '@/lib/settings/settings';
import { makeDesk } from '@/scripts/desk/app';
import { threadedWork } from '@/scripts/desk/worker/slow-work';

const LOOK_EVERY_MS = 5000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { writer: { type: 'boolean' } },
});

async function invite(name: string): Promise<void> {
  const { deskDir, deskUrl } = settings();
  const language = siteLanguage(cityStore().cities()[0] ?? {});
  const role = values.writer ? 'writer' : 'editor';
  const token = await new People(deskDir).invite(name, role, language, Date.now());
  console.log(
    `This link lets ${printable(name)} sign in. It works once, for a day:\n${deskUrl}/join/${token}`,
  );
}

function serveDesk(): void {
  const { deskDir, deskHost, deskPort, deskUrl, citiesDir, trustedProxies, accessLog } = settings();
  const store = cityStore();
  openSavedFeeds();
  const app = makeDesk({
    store,
    citiesDir: path.resolve(citiesDir),
    deskDir: path.resolve(deskDir),
    origin: deskUrl,
    trustedProxies,
    ...(accessLog && { accessLog }),
    clock: Date.now,
    slowWork: threadedWork(),
    siteUrl: siteUrlOf,
  });
  const server = serve({ fetch: app.fetch, hostname: deskHost, port: deskPort }, () =>
    console.log(`• the desk is at ${deskUrl}`),
  );
  server.on('error', (error: Error) => {
    console.error(`The desk could not start: ${error.message}`);
    process.exit(1);
  });
  const looking = setInterval(() => {
    const tell = ({ message }: Error) => log('error', 'the cities could not be read', { why: message });
    store.refresh().catch(tell);
  }, LOOK_EVERY_MS);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      clearInterval(looking);
      server.close(() => process.exit(0));
    });
}

async function main(): Promise<void> {
  ignoreLogErrors();
  await openCities();
  const [command, ...name] = positionals;
  if (command === undefined) serveDesk();
  else if (command === 'invite' && name.length > 0) await invite(name.join(' '));
  else throw new SettingError('Write npm run desk, or npm run desk -- invite <name> [--writer].');
}

main().catch((error: Error) => {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
});
