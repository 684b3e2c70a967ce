import { expect, test } from '@jest/globals';
import { channelTtlMinutes } from '@/lib/news/fields/find-channel';
import { element } from './raw-elements';

function channel(fields: Record<string, string>) {
  return element(
    'channel',
    '',
    Object.entries(fields).map(([name, text]) => element(name, text)),
  );
}

const week = 7 * 24 * 60;

test.each([
  [{ ttl: '15' }, 15],
  [{ ttl: '0.5' }, 1],
  [{ ttl: '1' }, 1],
  [{ ttl: String(week + 1) }, week],
  [{ ttl: '0' }, undefined],
  [{ ttl: 'soon' }, undefined],
  [{ ttl: '15', 'sy:updateperiod': 'daily' }, 15],
  [{ 'sy:updateperiod': 'hourly' }, 60],
  [{ 'sy:updateperiod': 'Daily' }, 1440],
  [{ 'sy:updateperiod': 'weekly' }, week],
  [{ 'sy:updateperiod': 'daily', 'sy:updatefrequency': '2' }, 720],
  [{ 'sy:updateperiod': 'hourly', 'sy:updatefrequency': '7' }, 9],
  [{ 'sy:updateperiod': 'hourly', 'sy:updatefrequency': '0' }, 60],
  [{ 'sy:updateperiod': 'hourly', 'sy:updatefrequency': '0.5' }, 60],
  [{ 'sy:updateperiod': 'never' }, undefined],
  [{}, undefined],
])('a feed that says %j asks to be left alone for %s minutes', (fields, minutes) => {
  expect(channelTtlMinutes(channel(fields as Record<string, string>))).toBe(minutes);
});
