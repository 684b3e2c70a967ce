import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createParting, longestAnswer, type Parting } from '@/lib/server/listening/end-well';
import { listener } from '../../../listener';

let server: Server;
let parting: Parting;
let heard: ReturnType<typeof listener>;
let ended: jest.Mock;
let answer: (response: ServerResponse) => void;
const keptAlive = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(async () => {
  heard = listener();
  ended = jest.fn();
  answer = (response) => void response.end('a page');
  server = createServer((_, response) => {
    parting.arrived(response);
    answer(response);
  });
  parting = createParting(server, heard.log, ended);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});

function ask(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: keptAlive }, resolve).on('error', reject);
  });
}

async function text(response: IncomingMessage): Promise<string> {
  let all = '';
  for await (const chunk of response) all += String(chunk);
  return all;
}

/** Holds every answer back; ends when the first one is asked for. */
function heldAnswer(): Promise<ServerResponse> {
  return new Promise((resolve) => {
    answer = resolve;
  });
}

test('an answer under way is finished, and its connection is closed after it', async () => {
  const held = heldAnswer();
  const asked = ask();
  const response = await held;
  parting.leave('SIGTERM');
  response.end('whole');
  const reply = await asked;
  expect(await text(reply)).toBe('whole');
  expect(reply.headers.connection).toBe('close');
});

test('a request that still comes in on a kept connection is answered, and is the last one there', async () => {
  await text(await ask());
  parting.leave('SIGTERM');
  const reply = await ask();
  expect(await text(reply)).toBe('a page');
  expect(reply.headers.connection).toBe('close');
});

test.each(['audio/mpeg', 'text/event-stream'])('a stream of %s that nobody ends is ended', async (type) => {
  answer = (response) => void response.setHeader('Content-Type', type).write('a sound');
  const reply = await ask();
  const ended = new Promise((resolve) =>
    reply
      .once('close', resolve)
      .resume()
      .on('error', () => undefined),
  );
  parting.leave('SIGTERM');
  await ended;
  expect(reply.complete).toBe(false);
});

describe('an answer that never ends', () => {
  test('is cut off after seven seconds, and the log says so', async () => {
    const held = heldAnswer();
    const failed = ask().catch((error: NodeJS.ErrnoException) => error.code);
    await held;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    parting.leave('SIGTERM');
    jest.advanceTimersByTime(longestAnswer);
    expect(await failed).toBe('ECONNRESET');
    expect(heard.lines).toEqual([
      'info ending: what is in flight is finished signal=SIGTERM answers=1',
      'warn cut off what was still being sent answers=1',
    ]);
  });
});

test('when nobody is left, the process is told to end; a second signal changes nothing', async () => {
  await text(await ask());
  const over = new Promise<void>((resolve) => ended.mockImplementation(() => resolve()));
  parting.leave('SIGINT');
  parting.leave('SIGTERM');
  await over;
  expect(server.listening).toBe(false);
  expect(heard.lines).toHaveLength(1);
});

test('a process that never had a reader ends too', async () => {
  const over = new Promise<void>((resolve) => ended.mockImplementation(() => resolve()));
  parting.leave('SIGTERM');
  await over;
});
