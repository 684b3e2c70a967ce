import '../../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { cityStore } from '@/lib/city/this-city';
import { currentNotice, noticeSpan } from '@/lib/pages/notices/notices';

const zone = 'America/Los_Angeles';
const week = { text: 'The newsletter is back.', from: '2026-11-22', until: '2026-11-29' };
const evening = { text: 'Results tonight.', from: '2026-11-24T20:00', until: '2026-11-24T23:30' };
const at = (time: string) => currentNotice([week, evening], new Date(time), zone)?.text;

describe('currentNotice', () => {
  test.each([
    ['before the first day of the city', '2026-11-22T07:59:59Z', undefined],
    ['from the first moment of that day', '2026-11-22T08:00:00Z', week.text],
    ['to the end of the last day', '2026-11-30T07:59:59Z', week.text],
    ['and not after it', '2026-11-30T08:00:00Z', undefined],
    ['the one that began last, of two', '2026-11-25T04:00:00Z', evening.text],
    ['the other again when that is over', '2026-11-25T07:30:00Z', week.text],
  ])('%s', (_, time, text) => {
    expect(at(time)).toBe(text);
  });

  test('is undefined without notices', () => {
    expect(currentNotice([], new Date(), zone)).toBeUndefined();
  });
});

test.each(
  cityStore()
    .cities()
    .map((city) => [city.key, city] as const),
)('notices of %s begin before they end, with safe links', (_, city) => {
  for (const notice of city.notices) {
    const [from, until] = noticeSpan(notice, city.timeZone);
    expect(from).toBeLessThan(until);
    expect(notice.link?.href ?? '/').toMatch(/^(\/(?!\/)|https:\/\/)/);
  }
});
