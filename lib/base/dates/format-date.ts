export type Place = { locale: string; timeZone: string };

const long: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', year: 'numeric' };
const formats = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs more than the rest of an item.
function format({ locale, timeZone }: Place, shape: 'long' | 'weekday'): Intl.DateTimeFormat {
  const key = `${shape} ${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const weekday = shape === 'weekday' ? ({ weekday: 'long' } as const) : {};
  const made = new Intl.DateTimeFormat(locale, { ...long, ...weekday, timeZone });
  formats.set(key, made);
  return made;
}

function inWords(date: Date | undefined, place: Place, shape: 'long' | 'weekday'): string {
  if (!date || Number.isNaN(date.getTime())) return 'Unknown Date';
  return format(place, shape).format(date);
}

/** "November 20, 2026"; 'Unknown Date' for none or an invalid one (requirements section 8). */
export function longDate(date: Date | undefined, place: Place): string {
  return inWords(date, place, 'long');
}

/** "Friday, November 20, 2026"; 'Unknown Date' for an invalid one. */
export function weekdayDate(date: Date, place: Place): string {
  return inWords(date, place, 'weekday');
}

const units = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
] as const;

/** From milliseconds: "3 hours ago"; "just now" under a minute. */
export function ago(ms: number): string {
  const unit = units.find((candidate) => ms >= candidate.ms);
  if (!unit) return 'just now';
  const count = Math.floor(ms / unit.ms);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}
