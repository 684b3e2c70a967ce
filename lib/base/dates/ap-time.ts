import type { Place } from '@/lib/base/dates/format-date';

type Clock = { hour: number; minute: string; half: 'a.m.' | 'p.m.' };

const formats = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs more than using it.
function format(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formats.set(timeZone, made);
  return made;
}

function clockOf(instant: Date, timeZone: string): Clock {
  const [hours = '', minute = ''] = format(timeZone).format(instant).split(':');
  const hour = Number(hours);
  return { hour: hour % 12 || 12, minute, half: hour < 12 ? 'a.m.' : 'p.m.' };
}

function isWord({ hour, minute }: Clock): boolean {
  return hour === 12 && minute === '00';
}

/** "2", "2:15". */
function figures({ hour, minute }: Clock): string {
  return minute === '00' ? `${hour}` : `${hour}:${minute}`;
}

function inWords(clock: Clock): string {
  if (isWord(clock)) return clock.half === 'a.m.' ? 'midnight' : 'noon';
  // A no-break space: "p.m." stays on the line of its hour.
  return `${figures(clock)}\u00A0${clock.half}`;
}

/** Whether a place's readers know times as the Associated Press writes them (docs/style-guide.md). */
export function usesApTime({ locale }: Pick<Place, 'locale'>): boolean {
  return locale === 'en-US';
}

/** "2 p.m.", "2:15 p.m.", "noon", "midnight". */
export function apTime(instant: Date, timeZone: string): string {
  return inWords(clockOf(instant, timeZone));
}

/** "2–3:30 p.m.", "10 a.m.–4 p.m.", "10 a.m.–noon". */
export function apSpan(start: Date, end: Date, timeZone: string): string {
  const [from, to] = [clockOf(start, timeZone), clockOf(end, timeZone)];
  const oneHalf = from.half === to.half && !isWord(from) && !isWord(to);
  return `${oneHalf ? figures(from) : inWords(from)}–${inWords(to)}`;
}
