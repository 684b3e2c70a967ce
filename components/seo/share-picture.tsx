import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import pLimit from 'p-limit';
import { Cache } from '@/lib/base/cache';
import { pageColors } from '@/lib/base/colors';
import type { City } from '@/lib/city/city-type';
import { type ShareCard as Card, shareImageSize } from '@/lib/outbound/metadata/share-card';

function Emblem({ city, size }: { city: City; size: number }) {
  const { emblem } = city.brand;
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox={`0 0 ${emblem.size} ${emblem.size}`}>
      <path fill={emblem.color} fillRule="evenodd" d={emblem.path} />
    </svg>
  );
}

/** Font size at which a title takes at most four lines. */
function titleSize(title: string): number {
  const steps = [
    [14, 128],
    [28, 100],
    [56, 80],
    [84, 66],
  ] as const;
  return steps.find(([longest]) => title.length <= longest)?.[1] ?? 58;
}

function Nameplate({ city }: { city: City }) {
  const [before, after] = city.nameplate;
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12, fontSize: 44, letterSpacing: '-0.02em' }}>
      {before} <Emblem city={city} size={34} /> {after}
    </div>
  );
}

const headline = { lineHeight: 1.06, letterSpacing: '-0.022em', textWrap: 'balance' } as const;

/** Share card of 1200 by 630 px. The renderer supports only inline styles and flex boxes. */
function ShareCard({ card, city }: { card: Card; city: City }) {
  const { paper, ink, quietInk } = pageColors.light;
  const { accent } = city.brand;
  const rule = { height: 1, background: ink };
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return (
    <div style={{ ...column, width: '100%', height: '100%', background: paper, color: ink, fontWeight: 500 }}>
      <div style={{ display: 'flex', position: 'absolute', right: -170, bottom: -200 }}>
        <Emblem city={city} size={480} />
      </div>
      <div style={{ ...column, flex: 1, padding: '44px 72px 56px' }}>
        <Nameplate city={city} />
        <div style={{ ...rule, marginTop: 20 }} />
        <div style={{ ...rule, marginTop: 3 }} />
        <div style={{ ...column, flex: 1, justifyContent: 'center', maxWidth: 770 }}>
          <div style={{ color: accent, fontSize: 30, marginBottom: 12 }}>{card.kicker}</div>
          <div style={{ ...headline, fontSize: titleSize(card.title) }}>{card.title}</div>
          {card.sentence && (
            <div
              style={{
                marginTop: 24,
                textWrap: 'balance',
                fontSize: 32,
                lineHeight: 1.35,
                fontWeight: 400,
                color: quietInk,
              }}
            >
              {card.sentence}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

// A card takes about 50 KB and 0.1 s of CPU, so cards are drawn one at a time and cached.
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

export function sharePicture(card: Card, city: City): Promise<Uint8Array> {
  const key = JSON.stringify([card, city.nameplate, city.brand]);
  return drawn.getOrMake(key, () => oneAtATime(() => draw(card, city)));
}
