import { beforeAll, expect, test } from '@jest/globals';
import { AddressAndMap } from '@/components/contact/address-and-map';
import { inCity } from '@/lib/city/this-city';
import { words } from '../../html';
import { smallest, writeCities } from '../../lib/city/read/write-city';

const contact = `contact:
  address: [1777 Broadway, 'Boulder, CO 80302']
  newsEmail: news@boulder.example
  adsEmail: ads@boulder.example
  social: []
`;

beforeAll(() => {
  process.env.CITIES_DIR = writeCities({ boulder: smallest, office: smallest + contact });
  process.env.CITY = 'boulder';
});

test('a paper without an office shows the area that it covers', () => {
  expect(words(<AddressAndMap />)).toMatch(/^The Area We Cover /);
});

test('one with an office says where that is', () => {
  expect(inCity('office', () => words(<AddressAndMap />))).toMatch(/^Our Location .*1777 Broadway/);
});
