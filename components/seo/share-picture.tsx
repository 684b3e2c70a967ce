import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import pLimit from 'p-limit';
import { shareArt } from '@/components/seo/share-art';
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

/** Returns a font size in px at which the title takes at most four lines. */
function titleSize(title: string): number {
  const steps = [
    [14, 112],
    [28, 88],
    [56, 72],
    [84, 60],
  ] as const;
  return steps.find(([maxLength]) => title.length <= maxLength)?.[1] ?? 52;
}

function Nameplate({ city }: { city: City }) {
  const [before, after] = city.nameplate;
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12, fontSize: 42, letterSpacing: '-0.02em' }}>
      {before} <Emblem city={city} size={32} /> {after}
    </div>
  );
}

const headline = { lineHeight: 1.06, letterSpacing: '-0.022em', textWrap: 'balance' } as const;

const ART_WIDTH = 400;
const column = { display: 'flex', flexDirection: 'column' } as const;

/** The right third of the card: a drawing or a map, otherwise the emblem. */
function Art({ city, art }: { city: City; art: string | undefined }) {
  const { height } = shareImageSize;
  // Drawings and maps are 3:2. In any other shape, the renderer would distort them.
  const width = height * 1.5;
  if (art)
    return (
      <div style={{ display: 'flex', width: ART_WIDTH, height, overflow: 'hidden' }}>
        {/* biome-ignore lint/performance/noImgElement: the card's renderer supports no other picture element */}
        <img src={art} width={width} height={height} style={{ marginLeft: (ART_WIDTH - width) / 2 }} alt="" />
      </div>
    );
  return (
    <div style={{ ...column, width: ART_WIDTH, alignItems: 'center', justifyContent: 'center' }}>
      <Emblem city={city} size={240} />
    </div>
  );
}

type CardProps = { card: Card; city: City; art: string | undefined };

/** A share card of 1200 by 630 px. The renderer supports only inline styles and flexbox. */
function ShareCard({ card, city, art }: CardProps) {
  const { paper, ink, quietInk } = pageColors.light;
  const { accent } = city.brand;
  const rule = { height: 1, background: ink };
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: paper,
        color: ink,
        fontWeight: 500,
      }}
    >
      <div style={{ ...column, width: shareImageSize.width - ART_WIDTH, padding: '40px 48px 48px 64px' }}>
        <Nameplate city={city} />
        <div style={{ ...rule, marginTop: 20 }} />
        <div style={{ ...rule, marginTop: 3 }} />
        <div style={{ ...column, flex: 1, justifyContent: 'center' }}>
          <div style={{ color: accent, fontSize: 28, marginBottom: 12 }}>{card.kicker}</div>
          <div style={{ ...headline, fontSize: titleSize(card.title) }}>{card.title}</div>
          {card.sentence && (
            <div
              style={{
                marginTop: 20,
                textWrap: 'balance',
                fontSize: 28,
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
      <Art city={city} art={art} />
    </div>
  );
}

// A card is about 50 KB and takes 0.1 s of CPU, so cards are rendered one at a time and cached.
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
  const picture = <ShareCard card={card} city={city} art={shareArt(city, card)} />;
  const image = new ImageResponse(picture, { ...shareImageSize, fonts: await fonts });
  return new Uint8Array(await image.arrayBuffer());
}

export function sharePicture(card: Card, city: City): Promise<Uint8Array> {
  const key = JSON.stringify([card, city.nameplate, city.brand]);
  return drawn.getOrMake(key, () => oneAtATime(() => draw(card, city)));
}
