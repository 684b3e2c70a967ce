import { describe, expect, test } from '@jest/globals';
import { standingWarnings, whatIsComing } from '@/lib/weather/warnings';
import type { WeatherAlert } from '@/lib/weather/weather';

const alert = (event: string, more: Partial<WeatherAlert> = {}): WeatherAlert => ({
  id: event,
  event,
  severity: 'Severe',
  sender: 'NWS San Diego CA',
  area: 'Orange County Inland Areas',
  text: '',
  sent: '2026-11-24T12:00:00-08:00',
  from: '2026-11-24T12:00:00-08:00',
  until: '2026-11-24T20:00:00-08:00',
  ...more,
});
const events = (...alerts: WeatherAlert[]) => standingWarnings(alerts).map(({ id }) => id);

describe('standingWarnings', () => {
  test('sorts warnings by urgency, and equally urgent ones latest first', () => {
    const later = alert('Red Flag Warning', { id: 'later', sent: '2026-11-24T13:00:00-08:00' });
    const shown = events(alert('Red Flag Warning'), later, alert('Tornado Warning'));
    expect(shown).toEqual(['Tornado Warning', 'later', 'Red Flag Warning']);
  });

  test.each(['Wind Advisory', 'Fire Weather Watch', 'Flood Warning', 'Special Weather Statement'])(
    'omits a %s',
    (event) => expect(events(alert(event))).toEqual([]),
  );

  test.each([
    ['a storm elsewhere in the county', { isFar: true }],
    ['a warning that its agency classifies as minor', { severity: 'Minor' }],
  ] as const)('omits %s', (_, more) => expect(events(alert('Flash Flood Warning', more))).toEqual([]));

  test('includes an evacuation written “Evacuation - Immediate”', () => {
    expect(events(alert('Evacuation - Immediate', { severity: 'Unknown' }))).toHaveLength(1);
  });
});

describe('whatIsComing', () => {
  test('returns the agency’s text without its formatting marks', () => {
    const text = '* WHAT...Northeast winds 20 to 30 mph with\ngusts to 60 mph.\n\n* WHERE...Inland areas.';
    const what = 'Northeast winds 20 to 30 mph with gusts to 60 mph.';
    expect(whatIsComing(alert('Red Flag Warning', { text }))).toBe(what);
  });

  test('falls back from the WHAT paragraph to the headline, then to the area', () => {
    const headline = 'Fire Warning issued';
    expect(whatIsComing(alert('Fire Warning', { headline }))).toBe(headline);
    expect(whatIsComing(alert('Fire Warning'))).toBe('Orange County Inland Areas');
  });
});
