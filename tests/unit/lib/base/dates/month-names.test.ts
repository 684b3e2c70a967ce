import { describe, expect, it } from '@jest/globals';
import { monthNumber } from '@/lib/base/dates/month-names';

const english = 'january february march april may june july august september october november december';
const spanish = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';
const portuguese = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro';
const french = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre';
const german = 'januar februar marz april mai juni juli august september oktober november dezember';
const italian =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre';
const dutch = 'januari februari maart april mei juni juli augustus september oktober november december';
const danish = 'januar februar marts april maj juni juli august september oktober november december';
const polish =
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia';
const turkish = 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik';
const russian = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря';
const ukrainian = 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня';
const languages = {
  english,
  spanish,
  portuguese,
  french,
  german,
  italian,
  dutch,
  danish,
  polish,
  turkish,
  russian,
  ukrainian,
};

describe('monthNumber', () => {
  it.each(Object.entries(languages))('knows the months in %s', (_language, names) => {
    expect(names.split(' ').map(monthNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it.each(['', 'x', 'monday', 'week', 'hours'])('does not know "%s"', (word) => {
    expect(monthNumber(word)).toBeUndefined();
  });
});
