/** An entry's calendar fields, and text that calendars add around titles. */
export type CalendarEntry = { dates: string; times: string; location: string; mark?: string };

const dayMs = 86_400_000;
const zone = 'America/Los_Angeles';
const library = 'Central Library500 W BroadwayAnaheim, CA 92805';

/** Formats a day this many days from today, in the city's zone, as CivicPlus does. */
export function dayFromNow(days: number, withYear = true): string {
  const year = withYear ? ({ year: 'numeric' } as const) : {};
  const form = { month: 'long', day: 'numeric', timeZone: zone, ...year } as const;
  return new Date(Date.now() + days * dayMs).toLocaleDateString('en-US', form);
}

/**
 * Returns entry `number` (from 1) of a CivicPlus calendar: the first ten show calendar quirks (34 to 36), the rest are
 * ordinary evenings. Undefined for an item that is not an event.
 */
export function calendarEntry(number: number): CalendarEntry | undefined {
  const day = dayFromNow(number);
  const afternoon = { dates: day, times: '02:00 PM - 03:30 PM', location: library };
  const odd: Readonly<Record<number, CalendarEntry | undefined>> = {
    1: afternoon,
    2: { ...afternoon, times: 'All Day' },
    3: { ...afternoon, mark: 'CANCELLED - ' },
    4: { ...afternoon, dates: `${day} - ${dayFromNow(number + 2)}` },
    5: { ...afternoon, location: '1905 W 1st StGulf Shores, AL 36547' },
    6: { ...afternoon, mark: 'POSTPONED: ' },
    7: undefined,
    8: { ...afternoon, dates: dayFromNow(number, false) },
    9: { ...afternoon, dates: 'See the flyer' },
    10: { ...afternoon, dates: dayFromNow(-3) },
  };
  if (number in odd) return odd[number];
  return { dates: day, times: '06:00 PM - 07:00 PM', location: 'Founders Park' };
}

/** Extra elements of an entry, by start tag. */
export function calendarFields({ dates, times, location }: CalendarEntry): Record<string, string> {
  return {
    'calendarEvent:EventDates': ` ${dates} `,
    'calendarEvent:EventTimes': times,
    'calendarEvent:Location': location,
  };
}

/** Namespace of such a calendar: the prefix is common, the address is the city's own. */
export const calendarNamespace = 'xmlns:calendarEvent="https://example.org/Calendar.aspx"';
