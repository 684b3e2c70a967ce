import { expect, test } from '@jest/globals';
import { areaNamed } from '@/lib/news/local/area-named';
import { noPlaces } from '../no-places';

test.each([
  ['state', 'Fresno votes on a water tax', 'US-CA'],
  ['state', 'Fatal stabbing in Davis', 'US-CA'],
  ['state', 'Davis police search a house', 'US-CA'],
  ['state', 'Guadalajara estrena tren', 'MX-JAL'],
  ['state', 'Mississauga raises fares', 'CA-ON'],
  ['state', 'Trump visits Fresno', 'US-CA'],
  ['nation', 'White House rejects the deal', 'US-TN'],
  ['nation', 'Votes are lacking in Congress', 'US-AZ'],
  ['nation', 'U.S. troops leave Colombia', 'US-CA'],
  ['nation', 'Senado aprueba tratado con Chile', 'MX-JAL'],
  ['world', 'Quake strikes Colombia', 'US-CA'],
  ['world', 'Terremoto en Japón', 'MX-JAL'],
  ['world', 'Trump signs an order', 'CA-ON'],
  ['world', 'Trump firma una orden', 'MX-JAL'],
  ['nation', 'US sends aid', 'US-CA'],
  [undefined, 'What the storm taught us', 'US-CA'],
  [undefined, 'What the storm taught us', 'CA-ON'],
  [undefined, 'Davis wins a medal', 'US-CA'],
  [undefined, 'Fresno, Texas, votes', 'US-CA'],
  [undefined, 'Quake strikes New Mexico', 'US-CA'],
  [undefined, 'Puerto Rico rations water', 'US-CA'],
  [undefined, 'NC woman lost in Grenada', 'US-CA'],
  [undefined, 'Canada Day in Ottawa', 'CA-QC'],
] as const)('areaNamed is %s for “%s” in a city in %s', (area, title, region) => {
  expect(areaNamed(title, { region, local: noPlaces })).toBe(area);
});
