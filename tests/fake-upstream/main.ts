import { parseArgs } from 'node:util';
import { explanation } from './control-routes';
import { startFakeUpstream } from './fake-upstream';

/** npm run fake-upstream -- [--port 9000] [--folder path/of/captured/feeds] [--items 25] [--pictures] */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      folder: { type: 'string' },
      items: { type: 'string' },
      pictures: { type: 'boolean' },
    },
  });
  const upstream = await startFakeUpstream({
    port: wholeNumber('--port', values.port, 9000, 65_535),
    itemsPerFeed: wholeNumber('--items', values.items, 25, 100_000),
    folder: values.folder,
    pictures: values.pictures,
  });
  console.log(explanation(upstream.url));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void upstream.close());
}

function wholeNumber(name: string, text: string | undefined, otherwise: number, most: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new Error(`${name} takes a whole number from 0 to ${most}; it was "${text}".`);
  }
  return value;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
