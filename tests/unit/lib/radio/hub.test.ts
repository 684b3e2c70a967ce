import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { goesOnAir, listener, mpeg, playStation } from './play-station';

afterEach(() => {
  jest.useRealTimers();
});

/** A hub on air, and a way to play more. */
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

describe('one connection for all', () => {
  test('a hundred listeners that come at once make one call, and who comes later none', async () => {
    const { hub, calls, last } = playStation();
    const asked = Array.from({ length: 100 }, () => hub.tuneIn());
    goesOnAir(last());
    const tuned = await Promise.all(asked);
    expect(tuned.filter(({ ok }) => ok)).toHaveLength(100);
    expect(await hub.tuneIn()).toEqual({ ok: true, head: mpeg });
    expect([hub.head(), calls.length]).toEqual([mpeg, 1]);
  });

  test('nothing is called before somebody listens', () => {
    const { hub, calls } = playStation(goesOnAir);
    expect([hub.head(), calls.length]).toEqual([undefined, 0]);
  });
});

describe('what a listener gets', () => {
  test('what was last played, at once, and 64 KB at most', async () => {
    const { join, play } = await onAir();
    expect(join().got.text).toBe('on air ');
    for (let kilobyte = 0; kilobyte < 100; kilobyte++) play('k'.repeat(1024));
    expect(join().got.bytes).toBe(65_536);
  });

  test('what is played later, twice a second, in one piece', async () => {
    const { join, play } = await onAir();
    const { got } = join();
    play('one ');
    play('two ');
    expect(got.pieces).toEqual(['on air ']);
    jest.advanceTimersByTime(25);
    expect(got.pieces).toEqual(['on air ', 'one two ']);
    play('three');
    jest.advanceTimersByTime(499);
    expect(got.pieces).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(got.pieces).toEqual(['on air ', 'one two ', 'three']);
    jest.advanceTimersByTime(1000);
    expect(got.pieces).toHaveLength(3);
  });

  test('every byte, whenever it came', async () => {
    const { join, play } = await onAir();
    const all = Array.from({ length: 50 }, (_, nth) => {
      const { got } = join();
      play(`${nth} `);
      jest.advanceTimersByTime(70);
      return got;
    });
    jest.advanceTimersByTime(500);
    const whole = `on air ${Array.from({ length: 50 }, (_, nth) => `${nth} `).join('')}`;
    expect(all.filter(({ text }) => text === whole)).toHaveLength(50);
  });

  test('nothing after it has left', async () => {
    const { join, play } = await onAir();
    const [one, other] = [join(), join()];
    one.leave();
    play('more');
    jest.advanceTimersByTime(500);
    expect([one.got.text, other.got.text]).toEqual(['on air ', 'on air more']);
  });
});

test('listeners are served one after the other, each of twenty groups in its turn', async () => {
  const { join, play } = await onAir();
  const all = Array.from({ length: 21 }, () => join().got);
  play('more');
  jest.advanceTimersByTime(25);
  expect(all.filter(({ writes }) => writes === 2)).toHaveLength(2);
  jest.advanceTimersByTime(19 * 25);
  expect(all.filter(({ writes }) => writes === 2)).toHaveLength(21);
});

describe('a station that plays faster than it is passed on', () => {
  const kilobytes = (count: number) => 'k'.repeat(count * 1024);

  test('is passed on at once where more than 64 KB wait', async () => {
    const { join, play } = await onAir();
    const { got } = join();
    play(kilobytes(64).slice(7));
    expect(got.writes).toBe(1);
    play('b');
    expect(got.writes).toBe(2);
    play(kilobytes(64));
    expect(got.writes).toBe(2);
    for (let part = 0; part < 100; part++) play(kilobytes(48));
    jest.advanceTimersByTime(500);
    expect(got.bytes).toBe(65_537 + 65_536 + 100 * 49_152);
  });

  test('counts until every group has had its turn, and from then on again', async () => {
    const { join, play } = await onAir();
    const { got } = join();
    play(kilobytes(40));
    jest.advanceTimersByTime(25);
    play(kilobytes(40));
    expect(got.writes).toBe(3);
    jest.advanceTimersByTime(500);
    play(kilobytes(40));
    jest.advanceTimersByTime(450);
    expect(got.bytes).toBe(7 + 80 * 1024);
  });
});

test('a listener that has 256 KB waiting is dropped, and told of once a minute; the others go on', async () => {
  const { join, play, lines, hub } = await onAir();
  const most = 256 * 1024;
  const full = join(() => most - 4);
  const late = Array.from({ length: 500 }, () => join(() => most - 3));
  play('more');
  jest.advanceTimersByTime(500);
  expect([full.got.dropped, full.got.text]).toEqual([false, 'on air more']);
  expect(late.filter(({ got }) => got.dropped && got.text === 'on air ')).toHaveLength(500);
  expect(lines).toEqual(['Listeners did not keep up and were dropped: 1']);
  for (let second = 0; second < 120; second++) {
    play('x');
    jest.advanceTimersByTime(1000);
  }
  expect(lines.slice(1)).toEqual(['Listeners did not keep up and were dropped: 499']);
  hub.listen(listener(() => most).sink);
  play('x');
  jest.advanceTimersByTime(500);
  expect(lines.slice(2)).toEqual(['Listeners did not keep up and were dropped: 1']);
});

describe('when the last listener leaves', () => {
  test('the station is let go of ten seconds after the last who left, and its audio forgotten', async () => {
    const { hub, last, play, join, calls } = await onAir();
    join().leave();
    jest.advanceTimersByTime(5000);
    play('more');
    join().leave();
    jest.advanceTimersByTime(9999);
    expect(last().hungUp).toBe(false);
    jest.advanceTimersByTime(1);
    expect([last().hungUp, hub.head(), jest.getTimerCount()]).toEqual([true, undefined, 0]);
    await hub.tuneIn();
    expect([join().got.text, calls.length]).toEqual(['on air ', 2]);
  });

  test('one who comes within ten seconds finds it open, and hears on', async () => {
    const { last, play, join, calls } = await onAir();
    join().leave();
    jest.advanceTimersByTime(9000);
    const { got } = join();
    for (let second = 0; second < 20; second++) {
      play('x');
      jest.advanceTimersByTime(1000);
    }
    expect([last().hungUp, calls.length, got.text]).toEqual([false, 1, `on air ${'x'.repeat(20)}`]);
  });

  test('one who asked and never listened does not keep it open', async () => {
    const { last } = await onAir();
    jest.advanceTimersByTime(10_000);
    expect(last().hungUp).toBe(true);
  });

  test('leaving twice counts once', async () => {
    const { last, join } = await onAir();
    const { leave } = join();
    join();
    leave();
    leave();
    jest.advanceTimersByTime(9999);
    expect(last().hungUp).toBe(false);
  });
});

test('closing ends every listener cleanly with all that was played, hangs up, and is for good', async () => {
  const { hub, last, play, join } = await onAir();
  const all = [join(), join()];
  play('the end');
  hub.close();
  for (const { got } of all)
    expect(got).toMatchObject({ text: 'on air the end', ended: true, dropped: false });
  expect([last().hungUp, join().got.ended]).toEqual([true, true]);
  expect((await hub.tuneIn()).ok).toBe(false);
});
