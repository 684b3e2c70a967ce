import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { longestOpeningMs, longestSilenceMs, OneCall } from '@/lib/radio/hub/one-call';
import type { StationListener } from '@/lib/radio/station/station';
import { mpeg, refused } from './play-station';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A call, what it has told so far, and the station's side of it. */
function call(onDial: (station: StationListener) => void = () => {}) {
  const told: string[] = [];
  const hangUps = jest.fn();
  let listener: StationListener | undefined;
  const one = new OneCall(
    (given) => {
      listener = given;
      onDial(given);
      return hangUps;
    },
    {
      opened: ({ contentType }) => void told.push(`opened ${contentType}`),
      audio: (bytes) => void told.push(`audio ${bytes}`),
      title: (title) => void told.push(`title ${title}`),
      over: ({ reason, detail }) => void told.push(`over ${reason}: ${detail}`),
    },
  );
  one.dial();
  const station = listener as StationListener;
  return { one, told, hangUps, station, plays: (text: string) => station.audio(Buffer.from(text)) };
}

describe('a call', () => {
  test('is open with the first audio, once', () => {
    const { told, station, plays } = call();
    station.head(mpeg);
    expect(told).toEqual([]);
    plays('a');
    plays('b');
    expect(told).toEqual(['opened audio/mpeg', 'audio a', 'audio b']);
  });

  test('passes no audio on that comes without a head', () => {
    const { told, plays } = call();
    plays('a');
    expect(told).toEqual([]);
  });

  test('passes titles on, also null', () => {
    const { told, station } = call();
    station.title('A song');
    station.title(null);
    expect(told).toEqual(['title A song', 'title null']);
  });

  test('that failed while it was dialed is over, and is hung up on', () => {
    const { told, hangUps } = call((station) => station.over(refused));
    expect(told).toEqual(['over refused: ECONNREFUSED']);
    expect(hangUps).toHaveBeenCalledTimes(1);
  });

  test('that opened while it was dialed goes on', () => {
    const { told, hangUps } = call((station) => {
      station.head(mpeg);
      station.audio(Buffer.from('a'));
    });
    expect(told).toEqual(['opened audio/mpeg', 'audio a']);
    expect(hangUps).not.toHaveBeenCalled();
  });
});

describe('a station without audio', () => {
  test('is away after two and a half seconds, not before', () => {
    const { told, station, hangUps } = call();
    station.head(mpeg);
    jest.advanceTimersByTime(longestOpeningMs - 1);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(told).toEqual(['over timeout: no audio within 2500 ms']);
    expect(hangUps).toHaveBeenCalledTimes(1);
  });

  test('that played before is away after ten seconds of silence, counted from zero each time', () => {
    const { told, station, plays } = call();
    station.head(mpeg);
    plays('a');
    jest.advanceTimersByTime(longestSilenceMs - 1);
    plays('b');
    jest.advanceTimersByTime(longestSilenceMs - 1);
    expect(told.at(-1)).toBe('audio b');
    jest.advanceTimersByTime(1);
    expect(told.at(-1)).toBe('over silent: no audio for 10000 ms');
  });
});

describe('after its end', () => {
  test('a call tells nothing more, and is over once', () => {
    const { told, station, plays } = call();
    station.head(mpeg);
    plays('a');
    told.length = 0;
    station.over({ reason: 'ended', detail: 'by the station' });
    station.over(refused);
    plays('b');
    station.title('A song');
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual(['over ended: by the station']);
  });

  test('a call that was hung up on tells nothing, not even its end', () => {
    const { one, told, station, plays, hangUps } = call();
    station.head(mpeg);
    one.hangUp();
    plays('a');
    station.title('A song');
    station.over(refused);
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    expect(hangUps).toHaveBeenCalledTimes(1);
  });
});

test('a listener who hangs up when it opens hears no audio of it', () => {
  const heard: string[] = [];
  let station: StationListener | undefined;
  const one: OneCall = new OneCall(
    (given) => {
      station = given;
      return () => {};
    },
    {
      opened: () => one.hangUp(),
      audio: (bytes) => heard.push(String(bytes)),
      title: () => {},
      over: () => {},
    },
  );
  one.dial();
  station?.head(mpeg);
  station?.audio(Buffer.from('a'));
  expect(heard).toEqual([]);
});
