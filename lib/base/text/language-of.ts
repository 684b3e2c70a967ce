import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';
import { leaningOf, smallEnglishWords } from '@/lib/base/text/spanish-or-english';

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

/** Points of a headline that is plainly in a language, whatever its feed declares. */
const plainly = { spanish: 2.5, english: -3 };
/** And where its feed declares another one of Latin letters. */
const rather = { spanish: 6, englishWords: 3 };

/** By the words of a sentence, with what is declared before them; undefined for names and the like. */
function byWords(text: string, declared: string): string | undefined {
  const base = baseOf(declared);
  const written = text.split(/\s+/);
  const vietnamese = written.filter((word) => VIETNAMESE.test(word.normalize('NFC'))).length;
  if (vietnamese > written.length / 4) return base === 'vi' ? declared : 'vi';
  const leaning = leaningOf(text);
  const isOtherScript = scripts.some(([, languages]) => languages.includes(base));
  const isOpen = ['', 'en', 'es'].includes(base) || isOtherScript;
  if (leaning >= (isOpen ? plainly : rather).spanish) return base === 'es' ? declared : 'es';
  const isEnglish = isOpen ? leaning <= plainly.english : smallEnglishWords(text) >= rather.englishWords;
  if (isEnglish) return base === 'en' ? declared : 'en';
  return declared === '' || isOtherScript ? undefined : declared;
}

const ASCII = /^[\u0000-\u007F]*$/;

const known = processWide('languages', () =>
  memoize(10_000, (asked): string | undefined => {
    const at = asked.indexOf('\n');
    const [declared, text] = [asked.slice(0, at), asked.slice(at + 1)];
    return (ASCII.test(text) ? undefined : byScript(text, declared)) ?? byWords(text, declared);
  }),
);

/**
 * BCP 47, for a text in another language than the site's (`site`): what its feed declares, unless its letters or words
 * plainly say otherwise. Where nothing is declared, names and the like in Latin letters count as in the site's.
 */
export function languageOf(text: string, declared = '', site = 'en'): string | undefined {
  const tag = known(`${declared}\n${text}`);
  return tag && baseOf(tag) !== baseOf(site) ? tag : undefined;
}

const fromTheRight = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** What an element says of its words: nothing where they are in the site's language. */
export function languageAttributes(language: string | undefined): { lang?: string; dir?: 'rtl' } {
  if (!language) return {};
  const { script = '' } = new Intl.Locale(language).maximize();
  return { lang: language, ...(fromTheRight.has(script) && { dir: 'rtl' }) };
}
