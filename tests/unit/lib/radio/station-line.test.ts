import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { type Call, goesOnAir, listener, mpeg, playStation, refused } from './play-station';

afterEach(() => {
  jest.useRealTimers();
});

const dropped = { reason: 'ended', detail: 'closed' } as const;

/** On air at the first call; then refusing. */
const awayAgain = (call: Call, nth: number) => (nth === 1 ? goesOnAir(call) : call.listener.over(refused));

async function listening(answers: (call: Call, nth: number) => void) {
  const begin = performance.now();
  const times: number[] = [];
  const deps = playStation((call, nth) => {
    times.push(performance.now());
    answers(call, nth);
  });
  await deps.hub.tuneIn();
  const one = listener();
  const leave = deps.hub.listen(one.sink);
  const drop = () => deps.last().listener.over(dropped);
  const play = (text: string) => deps.last().listener.audio(Buffer.from(text));
  return { ...deps, leave, drop, play, got: one.got, times, begin };
}

describe('a station that drops while somebody listens', () => {
  test('is called again after a second, and the listener goes on', async () => {
    const { drop, play, got, lines, calls } = await listening(goesOnAir);
    drop();
    jest.advanceTimersByTime(999);
    expect(calls).toHaveLength(1);
    jest.advanceTimersByTime(1);
    play('and on');
    jest.advanceTimersByTime(500);
    expect([got.text, got.ended]).toEqual(['on air on air and on', false]);
    expect(lines).toEqual(['The station dropped: ended', 'The station is back']);
  });

  test('is called again each second, and after ten the listener is told the end', async () => {
    const { drop, got, lines, times } = await listening(awayAgain);
    drop();
    jest.advanceTimersByTime(9999);
    expect(got.ended).toBe(false);
    jest.advanceTimersByTime(60_000);
    const [first = 0, ...later] = times;
    expect(later.map((time) => (time - first) / 1000)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([got.ended, got.dropped]).toEqual([true, false]);
    expect(lines).toEqual(['The station dropped: ended']);
  });

  test('does not make a new listener wait, and is called neither for it nor once the first has left', async () => {
    const { drop, hub, leave, calls } = await listening(awayAgain);
    drop();
    expect(await hub.tuneIn()).toEqual({ ok: false, away: dropped });
    expect(calls).toHaveLength(1);
    leave();
    jest.advanceTimersByTime(60_000);
    expect(calls).toHaveLength(1);
  });

  test('and comes back as something else is not passed on: the listener is told the end', async () => {
    const { drop, last, got, lines } = await listening((call, nth) => {
      call.listener.head({ contentType: nth === 1 ? 'audio/mpeg' : 'audio/aac', about: {} });
      call.listener.audio(Buffer.from(`kind ${nth} `));
    });
    drop();
    jest.advanceTimersByTime(1000);
    expect([got.text, got.ended, last().hungUp]).toEqual(['kind 1 ', true, true]);
    expect(lines).toEqual(['The station dropped: ended']);
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

test('a station that is away is told by its reason, once in the log, and called again by each who asks', async () => {
  const { hub, lines, calls } = playStation(({ listener }) => listener.over(refused));
  for (let time = 0; time < 5; time++) expect(await hub.tuneIn()).toEqual({ ok: false, away: refused });
  expect(lines).toEqual(['The station is away: refused']);
  expect(calls.map(({ hungUp }) => hungUp)).toEqual([true, true, true, true, true]);
});

describe('a station that says nothing', () => {
  test.each<[string, (call: Call) => void]>([
    ['at all', () => {}],
    ['but what it is', ({ listener }) => listener.head(mpeg)],
    ['of what its audio is', ({ listener }) => listener.audio(Buffer.from('x'))],
  ])('%s is away after two and a half seconds, for all who asked', async (_, answers) => {
    const { hub, last } = playStation(answers);
    const asked = [hub.tuneIn(), hub.tuneIn()];
    jest.advanceTimersByTime(2499);
    expect(last().hungUp).toBe(false);
    jest.advanceTimersByTime(1);
    const away = { reason: 'timeout', detail: 'no audio within 2500 ms' };
    for (const answer of await Promise.all(asked)) expect(answer).toEqual({ ok: false, away });
    expect(last().hungUp).toBe(true);
  });

  test('while somebody listens is called again after ten seconds, counted from its last audio', async () => {
    const { calls, play, got, lines } = await listening(goesOnAir);
    jest.advanceTimersByTime(9999);
    play('b');
    jest.advanceTimersByTime(9999);
    expect(calls[0]?.hungUp).toBe(false);
    jest.advanceTimersByTime(1001);
    expect([calls.length, calls[0]?.hungUp, got.ended]).toEqual([2, true, false]);
    expect(lines[0]).toBe('The station dropped: silent');
  });
});

describe('after its end', () => {
  test('what a station says is not heard', async () => {
    const { hub, last } = playStation(goesOnAir);
    await hub.tuneIn();
    const [call] = [last()];
    call.listener.over(dropped);
    call.listener.over(refused);
    call.listener.audio(Buffer.from('ghost'));
    expect([hub.head(), jest.getTimerCount()]).toEqual([undefined, 0]);
  });

  test('a line that was closed while it was opened says so to all who wait', async () => {
    const { hub, last } = playStation();
    const asked = hub.tuneIn();
    hub.close();
    expect(await asked).toEqual({ ok: false, away: { reason: 'ended', detail: 'the line was closed' } });
    expect(last().hungUp).toBe(true);
    goesOnAir(last());
    expect(hub.head()).toBeUndefined();
  });
});
