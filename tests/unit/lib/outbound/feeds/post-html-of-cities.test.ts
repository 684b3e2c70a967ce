import { expect, test } from '@jest/globals';
import { inCity } from '@/lib/city/this-city';
import { postHtml } from '@/lib/outbound/feeds/post-html';
import { smallest, writeCities } from '../../city/read/write-city';

delete process.env.CITY;
process.env.CITIES_DIR = writeCities({
  boulder: `${smallest}hosts: [boulder.example]`,
  marfa: `${smallest}hosts: [marfa.example]`,
});

const post = {
  id: '1',
  slug: 'how-this-site-works',
  metaTitle: 'How this site works',
  metaDescription: '',
  domain: 'paper.example',
  blog: 'Write to [us](/contact).',
  shortTailKeywords: [],
  longTailKeywords: [],
};

test('a guide that two cities share leads to the pages of each', async () => {
  for (const key of ['boulder', 'marfa'])
    expect(await inCity(key, () => postHtml(post))).toContain(`href="https://${key}.example/contact"`);
});
