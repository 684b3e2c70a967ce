// npm run preview <post>: prints a preview address. Exit code: 0 with an address, 1 without.
import process from 'node:process';
import { printable } from '@/lib/base/text/clean-text';
import { openCities } from '@/lib/city/open-cities';
import { previewOf } from '@/scripts/preview/preview-of';

async function main(): Promise<number> {
  // An unquoted file name with spaces arrives as several arguments.
  const name = process.argv.slice(2).join(' ').trim();
  await openCities();
  const preview = await previewOf(name, Date.now()).catch((error: Error) => error.message);
  const lines = typeof preview === 'string' ? preview.split('\n') : preview;
  const print = typeof preview === 'string' ? console.error : console.log;
  print(lines.map(printable).join('\n'));
  return typeof preview === 'string' ? 1 : 0;
}

main().then((code) => process.exit(code));
