import { expect, test } from '@jest/globals';
import { AddressAndMap } from '@/components/contact/address-and-map';
import { words } from '../../html';
import { city } from '../../served-city';

test('shows the address next to a map of the area', () => {
  const text = words(<AddressAndMap city={city} />);
  expect(text).toMatch(/^The Area We Cover /);
  for (const line of city.contact.address) expect(text).toContain(line);
});
