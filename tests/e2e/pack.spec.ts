import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { temporaryFolder, writeFiles } from '../temporary/folder';
import { serve } from './support/serve';
import { startSite } from './support/site';

// npm run pack, and running its archive from a new folder without npm install.

test.describe.configure({ mode: 'serial' });
// Packing runs a new build, which takes minutes.
test.setTimeout(600_000);

const places = temporaryFolder();
const [cities, unpacked] = [path.join(places, 'cities'), path.join(places, 'unpacked')];
const FILES = {
  'boulder/city.yaml': readFileSync('tests/cities/boulder/city.yaml', 'utf8'),
  'boulder/posts/out.md': '---\ntitle: Public title\ndescription: Words\ndate: 2026-01-01\n---\nText',
  'boulder/posts/draft.md': '---\ntitle: Draft title\ndate: 2026-01-01\ndraft: true\n---\nSecret word',
  'boulder/posts/later.md': '---\ntitle: Later\ndate: 2099-01-01\n---\nSecret word',
  'boulder/posts/slip.md': 'draft: true\n\nSecret word',
  'boulder/.env': 'Secret word',
  'boulder/.git/config': 'Secret word',
  'boulder/city.yaml~': 'Secret word',
  'boulder/.city.yaml.swp': 'Secret word',
};

function run(program: string, args: string[], cwd: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const at = path.join(folder, name);
    if (lstatSync(at).isDirectory()) yield* filesBelow(at);
    else yield at;
  }
}

test.afterAll(() => rmSync(places, { recursive: true, force: true }));

test('npm run pack leaves out drafts, scheduled posts and other private files, and lists them', () => {
  writeFiles(cities, FILES);
  symlinkSync('/proc/self/environ', path.join(cities, 'boulder/posts/environ.md'));
  mkdirSync(unpacked);
  const packing = run('npm', ['run', 'pack', '--', '--cities'], '.', { CITIES_DIR: cities, CITY: '' });
  expect(packing.said).toMatch(/local-news-[\d.]+\.tar\.gz: \d+ MB/);
  for (const name of [
    '.env',
    '.git',
    'city.yaml~',
    'posts/environ.md',
    'posts/draft.md',
    'posts/later.md',
    'posts/slip.md',
  ])
    expect(packing.said).toContain(`left out: boulder/${name}\n`);
  const archive = path.resolve(/local-news-[\d.]+\.tar\.gz/.exec(packing.said)?.[0] ?? '');
  execFileSync('tar', ['-xzf', archive, '-C', unpacked]);
  rmSync(archive);
  const all = [...filesBelow(unpacked)];
  const links = all.filter((file) => lstatSync(file).isSymbolicLink());
  expect(links.every((link) => readlinkSync(link).startsWith('../../node_modules/'))).toBe(true);
  const ours = all.filter((file) => !/[\\/](?:node_modules|\.next)[\\/]/.test(file));
  const names = ours.map((file) => path.relative(unpacked, file));
  expect(names.filter((name) => name.startsWith('lib/cities/boulder/')).sort()).toEqual([
    'lib/cities/boulder/city.yaml',
    'lib/cities/boulder/posts/out.md',
  ]);
  const odd = names.filter((name) => /(?:^|\/)\.|~$|#$|anaheim/.test(name));
  expect(odd.sort()).toEqual(['.env.example', 'public/.well-known/gpc.json']);
  expect(ours.filter((file) => readFileSync(file).includes('Secret word'))).toEqual([]);
});

test('the site runs from the unpacked folder', async () => {
  const site = await startSite({ FEEDS: 'sample' }, 'server', unpacked);
  expect((await site.get('/')).status).toBe(200);
  expect((await site.get('/blog')).html).toContain('Public title');
  await site.end();
});

test('the doctor, new-city and preview run in the unpacked folder', async () => {
  const feed = await serve((_, response) =>
    response.end(
      '<rss><channel><title>News</title><item><title>A</title><link>https://a.example/1</link></item></channel></rss>',
    ),
  );
  const env = {
    CACHE_DIR: path.join(places, 'cache'),
    WEATHER_URL: 'none',
    SIGNING_KEY: 'k'.repeat(32),
    FEEDS: `${feed.url}/{section}`,
    CITIES_DIR: cities,
  };
  const tool = (...args: string[]) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn('npm', ['run', '-s', ...args], { cwd: unpacked, env: { ...process.env, ...env } });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (piece) => (said += String(piece)));
      child.once('close', (code) => resolve({ code, said }));
    });
  expect((await tool('doctor')).said).toContain('posts/draft.md is a draft');
  expect((await tool('preview', '--', 'draft.md')).said).toContain('/preview/');
  expect((await tool('new-city', '--', '--help')).said).toContain('Writes the file of a new city');
  const options = [
    '--city',
    'Marfa, Texas',
    '--email',
    'desk@marfa.example',
    '--language',
    'en',
    '--feed',
    feed.url,
  ];
  expect((await tool('new-city', '--', ...options)).said).toContain('city.yaml is written');
  await feed.close();
});
