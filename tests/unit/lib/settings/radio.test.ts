import { describe, expect, test } from '@jest/globals';
import { readRadio } from '@/lib/settings/radio';

test('with nothing set, the radio is our own station at one port', () => {
  expect(readRadio({})).toEqual({ template: undefined, ports: [8076] });
});

describe('the ports', () => {
  test.each([
    ['8076,8078', [8076, 8078]],
    [' 8076 , 1 ', [8076, 1]],
    ['65535', [65_535]],
    ['8078,8076,8078', [8078, 8076]],
  ])('%j', (given, ports) => {
    expect(readRadio({ RADIO_PORTS: given }).ports).toEqual(ports);
  });

  test.each(['65536', '0', '08076', '8076,', '8076,x', '80.5', '-1'])('%j is wrong', (given) => {
    expect(() => readRadio({ RADIO_PORTS: given })).toThrow(
      `RADIO_PORTS=${given} cannot be used: it takes port numbers from 1 to 65535, separated by commas.`,
    );
  });
});

describe('the address', () => {
  test.each([
    'http://radio.example:{port}/',
    'https://radio.example/{port}/live',
    'http://r.example:{port}/{port}',
  ])('%s', (given) => {
    expect(readRadio({ RADIO_URL: given }).template).toBe(given);
  });

  test.each(['http://radio.example/', 'ftp://radio.example/{port}', 'radio.example:{port}', '{port}'])(
    '%s is wrong',
    (given) => {
      expect(() => readRadio({ RADIO_URL: given })).toThrow(
        /^RADIO_URL=.+ cannot be used: it takes an http\(s\) address with \{port\} in it\.$/,
      );
    },
  );
});
