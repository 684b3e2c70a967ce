/** Beginnings of month names without accents, in the languages of feeds from English to Ukrainian (quirk 20). */
const beginnings = [
  'jan gen ene sty oca янв січ',
  'feb fev lut sub фев лют',
  'mar maa mrt мар бер',
  'apr abr avr kwi nis апр кві',
  'mai may maj mag mei маи мая тра',
  'jun juin giu cze haz июн чер',
  'jul juil lug lip tem июл лип',
  'aug ago aou sie agu авг сер',
  'sep set wrz eyl сен вер',
  'oct okt out ott paz eki окт жов',
  'nov lis kas ноя лис',
  'dec dic dez des gru ara дек гру',
].map((words) => words.normalize('NFD').replace(/\p{M}/gu, '').split(' '));

/** Returns 1 to 12 for a lowercase month name without accents, full or abbreviated; undefined for other words. */
export function monthNumber(word: string): number | undefined {
  const index = beginnings.findIndex((month) => month.some((beginning) => word.startsWith(beginning)));
  return index === -1 ? undefined : index + 1;
}

export type Day = { year: number; month: number; day: number };
type Found = { day: Day; rest: string };

/**
 * `parts` has a letter for each group of `pattern`: `y`, `m`, `d` for numbers, `M` for a month's name, `a` and `b` for
 * month and day in either order, `-` for a separator.
 */
type Form = { pattern: RegExp; parts: string };

const forms: readonly Form[] = [
  // 2026-11-20; 2026/1/10; 2026.11.20
  { pattern: /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/, parts: 'y-md' },
  // Fri, 20 Nov 2026; 20-Nov-26; 20. November 2026; 5 de marzo de 2026
  {
    pattern:
      /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?[\s-]+(?:de |of )?([\p{L}]{3,})\.?[\s,-]+(?:del? )?(\d{4}|\d{2})(?![\d:])/u,
    parts: 'dMy',
  },
  // November 20, 2026
  { pattern: /(?<!\p{L})([\p{L}]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?![\d:])/u, parts: 'Mdy' },
  // Fri Nov 20 09:10:00 PST 2026
  { pattern: /(?<!\p{L})([\p{L}]{3,})\s+(\d{1,2})\s+(?=\d{1,2}:\d{2}.*\s(\d{4})$)/u, parts: 'Mdy' },
  // 07.02.2025
  { pattern: /(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?!\d)/, parts: 'dmy' },
  // 11/20/2026 or 11-20-2026; also 20/11/2026, if it is unambiguous or the time zone is outside the United
  // States
  { pattern: /(?<!\d)(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/, parts: 'a-by' },
  // 20261120T091000
  { pattern: /(?<!\d)(\d{4})(\d{2})(\d{2})(?=$|t|\s)/, parts: 'ymd' },
  // 2026年11月20日
  { pattern: /(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/, parts: 'ymd' },
];

/** Two-digit years below 50 are in this century (RFC 2822 section 4.3). */
function wholeYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

function numbersIn(match: RegExpExecArray, parts: string, monthFirst: boolean): Day {
  const day: Day = { year: 0, month: 0, day: 0 };
  const [a, b] = [...parts].flatMap((part, i) => ('ab'.includes(part) ? Number(match[i + 1]) : []));
  if (a && b) [day.month, day.day] = (monthFirst && a <= 12) || b > 12 ? [a, b] : [b, a];
  [...parts].forEach((part, i) => {
    const text = match[i + 1] ?? '';
    if (part === 'y') day.year = wholeYear(text);
    if (part === 'm') day.month = Number(text);
    if (part === 'M') day.month = monthNumber(text) ?? 0;
    if (part === 'd') day.day = Number(text);
  });
  return day;
}

/** Rejects days that do not exist, such as February 31. */
function isReal({ year, month, day }: Day): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Finds the first date in lowercase text without accents; `monthFirst` decides whether 1/2/2026 is in January. */
export function findDay(text: string, monthFirst: boolean): Found | undefined {
  for (const { pattern, parts } of forms) {
    const match = pattern.exec(text);
    if (!match) continue;
    const day = numbersIn(match, parts, monthFirst);
    if (!isReal(day)) continue;
    return { day, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` };
  }
  return undefined;
}
