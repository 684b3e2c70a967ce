import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';
import { stem } from '@/lib/news/clusters/words/stem';

export type Word = {
  stem: string;
  capital: boolean;
  /** Its case shows whether it is a name: it is neither first in a sentence nor in Title Case. */
  telling: boolean;
};

export type Words = { words: readonly Word[]; weekdays: readonly string[] };

const small = new Set(
  `a about above after again against all also am amid among an and any are as at be because been before being below
  between both but by can could did do does doing down during each few for from further get had has have having he her
  here hers him his how i if in into is it its itself just like ll make may me might more most my near new no nor not
  now of off on once only or other our out over own per re s said same say says she should so some such than that the
  their them then there these they this those through to too under until up upon us use ve very via was we were what
  when where which while who whom why will with would you your am pm`.split(/\s+/),
);
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const month =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec)$/;

const wordForm = /[\p{L}\p{N}]+(?:(?:['’.]|,(?=\d{3}))[\p{L}\p{N}]+)*/gu;
const sentenceEnd = /[.!?:;—–|•×"“”]\s*$/;
const mostInTitleCase = 0.6;

function plain(word: string): string {
  const folded = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/['’]s$/, '').replace(/['’.,]/g, '');
}

function isSmall(word: string): boolean {
  return small.has(word) || weekday.test(word) || month.test(word) || !/..|\d/.test(word);
}

/** In order, without small words and dates; numbers as digits. */
export const wordsOf = processWide('words of reports', () =>
  memoize(4000, (text): Words => {
    const found = [...text.matchAll(wordForm)];
    const forms = found.map(({ 0: form, index }) => ({ form, index, word: plain(form) }));
    const capitals = forms.filter(({ form }) => /^\p{Lu}/u.test(form)).length;
    const isTitleCase = capitals > forms.length * mostInTitleCase;
    const isFirst = (index: number) =>
      index === 0 || sentenceEnd.test(text.slice(Math.max(0, index - 4), index));
    const words = forms
      .filter(({ word }) => !isSmall(word))
      .map(({ form, index, word }) => ({
        stem: numbers.includes(word) ? String(numbers.indexOf(word)) : stem(word),
        capital: /^\p{Lu}/u.test(form),
        telling: !isTitleCase && !isFirst(index),
      }));
    return { words, weekdays: forms.map(({ word }) => word).filter((word) => weekday.test(word)) };
  }),
);
