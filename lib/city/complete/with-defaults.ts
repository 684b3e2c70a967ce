import { spelledAs } from '@/lib/base/text/spelling';
import { countryInSentence, countryName, stateName } from '@/lib/city/complete/region';
import type { CityFile, Defaults, WholeCity } from '@/lib/city/schema/city-file';
import type { FeedKey } from '@/lib/sections';

type Words = Readonly<Record<string, string>>;

function fillObject(value: object, words: Words): object {
  const parts = Object.entries(value).map(([key, one]) => ({ key, one, filled: fillIn(one, words) }));
  if (parts.every(({ one, filled }) => one === filled)) return value;
  return Object.fromEntries(parts.map(({ key, filled }) => [key, filled]));
}

/**
 * Puts the city's own words for `{name}`, `{state}` and the like into every text of a value, spelled as its `locale` has it,
 * if that is among them: a city's own texts stay as they are written. What has no gap is the same
 * object as before: thousands of cities share it.
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

/** A city's title as its `pattern` has it: `Marfa City News`; a name that ends in City gets no second one. */
export function titleOf(name: string, pattern: string): string {
  const title = fillIn(pattern, { name });
  return /\bcity$/i.test(name) ? title.replace(`${name} City`, name) : title;
}

type Sections = Defaults['sections'];

/** One that changes a section's sentence alone keeps its drawings. */
function withOwnSections(inherited: Sections, own: CityFile['sections'] = {}): Sections {
  const both = Object.entries(inherited).map(([key, section]) => {
    return [key, { ...section, ...own[key as FeedKey] }] as const;
  });
  return Object.fromEntries(both) as Sections;
}

/** A city without a known state is in its country: once is enough. */
function eachOnce(lines: readonly string[]): readonly string[] {
  return lines.filter((line, at) => !lines[at - 1]?.endsWith(`, ${line}`));
}

/** What a city says and, where it says nothing, what all cities inherit; the gaps of both are filled with its words. */
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
  const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const sections = withOwnSections(inherited.sections, own.sections);
  return { ...inherited, contact, state, ...said, siteTitle, sections } as WholeCity;
}
