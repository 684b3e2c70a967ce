import { DateTime } from 'luxon';
import { memoize } from '@/lib/base/cache';
import { plainText, wholeWords } from '@/lib/news/classify/evidence';
import { type NewsItem, newsTime } from '@/lib/news/news-item';

/**
 * Weekdays in English without "day" and in Spanish, lowercase without accents. English ones are matched with "day",
 * because `sun` alone may mean the sun.
 */
const weekdays = [
  'mon|lunes',
  'tues|martes',
  'wednes|miercoles',
  'thurs|jueves',
  'fri|viernes',
  'satur|sabado',
  'sun|domingo',
];
const months = [
  'jan(?:uary)?|enero',
  'feb(?:ruary)?|febrero',
  'mar(?:ch)?|marzo',
  'apr(?:il)?|abril',
  'may|mayo',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|agosto',
  'sept?(?:ember)?|septiembre',
  'oct(?:ober)?|octubre',
  'nov(?:ember)?|noviembre',
  'dec(?:ember)?|diciembre',
];
const weekdayPatterns = weekdays.map((names) => {
  const [english, spanish] = names.split('|');
  return wholeWords(`${english}days?`, `${spanish}`);
});
const datePatterns = months.map((names) =>
  wholeWords(`(?:${names})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?`, `(?<dia>\\d{1,2}) de (?:${names})`),
);

/**
 * Words that put a following weekday in the future ("opens Friday"). The past tense is excluded ("shot Friday", "voted to
 * release").
 */
const announcing = wholeWords(
  '(?:open|begin|start|return|close|end|arrive|continue|run|resume|kick|host|vote|meet|launch|come)(?:s|ing)?',
  'to be',
  '(?<!ed )to (?:announce|consider|decide|discuss|hear|hold|present|release|unveil)',
  'closing|running|voting|will|set for|scheduled|expected|forecast|deadline|due|until|through|by|this|next|upcoming',
  '(?:abre|empieza|comienza|inicia|regresa|cierra|termina|llega|vota)n?|sera|seran|hasta|este|esta|proximo|vence|cerrad[oa]s?',
);
const tillMidnight = wholeWords(
  '(?<!usa )today',
  'tonight',
  'this (?:morning|afternoon|evening)',
  'hoy',
  'esta (?:noche|tarde|manana)',
);
const tillSunday = wholeWords('this week(?:end)?', 'est[ae] (?:fin de )?semana');
const tomorrow = wholeWords('tomorrow', '(?<!la |esta )manana');
const forecasts = wholeWords(
  'weather forecast|forecast:?|heat (?:advisory|warning)|break from the heat|red flag warning|wind advisory|flood watch',
  '(?:pronostico|alerta por calor|aviso de (?:calor|viento))',
);
const announcesHoliday = wholeWords(
  'clos(?:ed|ures?|es?)|open|hours|happy|celebrat(?:e|ion|ions|ing)|where|guide|schedules?|fireworks?|parades?',
  'cerrad[oa]s?|abiert[oa]s?|horarios?|feliz|celebra(?:r|cion)?|donde|desfile',
);

type Day = DateTime<boolean>;
const nth = (year: Day, month: number, weekday: number, count: number): Day => {
  const first = year.set({ month, day: 1 });
  return first.plus({ days: ((weekday - first.weekday + 7) % 7) + 7 * (count - 1) });
};

const holidays: readonly (readonly [RegExp, (year: Day) => Day])[] = [
  [wholeWords("new year'?s?", 'ano nuevo'), (year) => year.set({ month: 1, day: 1 })],
  [wholeWords('memorial day'), (year) => nth(year, 6, 1, 1).minus({ days: 7 })],
  [wholeWords('juneteenth'), (year) => year.set({ month: 6, day: 19 })],
  [wholeWords('(?:fourth|4th) of july', 'independence day'), (year) => year.set({ month: 7, day: 4 })],
  [wholeWords('labor day'), (year) => nth(year, 9, 1, 1)],
  [wholeWords('halloween'), (year) => year.set({ month: 10, day: 31 })],
  [wholeWords('veterans day'), (year) => year.set({ month: 11, day: 11 })],
  [wholeWords('thanksgiving', 'accion de gracias'), (year) => nth(year, 11, 4, 4)],
  [wholeWords('christmas', 'navidad'), (year) => year.set({ month: 12, day: 25 })],
];

/** Dates farther ahead are ignored, because they belong to plans rather than announcements. */
const MAX_DAYS_AHEAD = 60;

/**
 * Returns the end of the day that `dayIn` picks in the year of publication or, if that day is past, in the
 * next year; undefined if it is over 60 days after publication.
 */
function nextOf(published: Day, dayIn: (year: Day) => Day): Day | undefined {
  const days = [published, published.plus({ years: 1 })].map((year) => dayIn(year).endOf('day'));
  return days.find(
    (day) => day.isValid && day >= published && day <= published.plus({ days: MAX_DAYS_AHEAD }),
  );
}

function daysNamed(title: string, published: Day): (Day | undefined)[] {
  const dates = datePatterns.map((pattern, at) => {
    const { day, dia } = pattern.exec(title)?.groups ?? {};
    const number = Number(day ?? dia);
    return number ? nextOf(published, (year) => year.set({ month: at + 1, day: number })) : undefined;
  });
  const named = holidays.map(([name, dayIn]) =>
    name.test(title) && announcesHoliday.test(title) ? nextOf(published, dayIn) : undefined,
  );
  return [...dates, ...named];
}

function weekdaysNamed(title: string, published: Day): Day[] {
  if (!announcing.test(title)) return [];
  return weekdayPatterns.flatMap((pattern, at) => {
    const found = pattern.exec(title);
    const isAnnounced = found && announcing.test(title.slice(0, found.index));
    return isAnnounced ? [published.plus({ days: (at + 1 - published.weekday + 7) % 7 })] : [];
  });
}

/** Cached, because every page checks the same headlines. The key is the day of publication, the zone and the title. */
const lastDay = memoize(20_000, (key: string): number | undefined => {
  const [day = '', zone = '', title = ''] = key.split('\n');
  const published = DateTime.fromISO(day, { zone });
  const days = [
    ...daysNamed(title, published),
    ...weekdaysNamed(title, published),
    ...(tillSunday.test(title) ? [published.plus({ days: 7 - published.weekday })] : []),
    ...(tomorrow.test(title) || forecasts.test(title) ? [published.plus({ days: 1 })] : []),
    ...(tillMidnight.test(title) ? [published] : []),
  ].flatMap((day) => (day ? [day.endOf('day').toMillis()] : []));
  return days.length > 0 ? Math.max(...days) : undefined;
});

/**
 * Returns when a headline becomes outdated: the end (ms) of the last day that it announces by a date, a weekday,
 * "tonight", a forecast or a holiday's hours. Undefined if it announces no day, as most news does.
 */
export function trueUntil(
  item: Pick<NewsItem, 'title' | 'pubDate' | 'firstSeen'>,
  zone: string,
): number | undefined {
  const day = DateTime.fromMillis(newsTime(item), { zone }).toISODate();
  return lastDay([day, zone, plainText(item.title)].join('\n'));
}
