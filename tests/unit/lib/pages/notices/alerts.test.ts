import '../../../open-cities';
import { describe, expect, test } from '@jest/globals';
import type { FrontNotice } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { activeAlerts, frontNotice, trueFor } from '@/lib/pages/notices/alerts';

const fire = {
  level: 'emergency',
  text: 'Leave.',
  from: '2026-11-24T16:10',
  until: '2026-11-24T20:00',
} as const;
const quake = {
  level: 'emergency',
  text: 'Stay in.',
  from: '2026-11-24T17:00',
  until: '2026-11-24T18:00',
} as const;
const plain = { text: 'We moved.', from: '2026-11-22', until: '2026-11-29' };

const having = (...notices: FrontNotice[]) => ({
  ...thisCity(),
  timeZone: 'America/Los_Angeles',
  notices,
});
/** In the city's time, UTC-8. */
const at = (hour: string) => new Date(`2026-11-24T${hour}:00-08:00`);
const texts = (city: ReturnType<typeof having>, hour: string) =>
  activeAlerts(city, at(hour)).map(({ text }) => text);

describe('the alerts of the moment', () => {
  const city = having(plain, fire, quake);

  test.each([
    ['none before one begins', '16:09', []],
    ['one from its minute on', '16:10', ['Leave.']],
    ['the newest first', '17:00', ['Stay in.', 'Leave.']],
    ['none after its end', '18:00', ['Leave.']],
    ['none after all ended', '20:00', []],
  ])('%s', (_, hour, found) => {
    expect(texts(city, hour)).toEqual(found);
  });

  test('one whose words have changed since is the newest', () => {
    expect(texts(having({ ...fire, updated: '2026-11-24T17:20' }, quake), '17:30')).toEqual([
      'Leave.',
      'Stay in.',
    ]);
  });

  test('feed readers know one by when it began, whatever is said of it then, and two of one minute apart', () => {
    const ids = (...notices: FrontNotice[]) =>
      activeAlerts(having(...notices), at('17:30')).map(({ id }) => id);
    const before = ids(fire);
    expect(ids({ ...fire, text: 'Leave at once.', updated: '2026-11-24T17:00' })).toEqual(before);
    expect(new Set(ids(fire, { ...fire, text: 'Stay.' })).size).toBe(2);
  });

  test('an hour is known only where one is written', () => {
    const [alert] = activeAlerts(having({ ...fire, from: '2026-11-24' }), at('12:00'));
    expect(alert).toMatchObject({ dayOnly: true, since: at('00:00'), updated: at('00:00') });
  });
});

describe('the notice of the front page', () => {
  test('is a plain one while an emergency stands on every page', () => {
    expect(frontNotice(having(plain, fire), at('17:00'))).toBe(plain);
    expect(frontNotice(having(fire), at('17:00'))).toBeUndefined();
  });

  test('is an emergency for which the line has no room', () => {
    expect(frontNotice(having(plain, fire, quake), at('17:30'))).toBe(fire);
  });
});

test.each([
  ['it begins', '16:00', 10],
  ['it ends', '19:30', 30],
  ['the day ends', '20:00', 240],
])('what a page says is true until %s', (_, hour, minutes) => {
  expect(trueFor(having(plain, fire), at(hour))).toBe(minutes * 60_000);
});
