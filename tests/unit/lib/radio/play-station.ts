import { jest } from '@jest/globals';
import { Hub } from '@/lib/radio/hub';
import type { Away, Station, StationListener } from '@/lib/radio/station';

/** One connection to a test's station, and the callbacks for what the station sends. */
export type Call = { listener: StationListener; hungUp: boolean };

export const refused: Away = { reason: 'refused', detail: 'ECONNREFUSED' };

/**
 * Creates a hub with a station that a test controls, and switches to fake timers. `calls`: its connections, oldest
 * first.
 */
export function playStation(answers: (call: Call, nth: number) => void = () => {}) {
  jest.useFakeTimers();
  const calls: Call[] = [];
  const lines: string[] = [];
  const station: Station = (listener) => {
    const call = { listener, hungUp: false };
    calls.push(call);
    answers(call, calls.length);
    return () => {
      call.hungUp = true;
    };
  };
  const hub = new Hub(station, (what, away) => lines.push(away ? `${what}: ${away.reason}` : what));
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('the station was not called');
    return call;
  };
  return { hub, calls, lines, last };
}

/** Makes the station respond immediately with some audio. */
export function goesOnAir({ listener }: Call): void {
  listener.type('audio/mpeg');
  listener.audio(Buffer.from('on air '));
}

/** Creates a listener that records what it gets. */
export function listener(queued: () => number = () => 0) {
  const got = { text: '', pieces: [] as string[], bytes: 0, writes: 0, ended: false, dropped: false };
  const sink = {
    write(bytes: Buffer) {
      got.pieces.push(String(bytes));
      got.text += bytes.length < 1000 ? String(bytes) : '';
      got.bytes += bytes.length;
      got.writes++;
    },
    queued,
    end: () => {
      got.ended = true;
    },
    drop: () => {
      got.dropped = true;
    },
  };
  return { got, sink };
}
