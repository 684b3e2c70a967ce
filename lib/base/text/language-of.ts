import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Letters that only these languages are written in: the first one unless another is declared. */
const scripts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Script=Hangul}/gu, ['ko']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, ['ja']],
  [/\p{Script=Han}/gu, ['zh', 'ja', 'yue']],
  [/\p{Script=Arabic}/gu, ['ar', 'fa', 'ur', 'ps', 'ku', 'ug', 'sd']],
  [/\p{Script=Hebrew}/gu, ['he', 'yi']],
  [/\p{Script=Cyrillic}/gu, ['ru', 'uk', 'bg', 'sr', 'be', 'mk', 'kk', 'mn']],
  [/\p{Script=Greek}/gu, ['el']],
  [/\p{Script=Armenian}/gu, ['hy']],
  [/\p{Script=Thai}/gu, ['th']],
  [/\p{Script=Khmer}/gu, ['km']],
  [/\p{Script=Devanagari}/gu, ['hi', 'ne', 'mr']],
];
const LETTER = /\p{L}/gu;
/** Japanese has some letters of its own among Chinese ones. */
const leastOfScript = 0.3;
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

/** Also in names: La Habra, El Segundo, De la Cruz. */
const inNames = words('de las la los el del');
const spanish = words(
  'en y e que para por con una un su sus se al como mas tras este esta es son fue sobre sin entre desde hasta lo le les o pero cuando donde nos',
);
const english = words(
  'the of and to in for is are was on with at from by that as an it its this his her their you your how why what who when will be has have not after new us',
);
const fewest = 3;
const MARKS = /\p{M}/gu;

function baseOf(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}

/** Of a text in other letters than Latin ones. */
function byScript(text: string, declared: string): string | undefined {
  const letters = text.match(LETTER)?.length ?? 0;
  const isWrittenIn = ([script]: (typeof scripts)[number]) =>
    (text.match(script)?.length ?? 0) > letters * leastOfScript;
  const [first, ...others] = scripts.find(isWrittenIn)?.[1] ?? [];
  return first && [first, ...others].includes(baseOf(declared)) ? declared : first;
}

function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(MARKS, '').toLowerCase();
  return plain.split(/[^a-z]+/).filter(Boolean);
}

/** By the small words of any sentence; names alone are not Spanish. */
function byWords(text: string, declared: string): string | undefined {
  const all = plainWords(text);
  const count = (list: ReadonlySet<string>) => all.filter((word) => list.has(word)).length;
  const sure = count(spanish);
  const isSpanish = sure > 0 && sure + count(inNames) >= fewest && sure + count(inNames) > 2 * count(english);
  if (isSpanish) return baseOf(declared) === 'es' ? declared : 'es';
  const written = text.split(/\s+/);
  const vietnamese = written.filter((word) => VIETNAMESE.test(word.normalize('NFC'))).length;
  if (vietnamese > written.length / 4) return baseOf(declared) === 'vi' ? declared : 'vi';
  const isOtherScript = scripts.some(([, languages]) => languages.includes(baseOf(declared)));
  const isEnglish = new Set(all.filter((word) => english.has(word))).size >= fewest;
  return declared === '' || isOtherScript || isEnglish ? undefined : declared;
}

const ASCII = /^[\u0000-\u007F]*$/;

const known = processWide('languages', () =>
  memoize(10_000, (asked): string | undefined => {
    const at = asked.indexOf('\n');
    const [declared, text] = [asked.slice(0, at), asked.slice(at + 1)];
    const tag = (ASCII.test(text) ? undefined : byScript(text, declared)) ?? byWords(text, declared);
    return tag && baseOf(tag) !== 'en' ? tag : undefined;
  }),
);

/**
 * BCP 47, for a text in another language than the site's English: what its feed declares, unless its letters or small
 * words plainly say otherwise. Where nothing is declared, short texts in Latin letters count as English.
 */
export function languageOf(text: string, declared = ''): string | undefined {
  return known(`${declared}\n${text}`);
}

const fromTheRight = words('Arab Hebr Thaa Syrc Nkoo Adlm Rohg');

/** What an element says of its words: nothing where they are in the site's language. */
export function languageAttributes(language: string | undefined): { lang?: string; dir?: 'rtl' } {
  if (!language) return {};
  const { script = '' } = new Intl.Locale(language).maximize();
  return { lang: language, ...(fromTheRight.has(script) && { dir: 'rtl' }) };
}
