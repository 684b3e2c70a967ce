export type ClockTime = { hour: number; minute: number };

export type Times =
  | { kind: 'clock'; start: ClockTime; end?: ClockTime }
  | { kind: 'all-day' }
  | { kind: 'unknown' };

const CLOCK = /^(\d{1,2})(?::(\d{2}))?(?:\s*([ap])\.?\s?m\.?)?$/i;
const OPEN = /^(?:tb[ad]|to be (?:announced|determined)|varies|various(?: times)?|see details)?$/i;
const ALL_DAY = /^all[\s-]day(?: event)?$/i;
const TO = /\s*(?:-|–|—|\bto\b|\buntil\b)\s*/i;

function clockTime(text: string, half?: string): ClockTime | undefined {
  if (/^noon$/i.test(text)) return { hour: 12, minute: 0 };
  if (/^midnight$/i.test(text)) return { hour: 0, minute: 0 };
  const [, hours = '', minutes = '0', ownHalf] = CLOCK.exec(text) ?? [];
  const said = (ownHalf ?? half)?.toLowerCase();
  const [hour, minute] = [Number(hours), Number(minutes)];
  // "14" alone is no time of day, "14:00" is.
  if (hours === '' || minute > 59 || (!said && !text.includes(':'))) return undefined;
  if (!said) return hour <= 23 ? { hour, minute } : undefined;
  return hour >= 1 && hour <= 12 ? { hour: (hour % 12) + (said === 'p' ? 12 : 0), minute } : undefined;
}

const minutes = ({ hour, minute }: ClockTime) => hour * 60 + minute;

/** Of `2 - 3:30 PM` the afternoon's, of `11 - 1 PM` the morning's: the half of the end, where that begins before it. */
function startBefore(end: ClockTime | undefined, begin: string, finish = ''): ClockTime | undefined {
  const half = /([ap])\.?\s?m\.?$/i.exec(finish)?.[1]?.toLowerCase();
  const start = clockTime(begin, half);
  const isLater = start && end && minutes(start) >= minutes(end);
  return isLater && half ? clockTime(begin, half === 'p' ? 'a' : 'p') : start;
}

function isMidnight(time: ClockTime): boolean {
  return time.hour === 0 && time.minute === 0;
}

/** `02:00 PM - 03:30 PM`, `2 - 3:30 PM`, `All Day` (quirk 35); midnight to 11:59 PM, or without an end, is all day. */
export function readTimes(text: string): Times | undefined {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (OPEN.test(plain)) return { kind: 'unknown' };
  if (ALL_DAY.test(plain)) return { kind: 'all-day' };
  const [begin = '', finish, ...more] = plain.split(TO);
  const end = finish === undefined ? undefined : clockTime(finish);
  const start = startBefore(end, begin, finish);
  if (!start || more.length > 0 || (finish !== undefined && !end)) return undefined;
  const wholeDay = !end || isMidnight(end) || (end.hour === 23 && end.minute === 59);
  if (isMidnight(start) && wholeDay) return { kind: 'all-day' };
  return { kind: 'clock', start, ...(end && { end }) };
}
