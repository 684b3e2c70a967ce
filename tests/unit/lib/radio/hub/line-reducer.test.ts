import { describe, expect, test } from '@jest/globals';
import { closedLine, type LineEvent, type LineState, reduceLine } from '@/lib/radio/hub/line-reducer';

const head = { contentType: 'audio/mpeg', about: {} };
const away = { reason: 'refused', detail: 'ECONNREFUSED' } as const;
const open: LineState = { ...closedLine, phase: 'open', head, playedType: 'audio/mpeg', listeners: 1 };
const waiting: LineState = {
  ...closedLine,
  phase: 'waiting',
  listeners: 1,
  tries: 1,
  lostAt: 0,
  logged: true,
};

/** The phase that follows, and the names of what is to be done. */
function step(state: LineState, event: LineEvent): [string, string[]] {
  const [next, effects] = reduceLine(state, event);
  return [next.phase, effects.map((effect) => effect.do)];
}

const ends = ['hang-up', 'stop-retry', 'stop-linger', 'answer'];

describe('the line to a station', () => {
  const rows: [string, LineState, LineEvent, string, string[]][] = [
    ['is dialed by the first who asks', closedLine, { type: 'asked' }, 'dialing', ['dial']],
    ['is not dialed twice', { ...closedLine, phase: 'dialing' }, { type: 'asked' }, 'dialing', []],
    [
      'answers when it opens, and lingers while nobody listens yet',
      { ...closedLine, phase: 'dialing' },
      { type: 'opened', head, now: 1 },
      'open',
      ['start-linger', 'answer'],
    ],
    [
      'tells the log that it is back',
      { ...waiting, phase: 'dialing' },
      { type: 'opened', head, now: 1 },
      'open',
      ['log', 'answer'],
    ],
    [
      'ends when it comes back as something else',
      { ...waiting, phase: 'dialing', playedType: 'audio/aac' },
      { type: 'opened', head, now: 1 },
      'closed',
      [...ends, 'end-listeners'],
    ],
    [
      'is retried while somebody listens',
      open,
      { type: 'lost', away, now: 1 },
      'waiting',
      ['log', 'answer', 'retry'],
    ],
    [
      'is given up when nobody listens',
      { ...open, listeners: 0 },
      { type: 'lost', away, now: 1 },
      'closed',
      ['log', 'answer', ...ends, 'end-listeners'],
    ],
    [
      'is given up after ten seconds of silence',
      { ...waiting, phase: 'dialing', tries: 9 },
      { type: 'lost', away, now: 9000 },
      'closed',
      ['answer', ...ends, 'end-listeners'],
    ],
    ['is dialed again when its wait is over', waiting, { type: 'retry' }, 'dialing', ['dial']],
    [
      'lingers when the last listener leaves',
      open,
      { type: 'listeners', count: 0 },
      'open',
      ['stop-linger', 'start-linger'],
    ],
    ['is not retried for nobody', waiting, { type: 'listeners', count: 0 }, 'closed', [...ends, 'forget']],
    [
      'is dialed for a listener who finds it closed',
      closedLine,
      { type: 'listeners', count: 1 },
      'dialing',
      ['dial'],
    ],
    ['closes when it has lingered', open, { type: 'lingered' }, 'closed', [...ends, 'forget']],
  ];

  test.each(rows)('%s', (_, state, event, phase, effects) => {
    expect(step(state, event)).toEqual([phase, effects]);
  });

  test('waits twice as long before each try', () => {
    const [first] = reduceLine(open, { type: 'lost', away, now: 0 });
    const [, effects] = reduceLine({ ...first, phase: 'dialing' }, { type: 'lost', away, now: 250 });
    expect(effects.at(-1)).toEqual({ do: 'retry', inMs: 500 });
  });

  test('waits anew from the beginning after a connection that was steady', () => {
    const before = { ...open, openedAt: 0, tries: 5 };
    const [, effects] = reduceLine(before, { type: 'lost', away, now: 10_000 });
    expect(effects.at(-1)).toEqual({ do: 'retry', inMs: 250 });
    const [, hasty] = reduceLine(before, { type: 'lost', away, now: 9999 });
    expect(hasty.at(-1)).toEqual({ do: 'retry', inMs: 2000 });
    const late = { ...before, openedAt: 50_000 };
    const [, brief] = reduceLine(late, { type: 'lost', away, now: 50_001 });
    expect(brief.at(-1)).toEqual({ do: 'retry', inMs: 2000 });
  });
});
