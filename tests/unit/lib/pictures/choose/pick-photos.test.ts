import '../../../served-city';
import { beforeEach, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import type { NewsItem } from '@/lib/news/news-item';
import { pickPhotos, withPhotos } from '@/lib/pictures/choose/pick-photos';
import { failedPictures } from '@/lib/pictures/proxy/open-picture-proxy';
import { item } from '../../news/make-item';

const [one, other] = ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'];
const withImages = (...images: (string | undefined)[]) => images.map((image) => ({ image }));

test('pickPhotos gives each item its own picture, or no picture', () => {
  expect(pickPhotos(withImages(one, undefined, other))).toEqual([one, undefined, other]);
});

test('pickPhotos gives a picture that two items share to the newer item', () => {
  expect(pickPhotos(withImages(one, other, one))).toEqual([one, other, undefined]);
});

test('pickPhotos drops a picture that three items share, because it is a logo', () => {
  expect(pickPhotos(withImages(one, one, other, one))).toEqual([undefined, undefined, other, undefined]);
});

process.env.STOCK_IMAGE_URL = 'https://stock.example/{seed}';
const photosOf = (...stories: Partial<NewsItem>[]) =>
  withPhotos(
    stories.map((fields, at) => item({ id: `${at}`, kind: 'feature', ...fields })),
    {},
  ).map(({ photo }) => photo);

beforeEach(() => {
  setProcessWide('pictures', undefined);
});

test('withPhotos adds a stock photo to a story without a photo, except to tragic news', () => {
  const [own, stock, ...grave] = photosOf(
    { image: one, kind: 'hard' },
    { title: 'Soccer in the park' },
    { kind: 'hard' },
    { title: 'Police look for shooter at soccer field' },
    { description: 'Two were injured.' },
  );
  expect(own).toBe(one);
  expect(stock).toMatch(/^https:\/\/stock\.example\/[\da-f]{12}$/);
  expect(grave).toEqual([undefined, undefined, undefined]);
});

test('withPhotos adds fields that all stories share', () => {
  expect(withPhotos([item({ image: one })], { feedKey: 'arts' })).toMatchObject([
    { photo: one, feedKey: 'arts' },
  ]);
});

test('withPhotos omits a photo that recently failed to load', () => {
  failedPictures().remember(one, { reason: 'http-status', detail: '' });
  expect(photosOf({ image: one, kind: 'hard' }, { image: other, kind: 'hard' })).toEqual([undefined, other]);
});

test('withPhotos omits a stock photo that recently failed to load', () => {
  const [stock = ''] = photosOf({});
  failedPictures().remember(stock, { reason: 'http-status', detail: '' });
  expect(photosOf({})).toEqual([undefined]);
});
