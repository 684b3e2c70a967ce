import { describe, expect, test } from '@jest/globals';
import type { FrontNotice } from '@/lib/city/city-type';
import { activeAlerts, frontNotice, msUntilChange } from '@/lib/pages/notices/alerts';
import { currentNotice, noticeSpan } from '@/lib/pages/notices/notices';
import { city, everyCity } from '../../../any-city';

const emergency = (text: string, from: string, until: string) =>
  ({ level: 'emergency', text, from: `2026-11-24T${from}`, until: `2026-11-24T${until}` }) as const;
const fire = emergency('Leave.', '16:10', '20:00');
const quake = emergency('Stay in.', '17:00', '18:00');
const plain = { text: 'We moved.', from: '2026-11-22', until: '2026-11-29' };

const timeZone = 'America/Los_Angeles';
const having = (...notices: FrontNotice[]) => ({ ...city, timeZone, notices });
/** The city's zone is eight hours behind UTC. */
const at = (hour: string) => new Date(`2026-11-24T${hour}:00-08:00`);
const texts = (city: ReturnType<typeof having>, hour: string) =>
  activeAlerts(city, at(hour)).map(({ text }) => text);

describe('activeAlerts', () => {
  const city = having(plain, fire, quake);

  test.each([
    ['has no alert before one begins', '16:09', []],
    ['has an alert from its first minute', '16:10', ['Leave.']],
    ['lists the newest alert first', '17:00', ['Stay in.', 'Leave.']],
    ['drops an alert at its end', '18:00', ['Leave.']],
    ['has no alert after all have ended', '20:00', []],
  ])('%s', (_, hour, found) => {
    expect(texts(city, hour)).toEqual(found);
  });

  test('puts the most recently updated alert first', () => {
    const updated = { ...fire, updated: '2026-11-24T17:20' };
    expect(texts(having(updated, quake), '17:30')).toEqual(['Leave.', 'Stay in.']);
  });

  test('keeps an alert’s id through edits, and gives alerts that start in the same minute different ids', () => {
    const ids = (...notices: FrontNotice[]) =>
      activeAlerts(having(...notices), at('17:30')).map(({ id }) => id);
    const before = ids(fire);
    expect(ids({ ...fire, text: 'Leave at once.', updated: '2026-11-24T17:00' })).toEqual(before);
    expect(new Set(ids(fire, { ...fire, text: 'Stay.' })).size).toBe(2);
  });

  test('returns an alert without a time of day if its notice has none', () => {
    const [alert] = activeAlerts(having({ ...fire, from: '2026-11-24' }), at('12:00'));
    expect(alert).toMatchObject({ dayOnly: true, since: at('00:00'), updated: at('00:00') });
  });
});

describe('frontNotice', () => {
  test('is an ordinary notice while an emergency is on every page', () => {
    expect(frontNotice(having(plain, fire), at('17:00'))).toBe(plain);
    expect(frontNotice(having(fire), at('17:00'))).toBeUndefined();
  });

  test('is the second emergency if there are two, because the alert line shows only the first', () => {
    expect(frontNotice(having(plain, fire, quake), at('17:30'))).toBe(fire);
  });
});

test.each([
  ['an alert begins', '16:00', 10],
  ['an alert ends', '19:30', 30],
  ['the day ends', '20:00', 240],
])('msUntilChange returns the time until %s', (_, hour, minutes) => {
  expect(msUntilChange(having(plain, fire), at(hour))).toBe(minutes * 60_000);
});

describe('currentNotice', () => {
  const zone = 'America/Los_Angeles';
  const week = { text: 'The newsletter is back.', from: '2026-11-22', until: '2026-11-29' };
  const evening = { text: 'Results tonight.', from: '2026-11-24T20:00', until: '2026-11-24T23:30' };
  const at = (time: string) => currentNotice([week, evening], new Date(time), zone)?.text;

  test.each([
    ['is undefined before the first day in the city’s zone', '2026-11-22T07:59:59Z', undefined],
    ['is the notice from the first moment of its first day', '2026-11-22T08:00:00Z', week.text],
    ['is the notice until the end of its last day', '2026-11-30T07:59:59Z', week.text],
    ['is undefined after the last day', '2026-11-30T08:00:00Z', undefined],
    ['is the notice that began last if two overlap', '2026-11-25T04:00:00Z', evening.text],
    ['is the earlier notice again once the later notice has ended', '2026-11-25T07:30:00Z', week.text],
  ])('%s', (_, time, text) => {
    expect(at(time)).toBe(text);
  });

  test('is undefined without notices', () => {
    expect(currentNotice([], new Date(), zone)).toBeUndefined();
  });
});

test.each(everyCity)('notices in %s begin before they end and have safe links', (_, city) => {
  for (const notice of city.notices) {
    const [from, until] = noticeSpan(notice, city.timeZone);
    expect(from).toBeLessThan(until);
    expect(notice.link?.href ?? '/').toMatch(/^(\/(?!\/)|https:\/\/)/);
  }
});
