import { EventEmitter } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  closeWhenQuiet,
  createShutdown,
  lastCall,
  longestResponse,
  type Shutdown,
} from '@/lib/server/listening/graceful-shutdown';
import { listener } from '../../../listener';

afterEach(() => void jest.restoreAllMocks());

/** A server that is being closed; `turn` lets one turn of the event loop take so many ms. */
function closing() {
  let now = 1000;
  const waiting: (() => void)[] = [];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'setImmediate').mockImplementation(((look: () => void) => {
    waiting.push(look);
  }) as unknown as typeof setImmediate);
  const told: string[] = [];
  let ended = () => {};
  const server = Object.assign(new EventEmitter(), {
    close(closed: () => void) {
      told.push('close');
      ended = closed;
    },
  });
  closeWhenQuiet(
    server as unknown as Server,
    () => void told.push('closed'),
    () => void told.push('refusing'),
  );
  return {
    told,
    waiting,
    server,
    lastConnectionEnds: () => ended(),
    turn(ms: number) {
      now += ms;
      waiting.shift()?.();
    },
  };
}

/** So many short turns, 0.25 ms each. */
function shortTurns({ turn }: ReturnType<typeof closing>, count: number): void {
  for (let at = 0; at < count; at++) turn(0.25);
}

describe('the listening socket is closed', () => {
  test('after more than five milliseconds without a connection', () => {
    const close = closing();
    shortTurns(close, 20);
    expect(close.told).toEqual([]);
    shortTurns(close, 1);
    expect(close.told).toEqual(['close', 'refusing']);
  });

  test('later where connections still come', () => {
    const close = closing();
    shortTurns(close, 10);
    close.server.emit('connection');
    shortTurns(close, 20);
    expect(close.told).toEqual([]);
    shortTurns(close, 1);
    expect(close.told).toEqual(['close', 'refusing']);
  });

  test.each([
    ['a long turn, which may have missed a connection', 6, []],
    ['a turn that is just too long', 0.5, []],
    ['a short turn', 0.49, ['close', 'refusing']],
  ])('not after %s', (_, last, told) => {
    const close = closing();
    shortTurns(close, 20);
    close.turn(last);
    expect(close.told).toEqual(told);
  });

  test('under constant load after a quarter of a second', () => {
    const close = closing();
    for (let ms = 0; ms < 250; ms++) close.turn(1);
    expect(close.told).toEqual([]);
    close.turn(1);
    expect(close.told).toEqual(['close', 'refusing']);
  });
});

test('a server whose socket is closed is looked at no more', () => {
  const close = closing();
  shortTurns(close, 21);
  expect(close.waiting).toEqual([]);
  expect(close.server.listenerCount('connection')).toBe(0);
});

test('it is told when the last connection has ended', () => {
  const close = closing();
  shortTurns(close, 21);
  close.lastConnectionEnds();
  expect(close.told).toEqual(['close', 'refusing', 'closed']);
});

let server: Server;
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
  shutdown.begin('SIGTERM');
  response.end('whole');
  const reply = await asked;
  expect(await text(reply)).toBe('whole');
  expect(reply.headers.connection).toBe('close');
});

test('a request that still comes in on a kept connection is answered, and is the last one there', async () => {
  await text(await ask());
  shutdown.begin('SIGTERM');
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
  shutdown.begin('SIGTERM');
  await ended;
  expect(reply.complete).toBe(false);
});

describe('an answer that never ends', () => {
  test('is cut off after seven seconds, and the log says so', async () => {
    const held = heldAnswer();
    const failed = ask().catch((error: NodeJS.ErrnoException) => error.code);
    await held;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    shutdown.begin('SIGTERM');
    jest.advanceTimersByTime(longestResponse);
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
  shutdown.begin('SIGINT');
  shutdown.begin('SIGTERM');
  await over;
  expect(server.listening).toBe(false);
  expect(heard.lines).toEqual(['info ending: what is in flight is finished signal=SIGINT answers=0']);
});

test('a process that never had a reader ends too', async () => {
  const over = new Promise<void>((resolve) => ended.mockImplementation(() => resolve()));
  shutdown.begin('SIGTERM');
  await over;
});

test('while the socket is being closed answers are held back, and given when it is closed', async () => {
  const listeningAtAnswer = new Promise<boolean>((resolve) => {
    answer = (response) => {
      resolve(server.listening);
      response.end('a page');
    };
  });
  server.once('connection', () => jest.advanceTimersByTime(lastCall));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  shutdown = createShutdown(server, heard.log, ended);
  shutdown.begin('SIGTERM');
  expect(await text(await ask())).toBe('a page');
  expect(await listeningAtAnswer).toBe(false);
});
