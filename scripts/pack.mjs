// npm run pack: an archive that a server only unpacks and starts. It has the built site, of the packages what serving needs,
// and the cities that are here; it is for machines like this one (system, processor, Node.js).
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build } from './build.mjs';
import { ensureInstalled, root, say } from './ready.mjs';

/** What the server reads beside the build; of the framework also what its tracing leaves out. */
const besides = [
  ...['public', 'lib/city', 'lib/radio/station', 'lib/server/main.mjs', 'next.config.mjs', 'package.json'],
  ...['webpack', '@babel/runtime'].map((name) => `node_modules/next/dist/compiled/${name}`),
  ...['node_modules/@fontsource/newsreader', '.env.example', 'LICENSE', 'deploy', 'docs/operating.md'],
];

ensureInstalled('serving');
say('building the site');
const built = build(root, { TRACE_BUILD: '1' });
const [traced, packed] = ['standalone', 'packed'].map((name) => path.join(built, name));
mkdirSync(packed);
renameSync(path.join(traced, 'node_modules'), path.join(packed, 'node_modules'));
renameSync(path.join(traced, path.basename(built)), path.join(packed, '.next'));
renameSync(path.join(built, 'static'), path.join(packed, '.next/static'));
const isRead = (file) => !/\.tsx?$/.test(file);
for (const place of besides)
  cpSync(path.join(root, place), path.join(packed, place), { recursive: true, filter: isRead });
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const archive = `local-news-${version}.tar.gz`;
const { status } = spawnSync('tar', ['-czf', archive, '-C', packed, '.'], { cwd: root, stdio: 'inherit' });
rmSync(built, { recursive: true });
if (status !== 0) process.exit(1);
say(`${archive}: ${Math.round(statSync(path.join(root, archive)).size / 1e6)} MB`);
