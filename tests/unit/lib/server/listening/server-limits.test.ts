import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { serverLimits } from '@/lib/server/listening/server-limits';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function open(): Promise<{ server: Server; port: number }> {
  const server = createServer({ connectionsCheckingInterval: 50 }, (_, response) => response.end('page'));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** What a server sends to one who says this and then nothing more, until the server hangs up. */
function sayAndWait(port: number, words: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(words));
    socket.on('data', (piece) => (heard += String(piece)));
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
  });
}

test.each([
  ['half a head', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['nothing', ''],
])('who sends %s is let go', async (_, words) => {
  const { server, port } = await open();
  Object.assign(server, { ...serverLimits, headersTimeout: 100 });
  expect(await sayAndWait(port, words)).toMatch(/^HTTP\/1\.1 408 /);
});

test('an offer to speak another protocol is passed over', async () => {
  const { server, port } = await open();
  Object.assign(server, { ...serverLimits, keepAliveTimeout: 1 });
  const words = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n';
  expect(await sayAndWait(port, words)).toMatch(/^HTTP\/1\.1 200 [\s\S]*page/);
});
