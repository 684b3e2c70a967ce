/** Calendar fields of an entry. `mark`: text that some calendars add to titles. */
export type CalendarEntry = { dates: string; times: string; location: string; mark?: string };

const dayMs = 86_400_000;
const zone = 'America/Los_Angeles';
const library = 'Central Library500 W BroadwayAnaheim, CA 92805';

/** Formats the day that is `days` from today in the city's time zone, as CivicPlus does. */
export function dayFromNow(days: number, withYear = true): string {
  const year = withYear ? ({ year: 'numeric' } as const) : {};
  const form = { month: 'long', day: 'numeric', timeZone: zone, ...year } as const;
  return new Date(Date.now() + days * dayMs).toLocaleDateString('en-US', form);
}

/**
 * Returns entry `number` (from 1) of a CivicPlus calendar; undefined for an item that is not an event. The first ten
 * have calendar quirks (34 to 36), the others are ordinary evening events.
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

/** Returns the calendar elements of an entry, by start tag. */
export function calendarFields({ dates, times, location }: CalendarEntry): Record<string, string> {
  return {
    'calendarEvent:EventDates': ` ${dates} `,
    'calendarEvent:EventTimes': times,
    'calendarEvent:Location': location,
  };
}

/** XML namespace declaration of a CivicPlus calendar. The prefix is the same in every city; the URI differs. */
export const calendarNamespace = 'xmlns:calendarEvent="https://example.org/Calendar.aspx"';
