import { afterEach, expect, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { setProcessWide } from '@/lib/base/process-wide';
import { closeRadio, radioHealth, radioHub } from '@/lib/radio/radio-hubs';

setLogLevel('error');

afterEach(() => {
  closeRadio();
  setProcessWide('radio hubs', undefined);
  setProcessWide('radio failures', undefined);
});

test('there is one hub for a port', () => {
  expect(radioHub(8076)).toBe(radioHub(8076));
  expect(radioHub(8077)).not.toBe(radioHub(8076));
});

test('a station that nobody listens to is closed, without a failure', () => {
  expect(radioHealth()).toEqual([{ port: 8076, station: 'bundled', open: false, failure: undefined }]);
});

test('of a closed station the last failure is told, of an open one none', async () => {
  setProcessWide('radio failures', new Map([[8076, 'refused']]));
  expect(radioHealth()).toMatchObject([{ open: false, failure: 'refused' }]);
  await radioHub(8076).tuneIn();
  expect(radioHealth()).toMatchObject([{ open: true, failure: undefined }]);
});

test('a station that somebody listens to is open, until the radio closes', async () => {
  await radioHub(8076).tuneIn();
  expect(radioHealth()).toMatchObject([{ open: true }]);
  closeRadio();
  expect(radioHealth()).toMatchObject([{ open: false }]);
});
