/** Beginnings of names without accents, in the languages of feeds, English to Ukrainian (quirk 20). */
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

/** 1 to 12 for a lowercase name without accents, whole or short; undefined for another word. */
export function monthNumber(word: string): number | undefined {
  const index = beginnings.findIndex((month) => month.some((beginning) => word.startsWith(beginning)));
  return index === -1 ? undefined : index + 1;
}
