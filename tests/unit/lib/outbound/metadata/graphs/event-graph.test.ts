import { describe, expect, test } from '@jest/globals';
import type { LocalEvent } from '@/lib/news/event';
import { eventGraph } from '@/lib/outbound/metadata/graphs/event-graph';
import { jsonLdText } from '@/lib/outbound/metadata/graphs/json-ld';
import { city } from '../../../../served-city';
import { days, event } from '../../../events/make-event';

/** Returns the served JSON-LD of an event. */
function data(fields: Partial<LocalEvent> = {}) {
  const graph = eventGraph(event({ id: 'story-time-0123456789', ...fields }), city);
  return JSON.parse(jsonLdText(graph))['@graph'][0];
}

describe('eventGraph (discovery section 1)', () => {
  test('has the event’s name, page, status and place, and its times with a UTC offset', () => {
    expect(data({ title: 'Story Time' })).toEqual({
      '@type': 'Event',
      '@id': 'http://localhost:3000/events/story-time-0123456789',
      url: 'http://localhost:3000/events/story-time-0123456789',
      name: 'Story Time',
      description: 'Books read aloud.',
      image: expect.objectContaining({ '@type': 'ImageObject', width: '1200', height: '630' }),
      startDate: '2026-11-25T14:00:00-08:00',
      endDate: '2026-11-25T15:30:00-08:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Central Library',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '500 W Broadway',
          addressLocality: 'Anaheim',
          addressRegion: 'CA',
          postalCode: '92805',
          addressCountry: 'US',
        },
      },
    });
  });

  test('has an organizer only if the event names one', () => {
    expect(data()).not.toHaveProperty('organizer');
    const organizer = { name: 'The Friends', url: 'https://friends.example/' };
    expect(data({ organizer })).toMatchObject({ organizer: { '@type': 'Organization', ...organizer } });
  });

  test('has dates without a time, never 00:00, if the time is unknown', () => {
    expect(data({ when: days('2026-11-25', '2026-11-28') })).toMatchObject({
      startDate: '2026-11-25',
      endDate: '2026-11-28',
    });
    expect(data({ when: days('2026-11-25') })).not.toHaveProperty('endDate');
  });

  test.each([
    ['cancelled', 'https://schema.org/EventCancelled'],
    ['postponed', 'https://schema.org/EventPostponed'],
  ] as const)('gives a %s event the status %s', (status, eventStatus) => {
    expect(data({ status })).toMatchObject({ eventStatus });
  });

  test.each([
    [
      'its place, in the city, if it has no address',
      { place: 'Founders Park', address: undefined },
      { name: 'Founders Park', address: { addressLocality: 'Anaheim', addressRegion: 'CA' } },
    ],
    [
      'its address, also as the name, if it has no place',
      { place: undefined, address: '1905 W 1st St, Gulf Shores, AL 36547' },
      {
        name: '1905 W 1st St, Gulf Shores, AL 36547',
        address: { streetAddress: '1905 W 1st St', addressLocality: 'Gulf Shores', addressRegion: 'AL' },
      },
    ],
    [
      'its address, as the street, if that cannot be parsed',
      { address: '500 W Broadway' },
      { address: { streetAddress: '500 W Broadway', addressLocality: 'Anaheim' } },
    ],
    [
      'the city if it has neither place nor address',
      { place: undefined, address: undefined },
      { name: 'Anaheim', address: { addressLocality: 'Anaheim' } },
    ],
  ])('has the event’s location: %s', (_, fields, location) => {
    expect(data(fields)).toMatchObject({ location });
  });

  test('has the page’s breadcrumb', () => {
    const breadcrumbs = eventGraph(event({ title: 'Story Time' }), city)['@graph'][1];
    expect(breadcrumbs).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Events', item: 'http://localhost:3000/events' },
        { position: 3, name: 'Story Time' },
      ],
    });
  });
});

test.each([
  [
    'MX-YUC',
    'Calle 60 491, Centro, 97000 Mérida',
    { streetAddress: 'Calle 60 491, Centro, 97000 Mérida', addressRegion: 'YUC', addressCountry: 'MX' },
  ],
  ['SG', undefined, { addressCountry: 'SG' }],
])('does not parse the address of an event in %s as an American address', (region, address, expected) => {
  const [found] = eventGraph(event({ address }), { ...city, region })['@graph'];
  const { location } = found as unknown as { location: { address: object } };
  expect(location.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: city.name,
    ...expected,
  });
});

test('contains no Event object for a sample event', () => {
  const data = eventGraph(event({ title: 'Sample: Story time', sample: true }), city);
  expect(JSON.stringify(data)).not.toContain('"Event"');
});
