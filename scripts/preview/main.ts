// npm run preview <post>. Exit code: 0 with an address, 1 without.
import process from 'node:process';
import { previewOf } from '@/scripts/preview/preview-of';

async function main(): Promise<number> {
  // Of a name with spaces each word comes by itself where nobody quoted it.
  const name = process.argv.slice(2).join(' ').trim();
  const preview = await previewOf(name, Date.now()).catch((error: Error) => error.message);
  if (typeof preview === 'string') console.error(preview);
  else console.log(preview.join('\n'));
  return typeof preview === 'string' ? 1 : 0;
}

main().then((code) => process.exit(code));
