import { describe, expect, it, test } from '@jest/globals';
import { findDay, monthNumber } from '@/lib/base/dates/find-day';

const months = {
  English: 'january february march april may june july august september october november december',
  Spanish: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  Portuguese: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  French: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  German: 'januar februar marz april mai juni juli august september oktober november dezember',
  Italian: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  Dutch: 'januari februari maart april mei juni juli augustus september oktober november december',
  Danish: 'januar februar marts april maj juni juli august september oktober november december',
  Polish:
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia',
  Turkish: 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
  Russian: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  Ukrainian: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
};

describe('monthNumber', () => {
  it.each(Object.entries(months))('recognizes the months in %s', (_language, names) => {
    expect(names.split(' ').map(monthNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it.each(['', 'x', 'monday', 'week', 'hours'])('returns undefined for "%s"', (word) => {
    expect(monthNumber(word)).toBeUndefined();
  });
});

const dayIn = (text: string, monthFirst = true) => {
  const day = findDay(text, monthFirst)?.day;
  return day && [day.year, day.month, day.day].join('-');
};

test.each([
  ['2026-1-1', '2026-1-1'],
  ['2028-02-29', '2028-2-29'],
  ['20-nov-49', '2049-11-20'],
  ['20-nov-50', '1950-11-20'],
  ['12/3/2026', '2026-12-3'],
  ['12/13/2026', '2026-12-13'],
  ['13/12/2026', '2026-12-13'],
  ['20261120t091000', '2026-11-20'],
  ['2026年1月9日', '2026-1-9'],
])('findDay finds the day in "%s": %s', (text, day) => {
  expect(dayIn(text)).toBe(day);
});

test.each([
  ['1/2/2026', '2026-1-2', '2026-2-1'],
  ['1-2-2026', '2026-1-2', '2026-2-1'],
  ['11-20-2026', '2026-11-20', '2026-11-20'],
  ['20-11-2026', '2026-11-20', '2026-11-20'],
  ['1.2.2026', '2026-2-1', '2026-2-1'],
])(
  'findDay reads %s as %s where the month comes first, and as %s elsewhere',
  (text, monthFirst, dayFirst) => {
    expect([dayIn(text, true), dayIn(text, false)]).toEqual([monthFirst, dayFirst]);
  },
);

test.each(['2026-00-10', '2026-13-10', '2026-11-00', '2026-11-31', '2027-02-29', '20 word 2026'])(
  'findDay finds no valid day in "%s"',
  (text) => {
    expect(dayIn(text)).toBeUndefined();
  },
);
