import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { goesOnAir, listener, mpeg, playStation, refused } from './play-station';

afterEach(() => {
  jest.useRealTimers();
});

describe('one connection for all', () => {
  test('a hundred listeners that come at once make one call', async () => {
    const { hub, calls, last } = playStation();
    const asked = Array.from({ length: 100 }, () => hub.tuneIn());
    goesOnAir(last());
    const tuned = await Promise.all(asked);
    expect(tuned.filter(({ ok }) => ok)).toHaveLength(100);
    expect(calls).toHaveLength(1);
  });

  test('who comes later is answered without a call', async () => {
    const { hub, calls } = playStation(goesOnAir);
    await hub.tuneIn();
    expect(await hub.tuneIn()).toEqual({ ok: true, head: mpeg });
    expect(calls).toHaveLength(1);
  });

  test('nothing is called before somebody listens, not even for the title', () => {
    const { hub, calls } = playStation(goesOnAir);
    hub.watchTitle({ tell: () => {}, end: () => {} });
    expect([hub.title(), hub.head(), calls.length]).toEqual([null, undefined, 0]);
  });
});

describe('what a listener gets', () => {
  test('all that follows, in order, within half a second', async () => {
    const { hub, last } = playStation(goesOnAir);
    await hub.tuneIn();
    const { got, sink } = listener();
    hub.listen(sink);
    last().listener.audio(Buffer.from('one '));
    last().listener.audio(Buffer.from('two '));
    jest.advanceTimersByTime(500);
    last().listener.audio(Buffer.from('three'));
    jest.advanceTimersByTime(500);
    expect(got.text).toBe('on air one two three');
  });

  test('the newest 64 KB at once', async () => {
    const { hub, last } = playStation(goesOnAir);
    await hub.tuneIn();
    for (let kilobyte = 0; kilobyte < 100; kilobyte++) last().listener.audio(Buffer.alloc(1024, kilobyte));
    const { got, sink } = listener();
    hub.listen(sink);
    expect(got.bytes).toBe(65_536);
  });

  test('every listener gets every byte, whenever it came', async () => {
    const { hub, last } = playStation(goesOnAir);
    await hub.tuneIn();
    const texts = new Map<number, ReturnType<typeof listener>>();
    for (let nth = 0; nth < 50; nth++) {
      const one = listener();
      texts.set(nth, one);
      hub.listen(one.sink);
      last().listener.audio(Buffer.from(`${nth} `));
      jest.advanceTimersByTime(70);
    }
    jest.advanceTimersByTime(500);
    const whole = `on air ${Array.from({ length: 50 }, (_, nth) => `${nth} `).join('')}`;
    expect([...texts.values()].filter(({ got }) => got.text === whole)).toHaveLength(50);
  });

  test('a fast station is passed on whole', async () => {
    const { hub, last } = playStation(goesOnAir);
    await hub.tuneIn();
    const { got, sink } = listener();
    hub.listen(sink);
    for (let part = 0; part < 100; part++) last().listener.audio(Buffer.alloc(50_000));
    jest.advanceTimersByTime(500);
    expect(got.bytes).toBe(7 + 100 * 50_000);
  });

  test('two writes a second, however small the pieces of the station are', async () => {
    const { hub, last } = playStation(goesOnAir);
    await hub.tuneIn();
    const { got, sink } = listener();
    hub.listen(sink);
    for (let part = 0; part < 200; part++) {
      last().listener.audio(Buffer.alloc(800));
      jest.advanceTimersByTime(50);
    }
    expect(got.writes).toBeLessThanOrEqual(21);
  });
});

describe('a listener that does not keep up', () => {
  test('is dropped when 256 KB wait for it; the others go on', async () => {
    const { hub, last, lines } = playStation(goesOnAir);
    await hub.tuneIn();
    const slow = listener(() => 256 * 1024);
    const quick = listener();
    hub.listen(slow.sink);
    hub.listen(quick.sink);
    last().listener.audio(Buffer.from('more'));
    jest.advanceTimersByTime(500);
    expect([slow.got.dropped, quick.got.text]).toEqual([true, 'on air more']);
    expect(lines).toEqual(['Listeners did not keep up and were dropped']);
  });

  test('is kept as long as less than that waits', async () => {
    const { hub, last } = playStation(goesOnAir);
    await hub.tuneIn();
    const { got, sink } = listener(() => 256 * 1024 - 4);
    hub.listen(sink);
    last().listener.audio(Buffer.from('more'));
    jest.advanceTimersByTime(500);
    expect(got.text).toBe('on air more');
  });
});

describe('when the last listener leaves', () => {
  test('the station is let go of after ten seconds, and its audio forgotten', async () => {
    const { hub, last, calls } = playStation(goesOnAir);
    await hub.tuneIn();
    const leave = hub.listen(listener().sink);
    leave();
    jest.advanceTimersByTime(9999);
    expect(last().hungUp).toBe(false);
    jest.advanceTimersByTime(1);
    expect([last().hungUp, hub.head(), hub.title()]).toEqual([true, undefined, null]);
    await hub.tuneIn();
    const { got, sink } = listener();
    hub.listen(sink);
    expect([got.text, calls.length]).toEqual(['on air ', 2]);
  });

  test('one who comes within ten seconds finds it open', async () => {
    const { hub, last, calls } = playStation(goesOnAir);
    await hub.tuneIn();
    hub.listen(listener().sink)();
    for (let second = 0; second < 20; second++) {
      if (second === 9) hub.listen(listener().sink);
      last().listener.audio(Buffer.from('x'));
      jest.advanceTimersByTime(1000);
    }
    expect([last().hungUp, calls.length]).toEqual([false, 1]);
  });

  test('one who asked and never listened does not keep it open', async () => {
    const { hub, last } = playStation(goesOnAir);
    await hub.tuneIn();
    jest.advanceTimersByTime(10_000);
    expect(last().hungUp).toBe(true);
  });

  test('leaving twice counts once', async () => {
    const { hub, last } = playStation(goesOnAir);
    await hub.tuneIn();
    const leave = hub.listen(listener().sink);
    hub.listen(listener().sink);
    leave();
    leave();
    jest.advanceTimersByTime(9999);
    expect(last().hungUp).toBe(false);
  });
});

describe('what is playing', () => {
  test('is told on each change, and null again when nobody listens anymore', async () => {
    const { hub, last } = playStation(goesOnAir);
    const told: (string | null)[] = [];
    const stop = hub.watchTitle({ tell: (title) => told.push(title), end: () => {} });
    await hub.tuneIn();
    for (const title of ['One', 'One', 'Two']) last().listener.title(title);
    hub.listen(listener().sink)();
    jest.advanceTimersByTime(10_000);
    stop();
    expect(told).toEqual(['One', 'Two', null]);
  });
});

test('closing ends every listener cleanly, hangs up, and is for good', async () => {
  const { hub, last } = playStation(goesOnAir);
  await hub.tuneIn();
  const all = [listener(), listener()];
  const watcher = listener();
  hub.watchTitle({ tell: () => {}, end: watcher.sink.end });
  for (const { sink } of all) hub.listen(sink);
  hub.close();
  expect(all.map(({ got }) => [got.ended, got.dropped])).toEqual([
    [true, false],
    [true, false],
  ]);
  expect([last().hungUp, watcher.got.ended, (await hub.tuneIn()).ok]).toEqual([true, true, false]);
});

test('a station that is away is told by its reason, once, however many ask', async () => {
  const { hub, lines } = playStation(({ listener }) => listener.over(refused));
  for (let time = 0; time < 5; time++) expect(await hub.tuneIn()).toEqual({ ok: false, away: refused });
  expect(lines).toEqual(['The station is away: refused']);
});
