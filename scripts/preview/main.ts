// npm run preview <post> [-- --city <folder or host>]. Exit code: 0 with an address, 1 without.
import { parseArgs } from 'node:util';
import { SettingError } from '@/lib/settings/settings';
import { previewOf } from '@/scripts/preview/preview-of';

const usage = 'npm run preview <post>: the name of its file, such as my-draft.md, or the end of its address.';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { city: { type: 'string' } },
    allowPositionals: true,
  });
  // Of a name with spaces each word comes by itself where nobody quoted it.
  const name = positionals.join(' ').trim();
  const preview = name ? await previewOf(name, values.city, Date.now()) : { wrong: usage };
  if ('lines' in preview) for (const line of preview.lines) console.log(line);
  else console.error(preview.wrong);
  return 'lines' in preview ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error instanceof SettingError ? error.message : `There is no address: ${error.message}`);
    process.exit(1);
  },
);
