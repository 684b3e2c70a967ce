import { readFileSync } from 'node:fs';
import path from 'node:path';
import { monotonicNow } from '@/lib/base/clock';
import type { Station } from '@/lib/radio/station';

/** Size of a frame. All frames of the loop have the same size: MP3 at 128 kbit/s and 48 kHz. */
const FRAME_BYTES = 384;
const FRAME_MS = 24;

const TICK_MS = 250;
/** Amount of audio sent right away on a new connection, so that players start without waiting. */
const AHEAD_MS = 4000;

let bundled: Buffer | undefined;

function bundledLoop(): Buffer {
  bundled ??= readFileSync(path.resolve(/*turbopackIgnore: true*/ 'lib/radio/station/loop.mp3'));
  return bundled;
}

/** Returns the frames from `from` up to `to`; the numbers wrap around at the end of the loop. */
function framesBetween(loop: Buffer, from: number, to: number): Buffer {
  const count = loop.length / FRAME_BYTES;
  const parts: Buffer[] = [];
  for (let at = from; at < to; ) {
    const first = at % count;
    const last = Math.min(count, first + to - at);
    parts.push(loop.subarray(first * FRAME_BYTES, last * FRAME_BYTES));
    at += last - first;
  }
  return Buffer.concat(parts);
}

/** Returns a station that plays the bundled loop by the clock, so all listeners hear the same. */
export function bundledStation(loop: () => Buffer = bundledLoop): Station {
  return (listener) => {
    const due = () => Math.floor(monotonicNow() / FRAME_MS);
    let at = due() - Math.floor(AHEAD_MS / FRAME_MS);
    const play = () => {
      const now = due();
      if (now > at) listener.audio(framesBetween(loop(), at, now));
      at = now;
    };
    listener.type('audio/mpeg');
    play();
    const timer = setInterval(play, TICK_MS);
    return () => clearInterval(timer);
  };
}
