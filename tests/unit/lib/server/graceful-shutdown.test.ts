import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  CLOSE_CONNECTIONS_MS,
  CUT_OFF_MS,
  createShutdown,
  HOLD_MS,
  type Shutdown,
} from '@/lib/server/graceful-shutdown';
import { listener } from '../../listener';
import { onLoopback } from '../../on-loopback';

let server: Server;
let address: URL;
let shutdown: Shutdown;
let heard: ReturnType<typeof listener>;
let ended: jest.Mock;
let answer: (response: ServerResponse) => void;
const keptAlive = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(async () => {
  heard = listener();
  ended = jest.fn();
  answer = (response) => void response.end('a page');
  server = createServer((_, response) => {
    shutdown.admit(response, () => answer(response));
  });
  shutdown = createShutdown(server, heard.log, ended);
  address = await onLoopback(server);
});
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});

function ask(): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(address, { agent: keptAlive }, resolve).on('error', reject);
  });
}

async function text(response: IncomingMessage): Promise<string> {
  let all = '';
  for await (const chunk of response) all += String(chunk);
  return all;
}

/** Makes the handler hold its response back; resolves with the response when a request has arrived. */
function heldAnswer(): Promise<ServerResponse> {
  return new Promise((resolve) => {
    answer = resolve;
  });
}

const withFakeTimers = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });

test('a response in progress when a shutdown begins is finished, then its connection is closed', async () => {
  const held = heldAnswer();
  const asked = ask();
  const response = await held;
  shutdown.begin('SIGTERM');
  response.end('whole');
  const reply = await asked;
  expect([await text(reply), reply.headers.connection]).toEqual(['whole', 'close']);
});

test('a request on an open connection during shutdown gets a response, and the connection is closed', async () => {
  await text(await ask());
  shutdown.begin('SIGTERM');
  const reply = await ask();
  expect([await text(reply), reply.headers.connection]).toEqual(['a page', 'close']);
});

test('a response that a slow client is still reading when the server stops listening arrives whole', async () => {
  const page = 'a'.repeat(20_000_000);
  answer = (response) => void response.end(page);
  const reply = await ask();
  shutdown.begin('SIGTERM');
  while (server.listening) await new Promise(setImmediate);
  expect((await text(reply)).length).toBe(page.length);
});

test('a response that never ends is cut off and logged seven seconds after a shutdown begins', async () => {
  const held = heldAnswer();
  const failed = ask().catch((error: NodeJS.ErrnoException) => error.code);
  await held;
  withFakeTimers();
  shutdown.begin('SIGTERM');
  jest.advanceTimersByTime(CUT_OFF_MS);
  expect(await failed).toBe('ECONNRESET');
  expect(heard.lines).toEqual([
    'info shutting down once open responses have ended signal=SIGTERM open=1',
    'warn closed responses that did not end in time open=1',
  ]);
});

test.each([0, 1])(
  'the process ends once it has no open responses, and a second signal changes nothing (idle clients: %i)',
  async (count) => {
    for (let at = 0; at < count; at++) await text(await ask());
    const over = new Promise<void>((resolve) => ended.mockImplementation(() => resolve()));
    shutdown.begin('SIGINT');
    shutdown.begin('SIGTERM');
    await over;
    expect(server.listening).toBe(false);
    expect(heard.lines).toEqual(['info shutting down once open responses have ended signal=SIGINT open=0']);
  },
);

test('a request that arrives late in a shutdown gets a response after the server has stopped listening', async () => {
  const listeningAtAnswer: boolean[] = [];
  withFakeTimers();
  shutdown = createShutdown(server, heard.log, ended);
  shutdown.begin('SIGTERM');
  jest.advanceTimersByTime(CLOSE_CONNECTIONS_MS);
  const came = new Promise((resolve) => server.once('request', resolve));
  answer = (response) => {
    listeningAtAnswer.push(server.listening);
    response.end('a page');
  };
  const asked = ask();
  await came;
  expect(listeningAtAnswer).toEqual([]);
  jest.advanceTimersByTime(HOLD_MS);
  await new Promise(setImmediate);
  expect(await text(await asked)).toBe('a page');
  expect(listeningAtAnswer).toEqual([false]);
});
