import sharp from 'sharp';
import { emblemSize } from '@/lib/pages/brand/emblem-svg';

export type IconShape = {
  /** In pixels, of a square. */
  size: number;
  /** Of the emblem's side in it, 0 to 1. */
  share: number;
  /** Absent: nothing, so that the page behind shows. */
  background?: string;
};

const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

/** A PNG with the emblem in its middle. */
export async function drawIcon(svg: string, { size, share, background }: IconShape): Promise<Buffer> {
  const inner = Math.round(size * share);
  const emblem = sharp(Buffer.from(svg), { density: 72 * Math.ceil(inner / emblemSize) }).resize(
    inner,
    inner,
  );
  const picture = await (background ? emblem.flatten({ background }) : emblem).png().toBuffer();
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return sharp(picture)
    .extend({ top: before, left: before, bottom: after, right: after, background: background ?? nothing })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
