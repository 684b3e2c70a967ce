import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import pLimit from 'p-limit';
import { Cache } from '@/lib/base/cache';
import type { City } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { type ShareCard as Card, shareImageSize } from '@/lib/outbound/metadata/share-card';
import { ShareCard } from './share-card';

// A drawing is some 50 KB and a tenth of a second of the processor: one at a time, and cached.
const drawn = new Cache<Uint8Array>({ maxSize: 24 * 1024 * 1024, sizeOf: (png) => png.length });
const oneAtATime = pLimit(1);

const weights = [400, 500] as const;
const fontFolder = 'node_modules/@fontsource/newsreader/files';

let fonts: ReturnType<typeof readFonts> | undefined;

function readFonts() {
  return Promise.all(
    weights.map(async (weight) => {
      const name = `newsreader-latin-${weight}-normal.woff`;
      const file = path.resolve(/*turbopackIgnore: true*/ process.cwd(), fontFolder, name);
      return { name: 'Newsreader', data: await readFile(file), weight };
    }),
  );
}

async function draw(card: Card, city: City): Promise<Uint8Array> {
  fonts ??= readFonts();
  const picture = <ShareCard card={card} city={city} />;
  const image = new ImageResponse(picture, { ...shareImageSize, fonts: await fonts });
  return new Uint8Array(await image.arrayBuffer());
}

export function sharePicture(card: Card): Promise<Uint8Array> {
  const city = thisCity();
  const key = JSON.stringify([card, city.nameplate, city.brand]);
  return drawn.getOrMake(key, () => oneAtATime(() => draw(card, city)));
}
