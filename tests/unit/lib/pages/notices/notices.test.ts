import { describe, expect, test } from '@jest/globals';
import { currentNotice, noticeSpan } from '@/lib/pages/notices/notices';
import { everyCity } from '../../../any-city';

const zone = 'America/Los_Angeles';
const week = { text: 'The newsletter is back.', from: '2026-11-22', until: '2026-11-29' };
const evening = { text: 'Results tonight.', from: '2026-11-24T20:00', until: '2026-11-24T23:30' };
const at = (time: string) => currentNotice([week, evening], new Date(time), zone)?.text;

describe('currentNotice', () => {
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
