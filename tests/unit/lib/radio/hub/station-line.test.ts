import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { lingerMs, StationLine } from '@/lib/radio/hub/station-line';
import { type Call, mpeg, refused } from './play-station';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A line to a station that answers as the test says, its calls, and all that it told. */
function lineTo(answers: (call: Call) => void = () => {}) {
  const calls: Call[] = [];
  const events: string[] = [];
  const line = new StationLine(
    (listener) => {
      const call = { listener, hungUp: false };
      calls.push(call);
      answers(call);
      return () => {
        call.hungUp = true;
      };
    },
    {
      audio: (bytes) => events.push(`audio ${bytes}`),
      title: (title) => events.push(`title ${title}`),
      gone: () => events.push('gone'),
      closed: () => events.push('closed'),
      log: (what, away) => events.push(`log ${what}${away ? `: ${away.reason}` : ''}`),
    },
  );
  return { line, calls, events };
}

function opens({ listener }: Call): void {
  listener.head(mpeg);
  listener.audio(Buffer.from('on air'));
}

describe('tuning in', () => {
  test('opens the line, once for all who ask meanwhile', async () => {
    const { line, calls } = lineTo();
    const asked = [line.tuneIn(), line.tuneIn()];
    expect([line.head, calls.length]).toEqual([undefined, 1]);
    for (const call of calls) opens(call);
    expect(await Promise.all(asked)).toEqual([
      { ok: true, head: mpeg },
      { ok: true, head: mpeg },
    ]);
    expect(line.head).toBe(mpeg);
  });

  test('finds an open line', async () => {
    const { line, calls } = lineTo(opens);
    await line.tuneIn();
    expect(await line.tuneIn()).toEqual({ ok: true, head: mpeg });
    expect(calls).toHaveLength(1);
  });

  test('is told why a station is away, and calls again the next time', async () => {
    const { line, calls, events } = lineTo(({ listener }) => listener.over(refused));
    expect(await line.tuneIn()).toEqual({ ok: false, away: refused });
    expect(await line.tuneIn()).toEqual({ ok: false, away: refused });
    expect(calls).toHaveLength(2);
    expect(events).toEqual(['title null', 'log is away: refused', 'gone', 'title null', 'gone']);
  });

  test('while the line is being won back, is told so at once, without a call', async () => {
    const { line, calls } = lineTo(opens);
    await line.tuneIn();
    line.heardBy(1);
    calls[0]?.listener.over(refused);
    expect(await line.tuneIn()).toEqual({ ok: false, away: refused });
    expect(calls).toHaveLength(1);
  });
});

test('audio and titles are passed on', async () => {
  const { line, calls, events } = lineTo(opens);
  await line.tuneIn();
  calls[0]?.listener.title('A song');
  calls[0]?.listener.audio(Buffer.from('more'));
  expect(events).toEqual(['audio on air', 'title A song', 'audio more']);
});

describe('a line that is lost', () => {
  test('is opened again while somebody listens', async () => {
    const { line, calls, events } = lineTo(opens);
    await line.tuneIn();
    line.heardBy(1);
    calls[0]?.listener.over(refused);
    expect(line.head).toBeUndefined();
    jest.advanceTimersByTime(250);
    expect([line.head, calls.length]).toEqual([mpeg, 2]);
    expect(events).toEqual([
      'audio on air',
      'title null',
      'log dropped: refused',
      'log is back',
      'audio on air',
    ]);
  });

  test('is not, once nobody does', async () => {
    const { line, calls, events } = lineTo(opens);
    await line.tuneIn();
    line.heardBy(1);
    calls[0]?.listener.over(refused);
    line.heardBy(0);
    jest.advanceTimersByTime(60_000);
    expect(calls).toHaveLength(1);
    expect(events.at(-1)).toBe('closed');
  });
});

describe('a line that nobody listens to', () => {
  test('stays open for ten seconds, and is closed then', async () => {
    const { line, calls, events } = lineTo(opens);
    await line.tuneIn();
    line.heardBy(1);
    line.heardBy(0);
    expect(lingerMs).toBe(10_000);
    calls[0]?.listener.audio(Buffer.from('more'));
    jest.advanceTimersByTime(9999);
    expect(calls[0]?.hungUp).toBe(false);
    jest.advanceTimersByTime(1);
    expect([calls[0]?.hungUp, line.head, events.at(-1)]).toEqual([true, undefined, 'closed']);
  });

  test('waits ten seconds from the last listener, however often that was told', async () => {
    const { line, calls } = lineTo(opens);
    await line.tuneIn();
    line.heardBy(0);
    jest.advanceTimersByTime(5000);
    calls[0]?.listener.audio(Buffer.from('more'));
    line.heardBy(0);
    jest.advanceTimersByTime(9999);
    expect(calls[0]?.hungUp).toBe(false);
    jest.advanceTimersByTime(1);
    expect(calls[0]?.hungUp).toBe(true);
  });

  test('stays open where somebody comes back', async () => {
    const { line, calls } = lineTo(opens);
    await line.tuneIn();
    line.heardBy(0);
    jest.advanceTimersByTime(5000);
    line.heardBy(1);
    calls[0]?.listener.audio(Buffer.from('more'));
    jest.advanceTimersByTime(9000);
    expect(calls[0]?.hungUp).toBe(false);
  });
});

test('closing hangs up, answers those who wait, and tells nobody else', async () => {
  const { line, calls, events } = lineTo();
  const asked = line.tuneIn();
  line.close();
  expect(await asked).toEqual({ ok: false, away: { reason: 'ended', detail: 'the line was closed' } });
  expect([calls[0]?.hungUp, events]).toEqual([true, []]);
});
