import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { radioGraph } from '@/lib/outbound/metadata/graphs/radio-graph';

test('the radio is a broadcast service of the publisher that can be listened to at its page', () => {
  const city = thisCity();
  expect(radioGraph(city, true)['@graph'][1]).toMatchObject({
    '@type': 'BroadcastService',
    broadcastDisplayName: 'Live Radio',
    broadcaster: { '@id': 'http://localhost:3000/#publisher' },
    areaServed: { '@type': 'City', name: city.name },
    inLanguage: city.locale,
    url: 'http://localhost:3000/radio',
    potentialAction: { '@type': 'ListenAction', target: 'http://localhost:3000/radio' },
  });
});

test('it claims no station, which would need a street address', () => {
  expect(JSON.stringify(radioGraph(thisCity(), true))).not.toContain('RadioStation');
});

test('recorded music is no broadcast', () => {
  const [page, ...others] = radioGraph(thisCity(), false)['@graph'];
  expect(page).toMatchObject({ '@type': 'WebPage', name: 'Radio' });
  expect(page).not.toHaveProperty('mainEntity');
  expect(others.map((thing) => (thing as { '@type': string })['@type'])).toEqual(['BreadcrumbList']);
});
