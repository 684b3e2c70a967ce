import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { closeWhenQuiet } from '@/lib/server/listening/close-when-quiet';

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
