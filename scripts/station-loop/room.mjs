import { beatSamples, rate, samples } from './score.mjs';
import { emptyLoop } from './voices.mjs';

/** A dotted eighth apart, changing sides, each duller and softer. */
export function echo(loop, level) {
  const step = Math.round(beatSamples * 0.75);
  const out = emptyLoop();
  for (let nth = 1; nth <= 4; nth++) {
    const gain = level * 0.5 ** (nth - 1);
    for (const side of [0, 1]) {
      const from = loop[nth % 2 === 1 ? 1 - side : side];
      let dull = 0;
      for (let index = 0; index < samples; index++) {
        const at = (index - nth * step + samples) % samples;
        dull += (from[at] - dull) * (0.5 / nth + 0.1);
        out[side][index] += dull * gain;
      }
    }
  }
  return out;
}

// Lengths without common factors, so that no pitch of its own rings.
const lines = [1687, 1933, 2203, 2467, 2741, 3067, 3413, 3797];

/** Eight delay lines through a Householder matrix; the second pass is kept, so that it already rings at the start. */
export function room(loop, seconds) {
  const out = emptyLoop();
  const buffers = lines.map((length) => new Float32Array(length));
  const places = lines.map(() => 0);
  const gains = lines.map((length) => 10 ** ((-3 * length) / (rate * seconds)));
  const dull = lines.map(() => 0);
  for (let index = 0; index < 2 * samples; index++) {
    const at = index % samples;
    let sum = 0;
    for (let line = 0; line < 8; line++) {
      dull[line] += (buffers[line][places[line]] - dull[line]) * 0.42;
      sum += dull[line];
    }
    let left = 0;
    let right = 0;
    for (let line = 0; line < 8; line++) {
      const heard = dull[line];
      if (line % 2 === 0) left += line % 4 === 0 ? heard : -heard;
      else right += line % 4 === 1 ? heard : -heard;
      const into = loop[line % 2][at] * 0.35 + (heard - sum / 4) * gains[line];
      buffers[line][places[line]] = into;
      places[line] = (places[line] + 1) % lines[line];
    }
    if (index < samples) continue;
    out[0][at] = left;
    out[1][at] = right;
  }
  return out;
}
