// npm start: install and build if needed, serve, end cleanly.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkNode, ensureBuilt, ensureInstalled, root, say } from './ready.mjs';

const longestGoodbye = 9000;

function portToServe() {
  const value = process.env.PORT?.trim() || '3000';
  if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535) return value;
  console.error(`PORT=${value} cannot be used: it takes a whole number from 1 to 65535.`);
  process.exit(1);
}

function editionLine() {
  const feeds = process.env.FEEDS?.trim() || 'sample';
  if (feeds === 'sample')
    return 'sample edition: headlines bundled with the software; FEEDS=live for today’s news';
  return feeds === 'live' ? 'live edition' : `edition from ${feeds}`;
}

function serve(host, port) {
  const next = 'node_modules/next/dist/bin/next';
  // The site itself sees to its end (lib/web/serving/goodbye.ts); the framework would tear requests that come in.
  // Each thread would keep freed memory for itself: pictures and feeds are read in several.
  const env = {
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    PORT: port,
    NODE_ENV: 'production',
    NEXT_MANUAL_SIG_HANDLE: '1',
  };
  return spawn(process.execPath, [next, 'start', '-H', host, '-p', port], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function answers(host, port) {
  try {
    return (await fetch(`http://${host}:${port}/api/health`)).ok;
  } catch {
    return false;
  }
}

/** Tells the address once the server has checked its settings and answers. */
async function announce(server, host, port) {
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  while (server.exitCode === null && !(await answers(here, port))) await sleep(100);
  if (server.exitCode === null)
    say(`open http://${here === host ? host : 'localhost'}:${port} (${editionLine()})`);
}

/** Passes on what the server says, but for its banner. */
function passOn(server) {
  const banner = /^\s*(▲|✓|- (Local|Network):)/;
  server.stdout.on('data', (chunk) => {
    const lines = String(chunk)
      .split('\n')
      .filter((line) => line.trim() && !banner.test(line));
    if (lines.length > 0) console.log(lines.join('\n'));
  });
}

/** Passes the wish to end on to the server, which finishes what is in flight; past the limit it is ended. */
function endWith(server) {
  let asked = false;
  const goodbye = (signal) => {
    if (asked) return;
    asked = true;
    say(`${signal}: finishing what is in flight`);
    server.kill('SIGTERM');
    setTimeout(() => server.kill('SIGKILL'), longestGoodbye).unref();
  };
  process.on('SIGINT', goodbye);
  process.on('SIGTERM', goodbye);
  server.on('exit', (code) => process.exit(asked ? 0 : (code ?? 1)));
}

checkNode();
const port = portToServe();
const host = process.env.HOST?.trim() || '0.0.0.0';
ensureInstalled();
ensureBuilt();
say('starting');
const server = serve(host, port);
passOn(server);
endWith(server);
await announce(server, host, port);
