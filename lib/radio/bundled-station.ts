import { readFileSync } from 'node:fs';
import path from 'node:path';
import { monotonicNow } from '@/lib/base/clock';
import type { Station } from '@/lib/radio/station';

/** Of the loop: MP3 at 128 kbit/s and 48 kHz, all frames of one size. */
const frameBytes = 384;
const frameMs = 24;

const tickMs = 250;
/** A new connection gets so much at once, so that a player starts without waiting. */
const aheadMs = 4000;

let bundled: Buffer | undefined;

function bundledLoop(): Buffer {
  bundled ??= readFileSync(path.resolve(/*turbopackIgnore: true*/ 'lib/radio/station/loop.mp3'));
  return bundled;
}

/** Frame numbers wrap around at the end of the loop. */
function framesBetween(loop: Buffer, from: number, to: number): Buffer {
  const count = loop.length / frameBytes;
  const parts: Buffer[] = [];
  for (let at = from; at < to; ) {
    const first = at % count;
    const last = Math.min(count, first + to - at);
    parts.push(loop.subarray(first * frameBytes, last * frameBytes));
    at += last - first;
  }
  return Buffer.concat(parts);
}

/** In real time, in whole frames. It is where the clock is, so all listeners hear the same. */
export function bundledStation(loop: () => Buffer = bundledLoop): Station {
  return (listener) => {
    const due = () => Math.floor(monotonicNow() / frameMs);
    let at = due() - Math.floor(aheadMs / frameMs);
    const play = () => {
      const now = due();
      if (now > at) listener.audio(framesBetween(loop(), at, now));
      at = now;
    };
    listener.type('audio/mpeg');
    play();
    const timer = setInterval(play, tickMs);
    return () => clearInterval(timer);
  };
}
