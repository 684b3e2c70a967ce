import { randomBytes } from 'node:crypto';
import { cpSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { City } from '@/lib/city/city-type';
import { cityByKey } from '@/lib/city/this-city';
import { pictureBase } from '@/lib/pictures/address/signed-address';
import { signingKey } from '@/lib/pictures/address/signing-key';
import { findPhoto } from '@/lib/pictures/photos/find-photo';
import { pictureReply } from '@/lib/pictures/picture-reply';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';
import { findWholePhoto } from '@/lib/pictures/proxy/read-photo';
import { temporaryFolder } from '../../../../temporary/folder';
import { serveCitiesOf } from '../../city/read/write-city';
import { cameraJpeg, folderWith, pictureIn } from './photo-city';

const root = temporaryFolder();
const boulder = { key: 'boulder', folder: path.join(root, 'boulder') };

for (const key of ['boulder', 'marfa'])
  cpSync('tests/cities/boulder', path.join(root, key), { recursive: true });
await serveCitiesOf(root, { CACHE_DIR: temporaryFolder() });
folderWith({ 'fair.jpg': await cameraJpeg(400, 300) }, boulder.folder);

async function addressOf(name: string): Promise<string> {
  const photo = await findPhoto(name, boulder);
  if (!photo.ok) throw new Error(photo.failure.detail);
  return photo.value.address;
}

function ask(address: string, { city = 'boulder', width = '280', accept = 'image/webp' } = {}) {
  const [, , signature = '', options = '', picture = ''] = pictureBase(
    { address, whole: true },
    signingKey(),
  ).split('/');
  const request = new Request('http://site.example/', { headers: { accept } });
  const parts = { keys: [signingKey()], proxy: pictureProxy, patienceMs: 60_000 };
  return pictureReply(cityByKey(city) as City, request, { signature, options, picture, width }, parts);
}

const factsOf = async (reply: Response) => sharp(Buffer.from(await reply.arrayBuffer())).metadata();

/**
 * Creates a JPEG of random pixels. They hardly compress, so the file consists almost entirely of image data.
 */
const noise = () =>
  sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();

describe('a photo', () => {
  test('has its upright size, and the same address as long as its file is unchanged', async () => {
    const photo = await findPhoto('fair.jpg', boulder);
    expect(photo).toMatchObject({ ok: true, value: { width: 300, height: 400 } });
    expect(await findPhoto('photos/FAIR.jpg', boulder)).toEqual(photo);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a small %s', async (format) => {
    folderWith({ [`small.${format}`]: await pictureIn(format) }, boulder.folder);
    const reply = await ask(await addressOf(`small.${format}`));
    expect(await factsOf(reply)).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  test.each([
    ['280', 'image/webp', 'webp', 280],
    ['280', 'image/avif,image/webp', 'heif', 280],
    ['1080.jpg', 'image/avif', 'jpeg', 300],
  ])(
    'at width %s for Accept: %s is upright, without location or camera data',
    async (width, accept, format, wide) => {
      const raw = await sharp(path.join(boulder.folder, 'photos/fair.jpg')).metadata();
      expect(raw.exif?.includes('A phone')).toBe(true);
      const reply = await ask(await addressOf('fair.jpg'), { width, accept });
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable, s-maxage=30, stale-if-error=86400',
      ]);
      const facts = await factsOf(reply);
      expect(facts).toMatchObject({ format, width: wide });
      expect(facts.height).toBeGreaterThan(wide);
      expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual(Array(4).fill(undefined));
    },
  );

  test('is not found in another city', async () => {
    const reply = await ask(await addressOf('fair.jpg'), { city: 'marfa' });
    expect(reply.status).toBe(404);
  });

  test('gets a new address when replaced, and the old address shows the new photo', async () => {
    folderWith({ 'new.jpg': await pictureIn('jpeg', 300, 200) }, boulder.folder);
    const before = await addressOf('new.jpg');
    await ask(before);
    const file = path.join(boulder.folder, 'photos/new.jpg');
    writeFileSync(file, await pictureIn('jpeg', 200, 300));
    utimesSync(file, 1, 1);
    expect(await addressOf('new.jpg')).not.toBe(before);
    const reply = await ask(before);
    expect(reply.headers.get('cache-control')).toBe(
      'public, max-age=300, s-maxage=30, stale-while-revalidate=30',
    );
    expect(await factsOf(reply)).toMatchObject({ width: 200, height: 300 });
  });

  test('is not found once its file is deleted, even if it was encoded before', async () => {
    folderWith({ 'gone.jpg': await pictureIn('jpeg') }, boulder.folder);
    const address = await addressOf('gone.jpg');
    expect((await ask(address)).status).toBe(200);
    rmSync(path.join(boulder.folder, 'photos/gone.jpg'));
    expect((await ask(address)).status).toBe(404);
  });

  test.each([
    ['photo://boulder/x/1x1/../city.yaml', 404],
    ['photo://boulder/x/1x1/../photos/../../marfa/city.yaml', 404],
    ['photo://nowhere/x/1x1/fair.jpg', 404],
  ])('is not found at %s, even if signed', async (address, status) => {
    expect((await ask(address)).status).toBe(status);
  });
});

describe('findPhoto accepts', () => {
  const megabyte = 1024 * 1024;

  test('a photo of 60 MB', async () => {
    const jpeg = await pictureIn('jpeg', 3000, 2000);
    const whole = Buffer.concat([jpeg, Buffer.alloc(60 * megabyte - jpeg.length)]);
    folderWith({ 'large.jpg': whole, 'larger.jpg': Buffer.concat([whole, Buffer.of(0)]) }, boulder.folder);
    expect(await factsOf(await ask(await addressOf('large.jpg')))).toMatchObject({ width: 280 });
    const detail = 'photos/larger.jpg is larger than 60 MB: save it smaller';
    expect(await findPhoto('larger.jpg', boulder)).toMatchObject({ ok: false, failure: { detail } });
  });

  test('a photo of 99 million pixels', async () => {
    const gray = { create: { width: 11_000, height: 9000, channels: 3, background: '#777' } } as const;
    folderWith({ 'sensor.jpg': await sharp(gray).toColourspace('b-w').jpeg().toBuffer() }, boulder.folder);
    expect(await factsOf(await ask(await addressOf('sensor.jpg')))).toMatchObject({ width: 280 });
  });

  test('a JPEG without its last bytes', async () => {
    const whole = await noise();
    folderWith({ 'short.jpg': whole.subarray(0, whole.length - 900) }, boulder.folder);
    const reply = await ask(await addressOf('short.jpg'));
    expect(await factsOf(reply)).toMatchObject({ format: 'webp', width: 280 });
  });
});

describe('a photo is rejected with a reason if', () => {
  test('it is damaged', async () => {
    folderWith({ 'half.jpg': (await cameraJpeg(400, 300)).subarray(0, 60) }, boulder.folder);
    const photo = await findPhoto('half.jpg', boulder);
    expect(photo.ok || photo.failure.detail).toMatch(/^photos\/half\.jpg is damaged: /);
  });

  test('half of it is missing, but only by findWholePhoto', async () => {
    const whole = await noise();
    folderWith({ 'cut.jpg': whole.subarray(0, whole.length / 2), 'whole.jpg': whole }, boulder.folder);
    expect((await findPhoto('cut.jpg', boulder)).ok).toBe(true);
    const photo = await findWholePhoto('cut.jpg', boulder);
    expect(photo.ok || photo.failure.detail).toMatch(/^cut\.jpg is damaged: picture: /);
    expect((await findWholePhoto('whole.jpg', boulder)).ok).toBe(true);
  });

  test('it has too many pixels', async () => {
    const wall = await pictureIn('jpeg');
    const header = wall.indexOf(Buffer.of(0xff, 0xc0));
    wall.writeUInt16BE(10_000, header + 5);
    wall.writeUInt16BE(10_001, header + 7);
    folderWith({ 'wall.jpg': wall }, boulder.folder);
    const photo = await findPhoto('wall.jpg', boulder);
    const detail = 'photos/wall.jpg has 10001 by 10000 pixels: save it with at most 100 million';
    expect(photo).toMatchObject({ ok: false, failure: { detail } });
  });
});
