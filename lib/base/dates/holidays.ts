import type { DateTime } from 'luxon';

const fixed = ['1-1', '6-19', '7-4', '11-11', '12-25'];

/** Month, weekday from Monday as 1, and the week of the month; -1 is the last. */
const moving = ['1 1 3', '2 1 3', '5 1 -1', '9 1 1', '10 1 2', '11 4 4'];

function isFixed({ month, day }: DateTime): boolean {
  return fixed.includes(`${month}-${day}`);
}

/** Also the weekday on which one is observed (5 U.S.C. 6103). City halls and libraries keep the same days. */
export function isFederalHoliday(day: DateTime): boolean {
  const { month, weekday, daysInMonth = 31 } = day;
  const weeks = [Math.ceil(day.day / 7), ...(day.day + 7 > daysInMonth ? [-1] : [])];
  if (weeks.some((week) => moving.includes(`${month} ${weekday} ${week}`)) || isFixed(day)) return true;
  if (weekday === 5) return isFixed(day.plus({ days: 1 }));
  return weekday === 1 && isFixed(day.minus({ days: 1 }));
}

/** Public holidays of a region (ISO 3166-2), where we know them: those of the United States. */
export function isHoliday(day: DateTime, region: string): boolean {
  return /^US(?:-|$)/.test(region) && isFederalHoliday(day);
}
