import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { type Call, goesOnAir, listener, playStation, refused } from './play-station';

afterEach(() => {
  jest.useRealTimers();
});

const dropped = { reason: 'ended', detail: 'closed' } as const;

/** Opens a hub with a connected station; returns functions to send audio and to listen. */
async function onAir() {
  const deps = playStation(goesOnAir);
  await deps.hub.tuneIn();
  const play = (text: string) => deps.last().listener.audio(Buffer.from(text));
  const join = (queued?: () => number) => {
    const one = listener(queued);
    return { ...one, leave: deps.hub.listen(one.sink) };
  };
  return { ...deps, play, join };
}

describe('the connection of a hub to its station', () => {
  test('is opened once for a hundred listeners and not again for later listeners', async () => {
    const { hub, calls, last } = playStation();
    const waiting = Array.from({ length: 100 }, () => hub.tuneIn());
    goesOnAir(last());
    const tuned = await Promise.all(waiting);
    expect(tuned.filter(({ ok }) => ok)).toHaveLength(100);
    expect(await hub.tuneIn()).toEqual({ ok: true, type: 'audio/mpeg' });
    expect([hub.type(), calls.length]).toEqual(['audio/mpeg', 1]);
  });

  test('is opened only when someone listens', () => {
    const { hub, calls } = playStation(goesOnAir);
    expect([hub.type(), calls.length]).toEqual([undefined, 0]);
  });
});

describe('a listener of a hub', () => {
  test('immediately gets the latest audio, at most 64 KB', async () => {
    const { join, play } = await onAir();
    expect(join().got.text).toBe('on air ');
    for (let kilobyte = 0; kilobyte < 100; kilobyte++) play('k'.repeat(1024));
    expect(join().got.bytes).toBe(65_536);
  });

  test('gets new audio as one chunk per second', async () => {
    const { join, play } = await onAir();
    const { got } = join();
    play('one ');
    play('two ');
    expect(got.pieces).toEqual(['on air ']);
    jest.advanceTimersByTime(50);
    expect(got.pieces).toEqual(['on air ', 'one two ']);
    play('three');
    jest.advanceTimersByTime(999);
    expect(got.pieces).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(got.pieces).toEqual(['on air ', 'one two ', 'three']);
    jest.advanceTimersByTime(1000);
    expect(got.pieces).toHaveLength(3);
  });

  test('gets every byte once, whenever the listener arrived', async () => {
    const { join, play } = await onAir();
    const all = Array.from({ length: 50 }, (_, nth) => {
      const { got } = join();
      play(`${nth} `);
      jest.advanceTimersByTime(70);
      return got;
    });
    jest.advanceTimersByTime(1000);
    const whole = `on air ${Array.from({ length: 50 }, (_, nth) => `${nth} `).join('')}`;
    expect(all.filter(({ text }) => text === whole)).toHaveLength(50);
  });

  test('gets nothing more after leaving', async () => {
    const { join, play } = await onAir();
    const [one, other] = [join(), join()];
    one.leave();
    play('more');
    jest.advanceTimersByTime(1000);
    expect([one.got.text, other.got.text]).toEqual(['on air ', 'on air more']);
  });
});

test('a hub divides its listeners into twenty groups and sends audio to one group at a time', async () => {
  const { join, play } = await onAir();
  const all = Array.from({ length: 21 }, () => join().got);
  play('more');
  jest.advanceTimersByTime(50);
  expect(all.filter(({ writes }) => writes === 2)).toHaveLength(2);
  jest.advanceTimersByTime(19 * 50);
  expect(all.filter(({ writes }) => writes === 2)).toHaveLength(21);
});

test('a hub drops a listener with more than 256 KB queued and keeps the others', async () => {
  const { join, play } = await onAir();
  const limit = 256 * 1024;
  const full = join(() => limit);
  const late = Array.from({ length: 500 }, () => join(() => limit + 1));
  play('more');
  jest.advanceTimersByTime(1000);
  expect([full.got.dropped, full.got.text]).toEqual([false, 'on air more']);
  expect(late.filter(({ got }) => got.dropped && got.text === 'on air ')).toHaveLength(500);
});

describe('when the last listener leaves a hub', () => {
  test('the hub disconnects, forgets the audio and reconnects for the next listener', async () => {
    const { hub, last, join, calls } = await onAir();
    const [one, other] = [join(), join()];
    one.leave();
    one.leave();
    expect(last().hungUp).toBe(false);
    other.leave();
    expect([last().hungUp, hub.type(), jest.getTimerCount()]).toEqual([true, undefined, 0]);
    await hub.tuneIn();
    expect([join().got.text, calls.length]).toEqual(['on air ', 2]);
  });

  test('the hub treats a dropped listener as one who left', async () => {
    const { last, play, join } = await onAir();
    join(() => Number.POSITIVE_INFINITY);
    play('more');
    jest.advanceTimersByTime(1000);
    expect(last().hungUp).toBe(true);
  });
});

test('closing a hub sends listeners the remaining audio, ends their streams, disconnects, and keeps the hub closed', async () => {
  const { hub, last, play, join } = await onAir();
  const all = [join(), join()];
  play('the end');
  hub.close();
  for (const { got } of all)
    expect(got).toMatchObject({ text: 'on air the end', ended: true, dropped: false });
  expect([last().hungUp, join().got.ended]).toEqual([true, true]);
  expect((await hub.tuneIn()).ok).toBe(false);
});

test('a hub that is closed while connecting notifies all waiting listeners', async () => {
  const { hub, last } = playStation();
  const waiting = hub.tuneIn();
  hub.close();
  expect(await waiting).toEqual({
    ok: false,
    away: { reason: 'ended', detail: 'the server is shutting down' },
  });
  expect(last().hungUp).toBe(true);
  goesOnAir(last());
  expect(hub.type()).toBeUndefined();
});

describe('when a station drops the connection', () => {
  test('listeners get the remaining audio, their streams end, and the next listener reconnects', async () => {
    const { hub, last, play, join, lines, calls } = await onAir();
    const { got } = join();
    play('and off');
    last().listener.over(dropped);
    expect(got).toMatchObject({ text: 'on air and off', ended: true, dropped: false });
    expect([hub.type(), hub.failure(), jest.getTimerCount()]).toEqual([undefined, 'ended', 0]);
    expect(await hub.tuneIn()).toEqual({ ok: true, type: 'audio/mpeg' });
    expect([hub.failure(), calls.length]).toEqual([undefined, 2]);
    expect(lines).toEqual(['The station was lost: ended', 'The station is back']);
  });

  test('a listener who tuned in before the drop but joins after it gets a stream that ends immediately', async () => {
    const { last, join } = await onAir();
    last().listener.over(dropped);
    expect(join().got.ended).toBe(true);
  });

  test('further audio and errors from the station are ignored', async () => {
    const { hub, last } = await onAir();
    const { listener } = last();
    listener.over(dropped);
    listener.over(refused);
    listener.audio(Buffer.from('ghost'));
    expect([hub.type(), hub.failure(), jest.getTimerCount()]).toEqual([undefined, 'ended', 0]);
  });
});

test('a hub says why its station is unavailable, logs it once and tries again for each listener', async () => {
  const { hub, lines, calls } = playStation(({ listener }) => listener.over(refused));
  for (let time = 0; time < 5; time++) expect(await hub.tuneIn()).toEqual({ ok: false, away: refused });
  expect(lines).toEqual(['The station is unavailable: refused']);
  expect(calls.map(({ hungUp }) => hungUp)).toEqual([true, true, true, true, true]);
});

describe('a station', () => {
  test.each<[string, (call: Call) => void]>([
    ['nothing', () => {}],
    ['only its content type', ({ listener }) => listener.type('audio/mpeg')],
    ['audio without a content type', ({ listener }) => listener.audio(Buffer.from('x'))],
  ])(
    'that sends %s is reported as unavailable to all waiting listeners after 2.5 seconds',
    async (_, answers) => {
      const { hub, last } = playStation(answers);
      const waiting = [hub.tuneIn(), hub.tuneIn()];
      jest.advanceTimersByTime(2499);
      expect(last().hungUp).toBe(false);
      jest.advanceTimersByTime(1);
      const away = { reason: 'timeout', detail: 'no audio within 2500 ms' };
      for (const answer of await Promise.all(waiting)) expect(answer).toEqual({ ok: false, away });
      expect(last().hungUp).toBe(true);
    },
  );

  test('that sends no audio for ten seconds counts as disconnected', async () => {
    const { last, play, join, lines } = await onAir();
    const { got } = join();
    jest.advanceTimersByTime(9999);
    play('b');
    jest.advanceTimersByTime(9999);
    expect(last().hungUp).toBe(false);
    jest.advanceTimersByTime(1);
    expect([last().hungUp, got.ended]).toEqual([true, true]);
    expect(lines).toEqual(['The station was lost: silent']);
  });
});
