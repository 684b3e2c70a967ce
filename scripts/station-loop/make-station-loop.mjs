// Makes lib/radio/station/loop.mp3, the same at every run: node scripts/station-loop/make-station-loop.mjs
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Mp3Encoder } from '@breezystack/lamejs';
import { playScore } from './play-score.mjs';
import { frames, rate } from './score.mjs';

const file = path.join(import.meta.dirname, '../../lib/radio/station/loop.mp3');
/** 128 kbit/s at 48 kHz: every frame is 384 bytes. */
const frameBytes = 384;

function toInt16(channel) {
  return Int16Array.from(channel, (value) => Math.round(value * 32_767));
}

function encodeThrice(left, right) {
  const encoder = new Mp3Encoder(2, rate, 128);
  const parts = [];
  for (let time = 0; time < 3; time++)
    for (let at = 0; at < left.length; at += 1152)
      parts.push(
        Buffer.from(encoder.encodeBuffer(left.subarray(at, at + 1152), right.subarray(at, at + 1152))),
      );
  parts.push(Buffer.from(encoder.flush()));
  return Buffer.concat(parts);
}

/** The second pass: the encoder's memory then holds the end of the loop, so that the frames join without a gap. */
function cutLoop(thrice) {
  const bytes = frames * frameBytes;
  const loop = thrice.subarray(bytes, 2 * bytes);
  const again = thrice.subarray(2 * bytes, 2 * bytes + bytes / 2);
  if (!loop.subarray(0, again.length).equals(again)) throw new Error('the loop does not join');
  return loop;
}

const [left, right] = playScore();
const loop = cutLoop(encodeThrice(toInt16(left), toInt16(right)));
writeFileSync(file, loop);
console.log(`${file}: ${loop.length} bytes`);
