import { afterAll, expect, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { closeRadio, radioHealth, radioHub } from '@/lib/radio/radio-hubs';
import { city } from '../../any-city';

setLogLevel('error');

afterAll(closeRadio);

test('radioHealth reports an unused station as closed, without a failure', () => {
  expect(radioHealth()).toEqual([{ port: 8076, station: 'bundled', open: false, failure: undefined }]);
});

test('radioHub creates one hub per port', () => {
  expect(radioHub(city, 8076)).toBe(radioHub(city, 8076));
  expect(radioHub(city, 8077)).not.toBe(radioHub(city, 8076));
});

test('radioHealth reports a station as open until closeRadio() is called', async () => {
  await radioHub(city, 8076).tuneIn();
  expect(radioHealth()).toMatchObject([{ open: true, failure: undefined }]);
  closeRadio();
  expect(radioHealth()).toMatchObject([{ open: false }]);
});
