import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { expect, test } from 'playwright/test';
import { freePort } from './support/free-port';
import { heapIsMeasured, heapMb } from './support/heap';
import { headerOf, sendRaw } from './support/raw-request';
import { serve } from './support/serve';
import { type Site, startSite } from './support/site';

// Startup, caching and shutdown of the server.

/** Runs the server until it exits; returns its exit code and output. */
function runToItsEnd(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, ...settings, NODE_ENV: 'production' as const };
  const child = spawn(process.execPath, ['lib/server/main.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })));
}

test('with a port in use, the server prints one sentence and no address, and exits with 1', async () => {
  const { port, close } = await serve((_, response) => response.end('somebody else'));
  const { code, said } = await runToItsEnd({ HOST: '127.0.0.1', PORT: String(port) });
  await close();
  expect(code).toBe(1);
  expect(said).toContain(`PORT=${port} cannot be used: another program listens on it.`);
  expect(said).not.toContain('open http');
});

test('if HOST is not an address of this machine, the server prints one sentence and exits with 1', async () => {
  const { code, said } = await runToItsEnd({ HOST: '192.0.2.1', PORT: String(await freePort()) });
  expect(code).toBe(1);
  expect(said).toContain('HOST=192.0.2.1 cannot be used: it is no address of this machine');
});

test('the startup log reports a misspelled setting once', async () => {
  const port = String(await freePort());
  const { said } = await runToItsEnd({ HOST: '192.0.2.1', PORT: port, SITEURL: 'https://news.example' });
  expect(said.match(/ warn .*misspelled.* name=SITEURL meant=SITE_URL$/gm)).toHaveLength(1);
});

/** Requests a page on a new connection. The result is 'refused' only if the connection was never established. */
function askAfresh(port: number): Promise<'answered' | 'refused' | 'cut off'> {
  return new Promise((resolve) => {
    let connected = false;
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => {
      connected = true;
      socket.write('GET /contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    });
    const end = () => {
      if (heard.endsWith('</html>')) resolve('answered');
      else resolve(connected ? 'cut off' : 'refused');
    };
    socket.on('data', (piece) => (heard += String(piece)));
    socket.on('error', end).on('close', end);
  });
}

test.describe('the server, from startup to exit', () => {
  let site: Site;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    site = await startSite(heapIsMeasured);
  });
  test.afterAll(() => site.end());

  test('the first response has a CSP and a content coding', async () => {
    const first = await sendRaw(site.url, { target: '/contact', headers: ['Accept-Encoding: br'] });
    expect([first.status, headerOf(first, 'content-encoding')]).toEqual([200, 'br']);
    expect(headerOf(first, 'content-security-policy')).toMatch(/^default-src 'none'/);
  });

  test('thousands of unknown addresses are not rendered one by one, and memory does not grow', async () => {
    const ask = async (from: number, many: number) => {
      for (let at = from; at < from + many; at += 50)
        await Promise.all(Array.from({ length: 50 }, (_, one) => site.get(`/no-such-${at + one}`)));
    };
    await ask(0, 1000);
    const [memory, used] = [await heapMb(site), site.cpu()];
    await ask(1000, 2000);
    expect((await heapMb(site)) - memory).toBeLessThan(10);
    // Rendering a page takes at least twice as much CPU time.
    expect((site.cpu() - used) / 2000).toBeLessThan(0.01);
  });

  test('SIGTERM drops no new connection: each gets a response or is refused from the start', async () => {
    let asking = true;
    const got: string[] = [];
    const readers = Array.from({ length: 8 }, async () => {
      while (asking) got.push(await askAfresh(site.port));
    });
    await expect.poll(() => got.length).toBeGreaterThan(40);
    expect(await site.end('SIGTERM')).toBe(0);
    asking = false;
    await Promise.all(readers);
    got.push(await askAfresh(site.port));
    expect(new Set(got)).toEqual(new Set(['answered', 'refused']));
  });
});
