import { beforeEach, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { pictured, withoutLostPhotos } from '@/lib/front/section-pictures';
import { failedPictures } from '@/lib/pictures/proxy/open-picture-proxy';
import { item } from '../news/make-item';
import '../../with-anaheim';

process.env.STOCK_IMAGE_URL = 'https://stock.example/{seed}';
const photo = (name: string) => `https://cdn.example/${name}.jpg`;

beforeEach(() => {
  setProcessWide('picture failures', undefined);
});

test('a story whose photo failed to load has none', () => {
  failedPictures().remember(photo('lost'), { reason: 'http-status', detail: '' });
  const items = [item({ image: photo('lost') }), item({ image: photo('here') }), item({})];
  expect(withoutLostPhotos(items).map(({ image }) => image)).toEqual([undefined, photo('here'), undefined]);
});

test('a story without a photo has one of the stock-photo service, if one is set', () => {
  const [own, stock] = pictured('sports', [item({ image: photo('here') }), item({})]);
  expect(own?.photo).toBe(photo('here'));
  expect(stock?.photo).toMatch(/^https:\/\/stock\.example\/[\da-f]{12}$/);
});
