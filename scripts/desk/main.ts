// npm run desk [-- invite <name> [--writer]]: serves the desk, or prints a link that lets one person join.
import { constants } from 'node:fs';
import { access, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { siteLanguage } from '@/lib/base/languages.mjs';
import { ignoreLogErrors, log } from '@/lib/base/log';
import { printable } from '@/lib/base/text/clean-text';
import { openCities } from '@/lib/city/open-cities';
import { cityStore } from '@/lib/city/this-city';
import { People } from '@/lib/desk/accounts/people';
import type { Role } from '@/lib/desk/editor';
import { writeAtomically } from '@/lib/desk/json-file';
import { openSavedFeeds } from '@/lib/news/freshness/open-feed-store';
import { SettingError, settings, siteUrlOf } from '@/lib/settings/settings';
import { makeDesk } from '@/scripts/desk/app';
import { threadedWork } from '@/scripts/desk/worker/slow-work';

const LOOK_EVERY_MS = 5000;

const USAGE = 'Write npm run desk, or npm run desk -- invite <name> [--writer].';

function readArguments() {
  try {
    const options = { writer: { type: 'boolean' }, help: { type: 'boolean' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch {
    throw new SettingError(USAGE);
  }
}

/** Ends the program unless DESK_DIR can be written, and warns of folders of cities that cannot. */
async function checkFolders(): Promise<void> {
  const { deskDir, citiesDir } = settings();
  const probe = path.join(deskDir, 'probe');
  try {
    await writeAtomically(probe, 'The desk can write here.\n');
    await rm(probe);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code;
    throw new SettingError(`The desk cannot write to DESK_DIR, ${path.resolve(deskDir)} (${why}).`);
  }
  for (const folder of [
    citiesDir,
    ...cityStore()
      .cities()
      .map((city) => city.folder),
  ])
    await access(folder, constants.W_OK).catch(({ code }: NodeJS.ErrnoException) =>
      console.error(`The desk cannot save files in ${path.resolve(folder)} (${code}).`),
    );
}

async function invite(name: string, role: Role): Promise<void> {
  const { deskDir, deskUrl } = settings();
  const language = siteLanguage(cityStore().cities()[0] ?? {});
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
  const { values, positionals } = readArguments();
  const [command, ...words] = positionals;
  const name = words.join(' ').trim();
  if (values.help) return console.log(USAGE);
  if (command !== undefined && (command !== 'invite' || name === '')) throw new SettingError(USAGE);
  await openCities();
  await checkFolders();
  if (command === undefined) serveDesk();
  else await invite(name, values.writer ? 'writer' : 'editor');
}

main().catch((error: Error) => {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
});
