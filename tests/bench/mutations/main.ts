// npm run bench:mutations [-- lib/search/search-index.ts …]: mutation tests of lib.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

const sample = [
  'lib/base/addresses.ts',
  'lib/base/colors.ts',
  'lib/city/read/check-city.ts',
  'lib/front/pick-wall.ts',
  'lib/news/section/join-stories.ts',
  'lib/news/news-item.ts',
  'lib/news/section/merge-items.ts',
  'lib/news/local/read-place.ts',
  'lib/radio/mpeg-frames.ts',
  'lib/web/guard/address-guard.ts',
];

/** Returns the path of a file's test: the same path, below tests/unit. */
function testOf(file: string): string {
  return `tests/unit/${file.replace(/\.tsx?$/, '.test.ts')}`;
}

const { positionals } = parseArgs({ allowPositionals: true });
const files = positionals.length > 0 ? positionals : sample;
const without = files.filter((file) => !existsSync(file) || !existsSync(testOf(file)));
if (without.length > 0) {
  console.error(`No such file, or no test of its own: ${without.join(', ')}`);
  process.exit(1);
}
const args = ['run', 'tests/bench/mutations/stryker.config.json', '--mutate', files.join(',')];
const env = { ...process.env, NODE_ENV: 'test' as const, TESTS_OF_MUTATED: files.map(testOf).join(',') };
const { status } = spawnSync('node_modules/.bin/stryker', args, { stdio: 'inherit', env });
process.exitCode = status ?? 1;
