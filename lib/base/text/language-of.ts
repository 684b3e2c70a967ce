import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';

/** BCP 47; other than the site's English. */
export type OtherLanguage = 'es';

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Also in names: La Habra, El Segundo, De la Cruz. */
const inNames = words('de la las los el del');
const spanish = words(
  'en y e que para por con una un su sus se al como mas tras este esta es son fue sobre sin entre desde hasta lo le les o pero cuando donde nos',
);
const english = words(
  'the of and to in for is are was on with at from by that as an it its this his her their you your how why what who when will be has have not after new us',
);
const fewest = 3;
const MARKS = /\p{M}/gu;

/** By the small words of any sentence; undefined for English and short texts. Names alone are not Spanish. */
export const languageOf = processWide('languages', () =>
  memoize(10_000, (text): OtherLanguage | undefined => {
    const all = text
      .normalize('NFD')
      .replace(MARKS, '')
      .toLowerCase()
      .split(/[^a-z]+/);
    const count = (list: ReadonlySet<string>) => all.filter((word) => list.has(word)).length;
    const sure = count(spanish);
    const isSpanish =
      sure > 0 && sure + count(inNames) >= fewest && sure + count(inNames) > 2 * count(english);
    return isSpanish ? 'es' : undefined;
  }),
);
