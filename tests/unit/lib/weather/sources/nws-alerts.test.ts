import { describe, expect, test } from '@jest/globals';
import { alertsDocument } from '@/lib/weather/sources/nws-alerts';
import { weatherParts } from '@/lib/weather/weather';
import { featureOf } from '../../../../fake-upstream/weather/weather-documents';
import { type FakeAlert, fakeAlert } from '../../../../fake-upstream/weather/weather-host';

const hour = 3_600_000;
const now = Date.parse('2026-11-24T18:00:00Z');
const spot = { latitude: 33.84, longitude: -117.91, timeZone: 'America/Los_Angeles' };

function read(features: readonly unknown[]) {
  return weatherParts.alerts.parse(alertsDocument(spot).parse({ features }));
}

function alertsOf(...documents: Partial<FakeAlert>[]) {
  return read(documents.map((more, at) => featureOf(fakeAlert(now, { id: `urn:${at}`, ...more }))));
}

const vtec = (action: string, number: string) =>
  `/O.${action}.KSGX.FW.W.${number}.261124T1800Z-261125T0200Z/`;
const far: [number, number][] = [
  [-115, 33.7],
  [-114.9, 33.9],
];

describe('alerts about one danger', () => {
  test.each<[string, Partial<FakeAlert>[]]>([
    ['in two zones', [{ area: 'Coast' }, { area: 'Mountains' }]],
    ['in two zones with the same number', [{ vtec: vtec('NEW', '0012') }, { vtec: vtec('NEW', '0012') }]],
    [
      'updated with a different start',
      [{ vtec: vtec('NEW', '0012') }, { vtec: vtec('EXT', '0012'), from: now, sent: now }],
    ],
    ['updated by reference', [{}, { references: ['urn:0'], from: now }]],
    ['one near and one far', [{ corners: far }, {}]],
  ])('become one alert if they are %s', (_, documents) => {
    expect(alertsOf(...documents)).toHaveLength(1);
  });

  test.each<[string, Partial<FakeAlert>[]]>([
    ['with a different number', [{ vtec: vtec('NEW', '0012') }, { vtec: vtec('NEW', '0013') }]],
    ['of a different kind', [{}, { event: 'Wind Advisory' }]],
    ['at a different time', [{}, { from: now + 20 * hour, until: now + 30 * hour }]],
    [
      'that a test message claims to replace',
      [{}, { event: 'Test', status: 'Test', references: ['urn:0'] }, { event: 'B' }],
    ],
  ])('do not absorb an alert %s', (_, documents) => {
    expect(alertsOf(...documents)).toHaveLength(2);
  });

  test('become one alert that lists all zones and lasts from the first start to the last end', () => {
    const [alert] = alertsOf(
      { area: 'Coast', vtec: vtec('NEW', '0012'), sent: now },
      { area: 'Mountains', vtec: vtec('NEW', '0012'), sent: now, from: now, until: now + 9 * hour },
    );
    const times = [alert?.from, alert?.until].map((time) => Date.parse(time ?? ''));
    expect(alert?.area).toBe('Coast; Mountains');
    expect(times).toEqual([now - hour, now + 9 * hour]);
  });

  test('become one alert that ends at the time stated in the newest document', () => {
    const older = { vtec: vtec('NEW', '0012'), until: now + 9 * hour };
    const [alert] = alertsOf(older, { ...older, sent: now, until: now + hour });
    expect(Date.parse(alert?.until ?? '')).toBe(now + hour);
  });
});

describe('the strings of an alert', () => {
  const worst = '\u0000\u001B[31m\u202Ehere\u200B \u0085';
  const long = `${worst}word `.repeat(20_000);
  const fields = ['areaDesc', 'senderName', 'headline', 'description', 'instruction'] as const;
  const withText = (text: unknown) => {
    const feature = featureOf(fakeAlert(now));
    const properties = { ...feature.properties, ...Object.fromEntries(fields.map((name) => [name, text])) };
    const [alert] = read([{ ...feature, properties }]);
    return [alert?.area, alert?.sender, alert?.headline, alert?.text, alert?.instruction];
  };

  test('are cleaned in every field', () => {
    expect(withText(worst)).toEqual(fields.map(() => '[31mhere …'));
  });

  test('keep line breaks only in the description', () => {
    const [area, , , text] = withText('* WHAT...Wind.\r\n\r\n* WHERE...Here.');
    expect([area, text]).toEqual(['* WHAT...Wind. * WHERE...Here.', '* WHAT...Wind.\n\n* WHERE...Here.']);
  });

  test('are shortened in every field', () => {
    expect(Math.max(...withText(long).map((text) => text?.length ?? 0))).toBeLessThanOrEqual(10_000);
    expect(withText('\n'.repeat(50_000)).join('')).toBe('National Weather Service');
  });

  test('are cleaned even in the event’s name, so that known warnings are recognized', () => {
    expect(alertsOf({ event: 'Tornado\u0000 \u200BWarning' })[0]?.event).toBe('Tornado Warning');
  });
});

test.each([
  ['a cancellation', { messageType: 'Cancel' }],
  ['a test', { status: 'Test' }],
  ['an exercise', { status: 'Exercise' }],
])('an alert that is %s is omitted', (_, more) => {
  expect(alertsOf(more)).toEqual([]);
});

test.each([
  ['not marked as far if its outline is over the city', -117.95, undefined],
  ['not marked as far if its outline is next to the city', -118.1, undefined],
  ['marked as far if its outline is elsewhere in the county', -115, true],
])('an alert is %s', (_, longitude, isFar) => {
  const corners: [number, number][] = [
    [longitude, 33.7],
    [longitude + 0.1, 33.9],
  ];
  expect(alertsOf({ corners })[0]?.isFar).toBe(isFar);
});

test('at most 50 alerts are kept', () => {
  const flood = Array.from({ length: 20_000 }, (_, at) => ({ event: `Advisory ${at}` }));
  expect(alertsOf(...flood).length).toBeLessThanOrEqual(50);
});
