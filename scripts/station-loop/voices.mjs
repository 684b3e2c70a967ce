import { rate, samples } from './score.mjs';

/** Two channels. What is added past the end goes on at the beginning: no seam. */
export function emptyLoop() {
  return [new Float32Array(samples), new Float32Array(samples)];
}

const table = Float32Array.from({ length: 65_536 }, (_, index) => Math.sin((2 * Math.PI * index) / 65_536));
const sine = (turns) => table[((turns - Math.floor(turns)) * 65_536) | 0];

/** `place` is -1 (left) to 1 (right), at equal power. */
function add(loop, start, length, place, level, voice) {
  const angle = ((place + 1) * Math.PI) / 4;
  const gains = [Math.cos(angle) * level, Math.sin(angle) * level];
  for (let index = 0; index < length; index++) {
    const value = voice(index / rate);
    const at = (start + index + samples) % samples;
    loop[0][at] += value * gains[0];
    loop[1][at] += value * gains[1];
  }
}

/** Half a cosine, so that no tone begins or ends with a click. */
function swell(seconds, length, attack, release) {
  if (seconds < attack) return 0.5 - 0.5 * Math.cos((Math.PI * seconds) / attack);
  const left = length - seconds;
  return left < release ? 0.5 - 0.5 * Math.cos((Math.PI * left) / release) : 1;
}

/** Seven partials that fade with their number, three strings slightly detuned. */
export function pad(loop, start, heldSamples, frequency, place, level) {
  const release = 2.2;
  const seconds = heldSamples / rate + release;
  for (const [cents, aside] of [
    [-5, -0.35],
    [0, 0],
    [6, 0.35],
  ]) {
    const f = frequency * 2 ** (cents / 1200);
    add(loop, start, Math.floor(seconds * rate), Math.max(-1, Math.min(1, place + aside)), level / 3, (t) => {
      const open = 0.65 + 0.35 * sine(0.11 * t + cents / 13);
      let sum = 0;
      for (let partial = 1; partial <= 7; partial++)
        sum += (sine(f * partial * t + partial * 0.13) * open ** (partial - 1)) / partial ** 1.6;
      return sum * swell(t, seconds, 1.4, release);
    });
  }
}

/** A struck tone like that of an electric piano: bright for a moment, then round. */
export function strike(loop, start, frequency, place, level, ring = 2.6) {
  const seconds = ring * 1.6;
  const attack = 0.006;
  add(loop, start, Math.floor(seconds * rate), place, level, (t) => {
    const bright = 1.3 * Math.exp(-t * 7) * level;
    const tine = 0.12 * Math.exp(-t * 18) * sine(frequency * 7 * t);
    const tone = sine(frequency * t + (bright / (2 * Math.PI)) * sine(frequency * t)) + tine;
    return tone * Math.exp((-3 * t) / ring) * swell(t, seconds, attack, 0.4);
  });
}

/** Nearly a sine, with a slow vibrato that sets in late. */
export function sing(loop, start, heldSamples, frequency, place, level) {
  const seconds = heldSamples / rate + 0.9;
  add(loop, start, Math.floor(seconds * rate), place, level, (t) => {
    const vibrato = (Math.min(1, t / 1.5) * 0.018 * sine(4.6 * t)) / 4.6;
    const phase = frequency * (t + vibrato * 0.25);
    const tone = sine(phase) + 0.22 * sine(2 * phase) + 0.06 * sine(3 * phase);
    return tone * swell(t, seconds, 0.16, 0.9) * (0.75 + 0.25 * Math.exp(-t));
  });
}

export function bass(loop, start, heldSamples, frequency, level) {
  const seconds = heldSamples / rate + 0.25;
  add(loop, start, Math.floor(seconds * rate), 0, level, (t) => {
    const tone = sine(frequency * t) + 0.35 * Math.exp(-t * 1.5) * sine(2 * frequency * t);
    return tone * swell(t, seconds, 0.03, 0.3) * (0.55 + 0.45 * Math.exp(-t * 0.9));
  });
}
