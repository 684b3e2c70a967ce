import { echo, room } from './room.mjs';
import * as score from './score.mjs';
import { bass, emptyLoop, pad, sing, strike } from './voices.mjs';

/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function playPads(loop) {
  score.harmony.forEach(([, ...voices], bar) => {
    voices.forEach((note, voice) => {
      pad(
        loop,
        bar * score.barSamples - 20_000,
        score.barSamples,
        score.hertz(note),
        voice * 0.4 - 0.6,
        0.085,
      );
    });
  });
}

function playBass(loop) {
  score.harmony.forEach(([root], bar) => {
    const start = bar * score.barSamples;
    bass(loop, start, score.beatSamples * 2.5, score.hertz(root), 0.2);
    bass(loop, start + score.beatSamples * 3, score.beatSamples * 0.9, score.hertz(root), 0.12);
  });
}

/** Broken chords, never quite on the beat nor twice equally strong. */
function playStruck(loop) {
  const chance = dice(2026);
  score.harmony.forEach(([, ...voices], bar) => {
    const pattern = score.patterns[(bar + Math.floor(bar / 8)) % score.patterns.length];
    const swellOfPhrase = 0.75 + 0.25 * Math.sin((Math.PI * ((bar % 8) + 0.5)) / 8);
    [...pattern].forEach((mark, eighth) => {
      const late = Math.floor(chance() * 900);
      const strength = (0.7 + 0.3 * chance()) * (eighth % 4 === 0 ? 1 : 0.8) * swellOfPhrase;
      if (mark === '.') return;
      const voice = Number(mark) - 1;
      const frequency = score.hertz(voices[voice % 4]) * (voice >= 4 ? 4 : 2);
      const start = bar * score.barSamples + (eighth * score.beatSamples) / 2 + late;
      strike(loop, start, frequency, (chance() - 0.5) * 0.9, 0.16 * strength);
    });
  });
}

function playMelody(loop) {
  for (const [bar, beat, note, beats, strength] of score.melody) {
    const start = bar * score.barSamples + beat * score.beatSamples;
    sing(loop, start, beats * score.beatSamples, score.hertz(note), 0.12, 0.17 * strength);
  }
}

function mix(...parts) {
  const out = emptyLoop();
  for (const [loop, level] of parts)
    for (const side of [0, 1])
      for (let at = 0; at < score.samples; at++) out[side][at] += loop[side][at] * level;
  return out;
}

/** Removes what is below hearing, across the loop's joint too. */
function withoutRumble(loop) {
  const keep = Math.exp((-2 * Math.PI * 28) / score.rate);
  for (const channel of loop) {
    let slow = 0;
    for (const keepsIt of [false, true])
      for (let at = 0; at < score.samples; at++) {
        slow = slow * keep + channel[at] * (1 - keep);
        if (keepsIt) channel[at] -= slow;
      }
  }
  return loop;
}

/** Two channels from -1 to 1, the loudest sample at half of full scale (-6 dB). */
export function playScore() {
  const [pads, low, struck, melody] = Array.from({ length: 4 }, emptyLoop);
  playPads(pads);
  playBass(low);
  playStruck(struck);
  playMelody(melody);
  const echoes = echo(mix([struck, 1], [melody, 0.6]), 0.32);
  const wet = room(mix([pads, 0.7], [struck, 0.8], [melody, 1], [echoes, 0.8]), 2.8);
  const loop = withoutRumble(
    mix([pads, 1], [low, 1], [struck, 1], [melody, 0.9], [echoes, 0.7], [wet, 0.55]),
  );
  const peak = loop
    .flat()
    .reduce((most, channel) => channel.reduce((high, v) => Math.max(high, Math.abs(v)), most), 0);
  return loop.map((channel) => channel.map((value) => (value * 0.5) / peak));
}
