import { EventEmitter } from 'node:events';
import { describe, expect, jest, test } from '@jest/globals';
import { needsPreflight, type PreflightWorker, preflight } from '@/lib/blog/markdown/preflight';

const bomb = '> '.repeat(5000);

test.each([
  ['false for ordinary Markdown', 'A paragraph.\n\n- a list\n- of two\n\n> > a quoted quote\n', false],
  ['false for Markdown of 16 KB', 'x'.repeat(16 * 1024), false],
  ['true for Markdown of more than 16 KB', 'x'.repeat(16 * 1024 + 1), true],
  ['true for 5,000 nested quotes', bomb, true],
  ['true for 50 nested lists', '- '.repeat(50), true],
  ['true for 50 nested numbered lists', '1. '.repeat(50), true],
  ['true for a run of 50 asterisks', '*'.repeat(50), true],
  ['true for a run of 50 brackets', '['.repeat(50), true],
  ['false for 39 nested quotes', '> '.repeat(39), false],
  ['true for 40 nested quotes', '> '.repeat(40), true],
  ['false for a run of 39 asterisks', '*'.repeat(39), false],
  ['true for a run of 40 asterisks', '*'.repeat(40), true],
  ['false for a rule of dashes', '-'.repeat(60), false],
])('needsPreflight is %s', (_, text, first) => {
  expect(needsPreflight(text)).toBe(first);
});

describe('preflight', () => {
  function worker(play: (worker: EventEmitter) => void) {
    const terminate = jest.fn(async () => 0);
    const played = new EventEmitter();
    Object.assign(played, { terminate, unref: () => undefined, postMessage: () => play(played) });
    return played as unknown as PreflightWorker & { terminate: jest.Mock };
  }

  test('accepts Markdown that the worker can render', async () => {
    const good = worker((events) => events.emit('message', ''));
    expect(await preflight(bomb, () => good)).toMatchObject({ ok: true });
    expect(good.terminate).toHaveBeenCalled();
  });

  test.each([
    ['breaks the renderer', 'too deep', (events: EventEmitter) => events.emit('message', 'too deep')],
    ['breaks the worker', 'no memory', (events: EventEmitter) => events.emit('error', Error('no memory'))],
    ['takes too long', 'takes too long', () => undefined],
  ])('fails with a reason for Markdown that %s, and ends the worker', async (_, complaint, play) => {
    const bad = worker(play);
    expect(await preflight(bomb, () => bad, 5)).toEqual({
      ok: false,
      failure: { reason: 'malformed', detail: `Markdown: ${complaint}` },
    });
    expect(bad.terminate).toHaveBeenCalled();
  });

  test('fails with a reason if the worker cannot start', async () => {
    const refuse = () => {
      throw new Error('no more threads');
    };
    expect(await preflight(bomb, refuse)).toMatchObject({
      failure: { detail: 'Markdown: no more threads' },
    });
  });

  test('starts no worker for ordinary Markdown', async () => {
    const never = jest.fn<() => PreflightWorker>();
    expect(await preflight('A paragraph.', never)).toMatchObject({ ok: true });
    expect(never).not.toHaveBeenCalled();
  });
});
