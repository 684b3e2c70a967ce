import { readFileSync } from 'node:fs';
import path from 'node:path';
import { frameStarts, mpegFrame } from '@/lib/radio/mpeg-frames';
import type { Station } from '@/lib/radio/station';

export const bundledTitle = 'Slow Morning (sample music)';

const tickMs = 250;
/** Seconds that a new connection gets at once, so that a player starts without waiting. */
const aheadSeconds = 4;

export type Loop = { bytes: Buffer; starts: readonly number[]; frameSeconds: number };

export function toLoop(bytes: Buffer): Loop {
  return { bytes, starts: frameStarts(bytes), frameSeconds: mpegFrame(bytes, 0)?.seconds ?? Number.NaN };
}

/** Frame numbers wrap around at the end of the loop. */
export function framesBetween({ bytes, starts }: Loop, from: number, to: number): Buffer {
  const count = starts.length - 1;
  const parts: Buffer[] = [];
  for (let at = from; at < to; ) {
    const first = at % count;
    const last = Math.min(count, first + to - at);
    parts.push(bytes.subarray(starts[first], starts[last]));
    at += last - first;
  }
  return Buffer.concat(parts);
}

let bundled: Loop | undefined;

function bundledLoop(): Loop {
  bundled ??= toLoop(readFileSync(path.resolve(/*turbopackIgnore: true*/ 'lib/radio/station/loop.mp3')));
  return bundled;
}

/** In real time, in whole frames. It begins where the clock is, so all ports play the same. */
export function bundledStation(loop: () => Loop = bundledLoop): Station {
  return (listener) => {
    const playing = loop();
    // The clock may be set while it plays.
    const began = Date.now() - performance.now();
    const due = () => Math.floor((began + performance.now()) / 1000 / playing.frameSeconds);
    let at = due() - Math.floor(aheadSeconds / playing.frameSeconds);
    const play = () => {
      const now = due();
      if (now > at) listener.audio(framesBetween(playing, at, now));
      at = now;
    };
    listener.head({ contentType: 'audio/mpeg', about: { 'icy-name': 'Sample station', 'icy-br': '128' } });
    listener.title(bundledTitle);
    play();
    const timer = setInterval(play, tickMs);
    return () => clearInterval(timer);
  };
}
