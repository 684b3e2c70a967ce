// npm run new-city [-- --city "Boulder, Colorado" --title … --email … --feed … --feed … --language … --key …]
// Exit code: 0 the city is written, 1 it could not be, 2 an answer is missing or cannot be used.
import { parseArgs } from 'node:util';
import { given } from '@/lib/base/setting-list';
import { terminal } from './answers/ask';
import { helpText } from './help-text';
import { type Made, makeCity } from './make-city';
import { placeTable } from './places/place-table';
import { countries } from './places/region-code';

const text = { type: 'string' } as const;
const options = {
  city: text,
  title: text,
  email: text,
  feed: { type: 'string', multiple: true },
  language: text,
  key: text,
  help: { type: 'boolean', short: 'h' },
} as const;

const codes: Record<Made['state'], number> = { written: 0, failed: 1, missing: 2 };

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  if (values.help) {
    console.log(helpText);
    return 0;
  }
  const person = terminal();
  const made = await makeCity(values, {
    person,
    say: (line) => console.log(line),
    world: () => ({ table: placeTable(), countries: countries() }),
    citiesDir: given(process.env, 'CITIES_DIR'),
    proxyUrl: given(process.env, 'FEED_PROXY_URL'),
    now: Date.now,
  });
  person?.close();
  if (made.state !== 'written') console.error(made.why);
  return codes[made.state];
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`${error.message}\nnpm run new-city -- --help lists what it takes.`);
    process.exitCode = 2;
  },
);
