import { expect, test } from '@jest/globals';
import { postHtml } from '@/lib/outbound/feeds/post-html';
import { thisCity } from '../../../this-city';
import { post } from '../../blog/make-blog';
import { serveCitiesOf, smallest, writeCities } from '../../city/read/write-city';

delete process.env.CITY;
await serveCitiesOf(
  writeCities({
    boulder: `${smallest}hosts: [boulder.example]`,
    marfa: `${smallest}hosts: [marfa.example]`,
  }),
);

test('a guide shared by two cities links to each city’s own pages', async () => {
  const guide = post({ slug: 'how-this-site-works', blog: 'Write to [us](/contact).' });
  for (const key of ['boulder', 'marfa'])
    expect(await postHtml(thisCity(key), guide)).toContain(`href="https://${key}.example/contact"`);
});
