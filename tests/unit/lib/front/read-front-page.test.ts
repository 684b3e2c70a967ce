import { beforeEach, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import type { SectionNews } from '@/lib/news/section/section-news';
import { anaheim } from '../../anaheim';
import { aged } from './front-material';
import '../../served-city';

let news: SectionNews;
jest.unstable_mockModule('@/lib/news/section/section-news', () => ({
  MAX_ITEMS: 60,
  sectionFeeds: async () => [],
  getSection: async () => news,
}));
const { readFrontPage, readLocalPage } = await import('@/lib/front/make-pages');

const image = 'https://cdn.example/lead.jpg';
const picture = jest.fn(async () => {
  throw new Error('the disk is full');
});
setProcessWide('pictures', { failures: { isMissing: () => false }, proxy: { picture } });
beforeEach(() => {
  picture.mockClear();
});

test.each([
  ['the front page', readFrontPage],
  ['Local News', readLocalPage],
])(
  'the first photo of %s is fetched before readers request it, and a failure is ignored',
  async (_, read) => {
    news = { state: 'items', items: [aged(1, { image })], updatedAt: new Date(), stale: false };
    await read(anaheim);
    expect(picture.mock.calls).toEqual([[expect.objectContaining({ address: image })]]);
  },
);

test('no photo is fetched for a page without photos', async () => {
  news = { state: 'items', items: [aged(1)], updatedAt: new Date(), stale: false };
  await readFrontPage(anaheim);
  expect(picture).not.toHaveBeenCalled();
});
