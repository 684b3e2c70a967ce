import { memoize } from '@/lib/base/cache';
import { leaningOf, smallEnglishWords } from '@/lib/base/text/spanish-or-english';

/** Scripts with their languages. The first language is assumed unless the feed declares another one in the list. */
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
/** Low, because Japanese mixes its own letters with Chinese characters. */
const MIN_SCRIPT_SHARE = 0.3;
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

function baseOf(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}

/** Detects the language of text in a non-Latin script. */
function byScript(text: string, declared: string): string | undefined {
  const letters = text.match(LETTER)?.length ?? 0;
  const isWrittenIn = ([script]: (typeof scripts)[number]) =>
    (text.match(script)?.length ?? 0) > letters * MIN_SCRIPT_SHARE;
  const [first, ...others] = scripts.find(isWrittenIn)?.[1] ?? [];
  return first && [first, ...others].includes(baseOf(declared)) ? declared : first;
}

/** Scores at which a headline counts as Spanish or English, whatever language its feed declares. */
const CLEAR = { spanish: 2.5, english: -3 };
/** Scores required if the feed declares another language that is written in Latin script. */
const CONTRADICTS = { spanish: 6, englishWords: 3 };

/** Detects the language from a string's words and the declared language; undefined for unclear words such as names. */
function byWords(text: string, declared: string): string | undefined {
  const base = baseOf(declared);
  const written = text.split(/\s+/);
  const vietnamese = written.filter((word) => VIETNAMESE.test(word.normalize('NFC'))).length;
  if (vietnamese > written.length / 4) return base === 'vi' ? declared : 'vi';
  const leaning = leaningOf(text);
  const isOtherScript = scripts.some(([, languages]) => languages.includes(base));
  const isOpen = ['', 'en', 'es'].includes(base) || isOtherScript;
  if (leaning >= (isOpen ? CLEAR : CONTRADICTS).spanish) return base === 'es' ? declared : 'es';
  const isEnglish = isOpen ? leaning <= CLEAR.english : smallEnglishWords(text) >= CONTRADICTS.englishWords;
  if (isEnglish) return base === 'en' ? declared : 'en';
  return declared === '' || isOtherScript ? undefined : declared;
}

const ASCII = /^[\u0000-\u007F]*$/;

const detectMemoized = memoize(10_000, (input): string | undefined => {
  const at = input.indexOf('\n');
  const [declared, text] = [input.slice(0, at), input.slice(at + 1)];
  return (ASCII.test(text) ? undefined : byScript(text, declared)) ?? byWords(text, declared);
});

/**
 * Returns the language (BCP 47) of text if it differs from the site's. Uses the declared language unless the script or
 * words clearly contradict it; treats names in Latin letters without a declared language as the site's language.
 */
export function languageOf(text: string, declared = '', site = 'en'): string | undefined {
  const tag = detectMemoized(`${declared}\n${text}`);
  return tag && baseOf(tag) !== baseOf(site) ? tag : undefined;
}

const fromTheRight = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** Returns `lang` and `dir` attributes; none for the site's own language. */
export function languageAttributes(language: string | undefined): { lang?: string; dir?: 'rtl' } {
  if (!language) return {};
  const { script = '' } = new Intl.Locale(language).maximize();
  return { lang: language, ...(fromTheRight.has(script) && { dir: 'rtl' }) };
}
