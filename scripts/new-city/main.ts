// npm run new-city [-- --city "Boulder, Colorado" …]. Exit code: 0 if the city was written, otherwise 1.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSetting } from '@/lib/base/setting-list';
import { printable } from '@/lib/base/text/clean-text';
import { askOnTerminal } from '@/scripts/new-city/ask';
import { makeCity } from '@/scripts/new-city/make-city';
import { readTowns } from '@/scripts/new-city/towns';

const helpText = `Writes the file of a new city. Without options it asks; every question is an option too:

  --city      city and region, such as "Boulder, Colorado"
  --language  of the texts, en or es; by default what most people there speak
  --email     the paper's email address, or its domain
  --feed      a local news feed, or a website that has one; may be given several times
  --key       the name of the city's folder; by default made from the city's name

CITIES_DIR is the folder it writes to, FEED_PROXY_URL the service it reads feeds through (.env.example). A single city
without hosts that exists already gets those of SITE_URL.`;

const text = { type: 'string' } as const;
const feed = { type: 'string', multiple: true } as const;
const help = { type: 'boolean', short: 'h' } as const;
const options = { city: text, language: text, email: text, feed, key: text, help };

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) return console.log(helpText);
  const citiesDir = readSetting(process.env, 'CITIES_DIR');
  const proxyUrl = readSetting(process.env, 'FEED_PROXY_URL');
  const siteUrl = readSetting(process.env, 'SITE_URL');
  const ask = askOnTerminal();
  // Lines may contain feed titles, which could contain control characters.
  const say = (line: string) => console.log(printable(line));
  const means = { ask, say, towns: readTowns, citiesDir, siteUrl, proxyUrl, now: Date.now };
  const saved = await makeCity(values, means);
  ask?.close();
  if (!saved.ok) throw new Error(saved.why);
  const city = path.basename(path.dirname(saved.value));
  console.log(
    `${saved.value} is written. Read /about, /privacy and /terms: they speak for you. To serve it:`,
  );
  console.log(`CITIES_DIR='${citiesDir}' CITY=${city} FEEDS=live npm start`);
}

main().catch((error: Error) => {
  console.error(`${printable(error.message)}\nnpm run new-city -- --help lists what it takes.`);
  process.exitCode = 1;
});
