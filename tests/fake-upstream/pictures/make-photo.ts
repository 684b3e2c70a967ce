import sharp, { type Sharp } from 'sharp';

/** Size in pixels. */
export type PhotoSize = { width: number; height: number };

const landscape: PhotoSize = { width: 1600, height: 1067 };

/** Returns a seeded generator of random numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state / 2 ** 32;
  };
}

function hills(next: () => number, { width, height }: PhotoSize, hue: number): string {
  return [0.5, 0.62, 0.75]
    .map((level, layer) => {
      const points = Array.from({ length: 13 }, (_, at) => {
        const y = height * (level + (next() - 0.5) * 0.16);
        return `${Math.round((width * at) / 12)},${Math.round(y)}`;
      });
      const fill = `hsl(${hue + layer * 14} 28% ${46 - layer * 12}%)`;
      return `<polygon fill="${fill}" points="0,${height} ${points.join(' ')} ${width},${height}"/>`;
    })
    .join('');
}

function houses(next: () => number, { width, height }: PhotoSize): string {
  return Array.from({ length: 14 }, () => {
    const wide = width * (0.03 + next() * 0.06);
    const high = height * (0.08 + next() * 0.22);
    const fill = `hsl(${Math.round(next() * 50 + 10)} 25% ${Math.round(35 + next() * 45)}%)`;
    return `<rect x="${next() * width}" y="${height * 0.9 - high}" width="${wide}" height="${high}" fill="${fill}"/>`;
  }).join('');
}

function scene(seed: number, size: PhotoSize): string {
  const next = numbers(seed);
  const hue = Math.round(next() * 360);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 42%)"/><stop offset="1" stop-color="hsl(${hue + 40} 70% 84%)"/></linearGradient>
<rect width="100%" height="100%" fill="url(#sky)"/>
<circle cx="${next() * size.width}" cy="${size.height * 0.25}" r="${size.height * 0.07}" fill="#fff3d0"/>
${hills(next, size, hue + 90)}${houses(next, size)}</svg>`;
}

/** Draws a landscape with camera-like grain, so that file sizes are realistic. The same seed draws the same photo. */
export async function photo(seed: number, size: PhotoSize = landscape): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 34 } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .blur(0.7)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const drawn = sharp(Buffer.from(scene(seed, size))).composite([{ input: grain, blend: 'soft-light' }]);
  return sharp(await drawn.removeAlpha().png({ compressionLevel: 0 }).toBuffer());
}
