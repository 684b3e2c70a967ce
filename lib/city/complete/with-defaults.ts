import { siteLanguage } from '@/lib/base/languages.mjs';
import { countryInSentence, countryName, stateName } from '@/lib/city/complete/region';
import type { CityFile, Defaults, WholeCity } from '@/lib/city/schema/city-file';
import { sections, sectionTexts } from '@/lib/sections';

/** Spellings of The Canadian Press that differ from American ones, for words in our default texts and messages. */
const canadian = {
  canceled: 'cancelled',
  color: 'colour',
  honor: 'honour',
  labeled: 'labelled',
  neighbor: 'neighbour',
  theater: 'theatre',
};

const american = new RegExp(`(?<![\\p{L}/#=._-])(?:${Object.keys(canadian).join('|')})`, 'giu');

/** Converts our own text to the spelling of a locale (BCP 47), leaving addresses unchanged. */
function spelledAs(locale: string | undefined, text: string): string {
  if (locale !== 'en-CA') return text;
  const inItsWay = (word: string) => canadian[word.toLowerCase() as keyof typeof canadian].slice(1);
  return text.replace(american, (word) => `${word[0]}${inItsWay(word)}`);
}

type Words = Readonly<Record<string, string>>;

function fillObject(value: object, words: Words): object {
  const parts = Object.entries(value).map(([key, one]) => ({ key, one, filled: fillIn(one, words) }));
  if (parts.every(({ one, filled }) => one === filled)) return value;
  return Object.fromEntries(parts.map(({ key, filled }) => [key, filled]));
}

/**
 * Replaces `{name}`, `{state}` and other placeholders in every string of a value. Respells defaults for `words.locale`,
 * but not a city's own text. Values without placeholders are not copied, because thousands of cities share them.
 */
export function fillIn<Value>(value: Value, words: Words): Value {
  if (typeof value === 'string')
    return spelledAs(words.locale, value).replace(
      /\{(\w+)\}/g,
      (whole, key: string) => words[key] ?? whole,
    ) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return fillObject(value, words) as Value;
  const filled = value.map((one) => fillIn(one, words));
  return filled.every((one, at) => one === value[at]) ? value : (filled as Value);
}

/** Fills in a title pattern: `Marfa City News`. Does not repeat "City" after a name that ends in it. */
export function titleOf(name: string, pattern: string): string {
  const title = fillIn(pattern, { name });
  return /\bcity$/i.test(name) ? title.replace(`${name} City`, name) : title;
}

/** Returns each section's sentence: the city's own, else the default. */
function sectionsOf(locale: string, words: Words, own: CityFile['sections'] = {}): WholeCity['sections'] {
  const inherited = fillIn(sectionTexts(siteLanguage({ locale }), 'sentence'), words);
  const all = sections.map(({ feedKey }) => {
    return [feedKey, { sentence: own[feedKey]?.sentence ?? inherited[feedKey] }];
  });
  return Object.fromEntries(all);
}

/** Drops a line that only repeats the end of the previous one, such as the country if the state is unknown. */
function eachOnce(lines: readonly string[]): readonly string[] {
  return lines.filter((line, at) => !lines[at - 1]?.endsWith(`, ${line}`));
}

/** Adds defaults for values that a city lacks, and fills in the placeholders in all strings. */
export function withDefaults(file: CityFile, defaults: Defaults): WholeCity {
  const { name, region, email } = file;
  const locale = file.locale ?? defaults.locale;
  const state = file.state ?? stateName(region) ?? countryName(region, locale);
  const place = {
    name,
    state,
    email,
    country: countryName(region, locale),
    theCountry: countryInSentence(region, locale),
  };
  const siteTitle = fillIn(file.siteTitle ?? titleOf(name, defaults.siteTitle), place);
  const robot = name.normalize('NFD').replace(/[^A-Za-z]/g, '');
  const words = { ...place, siteTitle, robot };
  const inherited = fillIn(defaults, { ...words, locale });
  const contact = { ...inherited.contact, address: eachOnce(inherited.contact.address) };
  const own = fillIn(file, words);
  const defined = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const withSentences = { sections: sectionsOf(locale, { ...words, locale }, own.sections) };
  return { ...inherited, contact, state, ...defined, siteTitle, ...withSentences } as WholeCity;
}
