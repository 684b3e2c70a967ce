import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { encodePicture, type Making } from '@/lib/pictures/proxy/encode-picture';
import { pictureFile } from '../../../../fake-upstream/pictures/known-pictures';

const usual: Making = { width: 480, format: 'webp', whole: false };

async function encode(name: string, making: Partial<Making> = {}) {
  const file = await pictureFile(name);
  return encodePicture(file?.bytes ?? Buffer.alloc(0), { ...usual, ...making });
}

async function factsOf(name: string, making: Partial<Making> = {}) {
  const result = await encode(name, making);
  if (!result.ok) throw new Error(result.failure.detail);
  return sharp(result.value, { animated: true }).metadata();
}

describe('encodePicture writes', () => {
  test.each(['good.jpg', 'good.png', 'good.webp', 'good.avif'])(
    '%s as WebP at the requested width',
    async (name) => {
      expect(await factsOf(name)).toMatchObject({ format: 'webp', width: 480, height: 320 });
    },
  );

  test('a picture as AVIF if requested', async () => {
    expect(await factsOf('good.jpg', { format: 'avif' })).toMatchObject({ format: 'heif', width: 480 });
  });

  test('a small picture at its original width', async () => {
    expect(await factsOf('good.png', { width: 1600 })).toMatchObject({ width: 900, height: 600 });
  });

  test('the first frame of an animation', async () => {
    const facts = await factsOf('moving.gif');
    expect(facts).toMatchObject({ width: 480, height: 300 });
    expect(facts.pages ?? 1).toBe(1);
  });

  test('a rotated photo upright, without metadata', async () => {
    const facts = await factsOf('turned.jpg');
    expect(facts).toMatchObject({ width: 480, height: 480 });
    expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual(Array(4).fill(undefined));
    expect(await factsOf('turned.jpg', { whole: true })).toMatchObject({ width: 480, height: 720 });
  });

  test('a portrait as a square, unless it should be uncropped', async () => {
    expect(await factsOf('upright.jpg')).toMatchObject({ width: 480, height: 480 });
    expect(await factsOf('upright.jpg', { whole: true })).toMatchObject({ width: 480, height: 720 });
    expect(await factsOf('upright.jpg', { width: 1600 })).toMatchObject({ width: 736, height: 736 });
  });

  test('a transparent picture with its transparency', async () => {
    expect((await factsOf('good.png')).hasAlpha).toBe(true);
  });
});

test.each([
  [200, 120, true],
  [199, 120, false],
  [200, 119, false],
  [600, 200, true],
  [604, 200, false],
])(
  'encodePicture rejects small and narrow pictures: for %i by %i pixels, ok is %s',
  async (width, height, taken) => {
    const png = await sharp({ create: { width, height, channels: 3, background: '#b0410a' } })
      .png()
      .toBuffer();
    expect((await encodePicture(png, usual)).ok).toBe(taken);
  },
);

describe('encodePicture rejects', () => {
  test.each([
    ['small.png', 'too-small'],
    ['pixel.gif', 'too-small'],
    ['megapixels.png', 'too-large'],
    ['cut.jpg', 'malformed'],
    ['page.jpg', 'not-a-picture'],
    ['empty.jpg', 'not-a-picture'],
    ['drawing.svg', 'not-a-picture'],
    ['drawing.jpg', 'not-a-picture'],
  ])('the file %s as %s', async (name, reason) => {
    expect(await encode(name)).toMatchObject({ ok: false, failure: { reason } });
  });

  test('a truncated picture of our own, but only if the check is strict', async () => {
    expect((await encode('cut.jpg', { isOwn: true })).ok).toBe(true);
    expect((await encode('cut.jpg', { isOwn: true, isStrict: true })).ok).toBe(false);
  });

  test('an SVG that begins like a GIF', async () => {
    const bytes = Buffer.from(
      'GIF89a <svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"></svg>',
    );
    expect((await encodePicture(bytes, usual)).ok).toBe(false);
  });
});

test('encodePicture accepts a picture of forty megapixels', async () => {
  const create = { width: 8000, height: 5000, channels: 3 as const, background: '#123456' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  expect((await encodePicture(bytes, usual)).ok).toBe(true);
});
