import { parseArgs } from 'node:util';
import { explanation } from './control-routes';
import { startFakeUpstream } from './fake-upstream';

/** npm run fake-upstream -- [--port 9000] [--folder path/of/captured/feeds] [--pictures] */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      folder: { type: 'string' },
      pictures: { type: 'boolean' },
    },
  });
  const upstream = await startFakeUpstream({
    port: portOf(values.port ?? '9000'),
    folder: values.folder,
    pictures: values.pictures,
  });
  console.log(explanation(upstream.url));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void upstream.close());
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`--port takes a whole number from 0 to 65535; it was "${text}".`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
