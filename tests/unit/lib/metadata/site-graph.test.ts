import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { siteGraph } from '@/lib/metadata/site-graph';

const city = thisCity();

test('the front page names the site, and a publisher who is to be found', () => {
  expect(siteGraph(city)['@graph']).toMatchObject([
    { '@type': 'NewsMediaOrganization', '@id': 'http://localhost:3000/#publisher', email: city.email },
    {
      '@type': 'WebSite',
      name: city.siteTitle,
      url: 'http://localhost:3000/',
      publisher: { '@id': 'http://localhost:3000/#publisher' },
    },
  ]);
});
