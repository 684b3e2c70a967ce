import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { nextWait } from '@/lib/radio/hub/retry-plan';
import { type Call, goesOnAir, listener, playStation, refused } from './play-station';

afterEach(() => {
  jest.useRealTimers();
});

const dropped = { reason: 'ended', detail: 'closed' } as const;

/** On air at the first call; then refusing until the call with this number. */
function awayUntil(back: number) {
  return (call: Call, nth: number) =>
    nth === 1 || nth >= back ? goesOnAir(call) : call.listener.over(refused);
}

async function listening(answers: (call: Call, nth: number) => void) {
  const deps = playStation(answers);
  await deps.hub.tuneIn();
  const one = listener();
  const leave = deps.hub.listen(one.sink);
  return { ...deps, leave, got: one.got };
}

test.each([
  [0, 0, 250],
  [1, 250, 500],
  [2, 750, 1000],
  [3, 1750, 2000],
  [9, 7750, 2000],
  [9, 8001, undefined],
])('after %i tries and %i ms of silence the next try is in %s ms', (tries, silent, wait) => {
  expect(nextWait(tries, silent)).toBe(wait);
});

describe('a station that drops while somebody listens', () => {
  test('is called again after a quarter of a second, and the listener goes on', async () => {
    const { last, got, lines, calls } = await listening(goesOnAir);
    last().listener.over(dropped);
    jest.advanceTimersByTime(249);
    expect(calls).toHaveLength(1);
    jest.advanceTimersByTime(1);
    last().listener.audio(Buffer.from('and on'));
    jest.advanceTimersByTime(500);
    expect([got.text, got.ended]).toEqual(['on air on air and on', false]);
    expect(lines).toEqual(['The station dropped: ended', 'The station is back']);
  });

  test('is called less and less often, and after ten seconds the listener is told the end', async () => {
    const { last, got, lines, calls } = await listening(awayUntil(99));
    last().listener.over(dropped);
    jest.advanceTimersByTime(7750);
    expect([calls.length, got.ended]).toEqual([7, false]);
    jest.advanceTimersByTime(2000);
    expect([calls.length, got.ended, got.dropped]).toEqual([8, true, false]);
    jest.advanceTimersByTime(60_000);
    expect(calls).toHaveLength(8);
    expect(lines).toEqual(['The station dropped: ended']);
  });

  test('has a restart bridged', async () => {
    const { last, got } = await listening(awayUntil(6));
    last().listener.over(dropped);
    jest.advanceTimersByTime(10_000);
    last().listener.audio(Buffer.from('again'));
    jest.advanceTimersByTime(500);
    expect([got.text, got.ended]).toEqual(['on air on air again', false]);
  });

  test('and comes back without titles plays nothing that has a name', async () => {
    const { last, hub } = await listening(goesOnAir);
    last().listener.title('A song');
    last().listener.over(dropped);
    jest.advanceTimersByTime(250);
    expect(hub.title()).toBeNull();
  });

  test('is not called again once the listener has left', async () => {
    const { last, leave, calls } = await listening(awayUntil(99));
    last().listener.over(dropped);
    leave();
    jest.advanceTimersByTime(60_000);
    expect(calls).toHaveLength(1);
  });

  test('does not make a new listener wait, nor is it called out of turn for it', async () => {
    const { last, hub, calls } = await listening(awayUntil(99));
    last().listener.over(dropped);
    expect(await hub.tuneIn()).toEqual({ ok: false, away: dropped });
    expect(calls).toHaveLength(1);
  });

  test('and drops again and again is not called more often for it', async () => {
    const { last, calls } = await listening(goesOnAir);
    for (let time = 0; time < 100; time++) {
      if (!last().hungUp) last().listener.over(dropped);
      jest.advanceTimersByTime(250);
    }
    expect(calls.length).toBeLessThanOrEqual(16);
  });

  test('and comes back as something else is not passed on: the listener is told the end', async () => {
    const { last, got } = await listening((call, nth) => {
      call.listener.head({ contentType: nth === 1 ? 'audio/mpeg' : 'audio/aac', about: {} });
      call.listener.audio(Buffer.from(`kind ${nth} `));
    });
    last().listener.over(dropped);
    jest.advanceTimersByTime(250);
    expect([got.text, got.ended, last().hungUp]).toEqual(['kind 1 ', true, true]);
  });
});

test('a station that drops between its answer and the first listener is called again', async () => {
  const { hub, calls, last } = playStation(goesOnAir);
  await hub.tuneIn();
  last().listener.over(dropped);
  const { got, sink } = listener();
  hub.listen(sink);
  jest.advanceTimersByTime(500);
  expect([calls.length, got.text]).toEqual([2, 'on air ']);
});

describe('a station that says nothing', () => {
  test('is away after two and a half seconds, for all who asked', async () => {
    const { hub, last } = playStation();
    const asked = [hub.tuneIn(), hub.tuneIn()];
    jest.advanceTimersByTime(2500);
    const tuned = await Promise.all(asked);
    expect(tuned.map((one) => !one.ok && one.away.reason)).toEqual(['timeout', 'timeout']);
    expect(last().hungUp).toBe(true);
  });

  test('is away too when it has said what it is and plays nothing', async () => {
    const { hub, last } = playStation(({ listener }) =>
      listener.head({ contentType: 'audio/mpeg', about: {} }),
    );
    const asked = hub.tuneIn();
    jest.advanceTimersByTime(2500);
    expect((await asked).ok).toBe(false);
    expect(last().hungUp).toBe(true);
  });

  test('while somebody listens is called again after ten seconds', async () => {
    const { calls, got } = await listening(goesOnAir);
    jest.advanceTimersByTime(10_250);
    expect([calls.length, calls[0]?.hungUp, got.ended]).toEqual([2, true, false]);
  });
});

test('what a station says after it was hung up on is not heard', async () => {
  const { hub, last } = playStation(goesOnAir);
  await hub.tuneIn();
  hub.close();
  last().listener.audio(Buffer.from('ghost'));
  last().listener.title('Ghost');
  const { got, sink } = listener();
  hub.listen(sink);
  expect([got.text, hub.title()]).toEqual(['', null]);
});
