import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../temporary/folder';
import { expect, test } from './support/fixtures';
import { needs } from './support/needs';
import { openRedis } from './support/redis';
import { serve } from './support/serve';

// npm run doctor against a fake upstream, with and without faults.

type Report = {
  wrong: boolean;
  findings: { area: string; subject: string; state: string; found: string; todo?: string }[];
};
type Run = { code: number | null; out: string; err: string };

function doctor(settings: Record<string, string>, ...args: string[]): Promise<Run> {
  const program = ['scripts/doctor/main.ts', ...args];
  const env = {
    ...process.env,
    WEATHER_URL: 'none',
    CACHE_DIR: temporaryFolder(),
    ...settings,
  };
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...program], { env });
  const run: Run = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => (run.out += String(chunk)));
  child.stderr.on('data', (chunk) => (run.err += String(chunk)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ ...run, code })));
}

/** Starts a host that serves a radio station, a script and a page. */
async function host() {
  const types: Record<string, string> = {
    '/stream': 'audio/mpeg',
    '/slot.js': 'text/javascript',
    '/page': 'text/html',
  };
  let open = 0;
  const server = await serve((request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    // The response never ends, like a real station's, so the doctor must disconnect.
    response
      .writeHead(200, { 'Content-Type': types[request.url ?? ''] ?? 'text/plain' })
      .write('a beginning');
  });
  return { ...server, open: () => open };
}

test('the doctor prints a table and exits with 0 if everything is fine', async ({ upstream }) => {
  const outside = await host();
  const run = await doctor({
    FEEDS: upstream.feedTemplate,
    BLOG_API_URL: upstream.blogUrl,
    BLOG_API_KEY: upstream.blog.key,
    RADIO_URL: `http://127.0.0.1:{port}/stream`,
    RADIO_PORTS: String(outside.port),
    AD_SCRIPT_URL: `${outside.url}/slot.js`,
    WEATHER_URL: upstream.url,
    AIRNOW_KEY: upstream.weather.air.key,
  });
  await expect.poll(outside.open).toBe(0);
  await outside.close();
  expect(run.code).toBe(0);
  expect(run.out).toContain('25 items, newest');
  expect(run.out).toContain('65 posts for localhost');
  expect(run.out).toContain('audio/mpeg');
  expect(run.out).toContain('text/javascript');
  expect(run.out).toMatch(/alerts of \S+ +0 alerts/);
  expect(run.out).toMatch(/air of \S+ +index 52, /);
  expect(run.out).toMatch(/ 0 wrong, /);
  expect(run.err).toBe('');
});

test('the doctor reports each failure with advice, and exits with 1', async ({ upstream }) => {
  const outside = await host();
  upstream.setFault('sports', 'status-404');
  upstream.setFault('business', 'html-200');
  upstream.setFault('weather-days', 'status-503');
  const run = await doctor(
    {
      FEEDS: upstream.feedTemplate,
      BLOG_API_URL: upstream.blogUrl,
      RADIO_URL: `http://127.0.0.1:{port}/page`,
      RADIO_PORTS: String(outside.port),
      AD_SCRIPT_URL: `${outside.url}/page`,
      WEATHER_URL: upstream.url,
      AIRNOW_KEY: 'a-wrong-key',
    },
    '--json',
  );
  expect(run.out + run.err).not.toContain('a-wrong-key');
  await outside.close();
  expect(run.code).toBe(1);
  const { wrong, findings } = JSON.parse(run.out) as Report;
  expect(wrong).toBe(true);
  const ill = findings.filter(({ state }) => state === 'wrong');
  expect(ill.map(({ area, found }) => `${area}: ${found.split(':')[0]}`).sort()).toEqual([
    'ads: text/html',
    'blog: HTTP 401',
    'feeds: HTTP 404',
    'feeds: not-a-feed',
    'radio: not-audio',
    'weather: HTTP 503',
    'weather: odd-answer',
  ]);
  expect(ill.every(({ todo }) => todo)).toBe(true);
});

test('the doctor checks the connection to the shared store and never shows its password', async () => {
  needs('redis-server');
  const redis = await openRedis('word-of-the-server');
  await redis.start();
  const look = async (REDIS_URL: string) => {
    const { out, err } = await doctor({ REDIS_URL, SIGNING_KEY: 'k'.repeat(32) }, '--json');
    expect(out + err).not.toMatch(/word-of-the-(server|guest)/);
    return (JSON.parse(out) as Report).findings.find(({ area }) => area === 'store');
  };
  expect(await look(redis.url)).toMatchObject({ state: 'good', found: 'PONG' });
  const wrong = await look(redis.url.replace('server', 'guest'));
  expect(wrong).toMatchObject({ state: 'wrong', todo: 'Check user, password and number in REDIS_URL.' });
  await redis.signal('SIGKILL');
  expect(await look(redis.url)).toMatchObject({ state: 'wrong', found: expect.stringMatching(/^refused: /) });
});

test('the doctor reports an invalid setting and an unwritable cache folder, and exits with 1', async () => {
  const setting = await doctor({ FEEDS: 'demo' });
  expect(setting.code).toBe(1);
  expect(setting.out).toContain('FEEDS=demo cannot be used');
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const folder = await doctor({ CACHE_DIR: file });
  expect(folder.code).toBe(1);
  expect(folder.out).toContain('Give the user of the site a folder that it may write, in CACHE_DIR.');
});

test('the doctor exits with 2 for an unknown option', async () => {
  const run = await doctor({}, '--fast');
  expect(run.code).toBe(2);
  expect(run.err).toContain("Unknown option '--fast'");
});
