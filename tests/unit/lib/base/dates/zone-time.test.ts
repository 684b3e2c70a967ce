import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { atLocalTime } from '@/lib/base/dates/zone-time';

describe('atLocalTime', () => {
  it.each(['America/Los_Angeles', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    'agrees with luxon at every hour of a year in %s',
    (zone) => {
      const wrong: string[] = [];
      for (let hour = 0; hour < 365 * 24; hour++) {
        const at = new Date(Date.UTC(2025, 0, 1, hour, 30));
        const local = {
          year: at.getUTCFullYear(),
          month: at.getUTCMonth() + 1,
          day: at.getUTCDate(),
          hour: at.getUTCHours(),
          minute: 30,
          second: 0,
        };
        const right = DateTime.fromObject(local, { zone }).toMillis();
        if (atLocalTime(local, zone).getTime() !== right) wrong.push(at.toISOString());
      }
      expect(wrong).toEqual([]);
    },
  );
});
