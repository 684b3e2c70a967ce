import '../../open-cities';
import { afterEach, expect, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { setProcessWide } from '@/lib/base/process-wide';
import { Hub } from '@/lib/radio/hub';
import { closeRadio, radioHealth, radioHub } from '@/lib/radio/radio-hubs';
import { thisCity } from '../../this-city';

setLogLevel('error');

afterEach(() => {
  closeRadio();
  setProcessWide('radio hubs', undefined);
});

test('creates one hub per port', () => {
  expect(radioHub(thisCity(), 8076)).toBe(radioHub(thisCity(), 8076));
  expect(radioHub(thisCity(), 8077)).not.toBe(radioHub(thisCity(), 8076));
});

test('reports an unused station as closed, without a failure', () => {
  expect(radioHealth()).toEqual([{ port: 8076, station: 'bundled', open: false, failure: undefined }]);
});

test('reports the last failure of a closed station only', async () => {
  const station = { answers: false };
  const hub = new Hub(
    ({ type, audio, over }) => {
      if (!station.answers) over({ reason: 'refused', detail: '' });
      type('audio/mpeg');
      audio(Buffer.from('on air'));
      return () => {};
    },
    () => {},
  );
  setProcessWide('radio hubs', new Map([[8076, hub]]));
  await hub.tuneIn();
  expect(radioHealth()).toMatchObject([{ open: false, failure: 'refused' }]);
  station.answers = true;
  await hub.tuneIn();
  expect(radioHealth()).toMatchObject([{ open: true, failure: undefined }]);
  closeRadio();
  expect(radioHealth()).toMatchObject([{ open: false }]);
});
