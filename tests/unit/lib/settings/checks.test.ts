import { describe, expect, test } from '@jest/globals';
import { httpUrl, SettingError, wholeNumber, wrong } from '@/lib/settings/checks';

test('a wrong setting is told by name, value and what it takes', () => {
  const act = () => wrong('PORT', 'x', 'a port');
  expect(act).toThrow(SettingError);
  expect(act).toThrow('PORT=x cannot be used: it takes a port.');
});

describe('a whole number', () => {
  test.each([
    ['10', 10],
    ['20', 20],
    [' 15 ', 15],
    ['015', 15],
  ])('from 10 to 20 may be %j', (value, number) => {
    expect(wholeNumber({ FEED_REFRESH_SECONDS: value }, 'FEED_REFRESH_SECONDS', 10, 20)).toBe(number);
  });

  test.each(['9', '21', '-15', '+15', '15.0', '1e1', '0xf', '15 s', 'x'])(
    'from 10 to 20 is not %j',
    (value) => {
      expect(() => wholeNumber({ FEED_REFRESH_SECONDS: value }, 'FEED_REFRESH_SECONDS', 10, 20)).toThrow(
        `FEED_REFRESH_SECONDS=${value} cannot be used: it takes a whole number from 10 to 20.`,
      );
    },
  );

  test('is the default where none is given', () => {
    expect(wholeNumber({ PICTURE_CACHE_MB: '' }, 'PICTURE_CACHE_MB', 0, 1000)).toBe(500);
  });
});

describe('an address', () => {
  test.each(['http://a.example/b?c', 'https://a.example:8443/', 'HTTPS://a.example'])(
    'may be %s',
    (value) => {
      expect(httpUrl('RADIO_URL', value, 'an address').href).toBe(new URL(value).href);
    },
  );

  test.each([
    'a.example',
    '',
    'ftp://a.example/',
    'httpss://a.example/',
    'xhttp://a.example/',
    'http://ann@a.example/',
    'http://:word@a.example/',
    'http://ann:word@a.example/',
  ])('is not %j', (value) => {
    expect(() => httpUrl('RADIO_URL', value, 'an address')).toThrow(
      `RADIO_URL=${value} cannot be used: it takes an address.`,
    );
  });
});
