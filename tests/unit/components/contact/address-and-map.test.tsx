import { expect, test } from '@jest/globals';
import { AddressAndMap } from '@/components/contact/address-and-map';
import { words } from '../../html';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

test('shows the address next to a map of the area', () => {
  const text = words(<AddressAndMap city={thisCity()} />);
  expect(text).toMatch(/^The Area We Cover /);
  for (const line of thisCity().contact.address) expect(text).toContain(line);
});
