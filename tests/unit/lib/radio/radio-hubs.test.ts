import '../../open-cities';
import { afterAll, expect, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { closeRadio, radioHealth, radioHub } from '@/lib/radio/radio-hubs';
import { thisCity } from '../../this-city';

setLogLevel('error');

afterAll(closeRadio);

test('reports an unused station as closed, without a failure', () => {
  expect(radioHealth()).toEqual([{ port: 8076, station: 'bundled', open: false, failure: undefined }]);
});

test('creates one hub per port', () => {
  expect(radioHub(thisCity(), 8076)).toBe(radioHub(thisCity(), 8076));
  expect(radioHub(thisCity(), 8077)).not.toBe(radioHub(thisCity(), 8076));
});

test('radioHealth reports a station as open until closeRadio() is called', async () => {
  await radioHub(thisCity(), 8076).tuneIn();
  expect(radioHealth()).toMatchObject([{ open: true, failure: undefined }]);
  closeRadio();
  expect(radioHealth()).toMatchObject([{ open: false }]);
});
