import { countryInSentence, countryName } from '@/lib/city/complete/country-of';
import { fillIn } from '@/lib/city/complete/fill-in';
import { titleOf } from '@/lib/city/complete/title-of';
import { usState } from '@/lib/city/complete/us-states';
import type { CityFile } from '@/lib/city/schema/city-file';
import type { Defaults } from '@/lib/city/schema/defaults';
import type { FeedKey } from '@/lib/sections';

export type Whole = Omit<CityFile, keyof Defaults> & Defaults & { state: string };

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
export function withDefaults(file: CityFile, defaults: Defaults): Whole {
  const { name, region, email } = file;
  const state = file.state ?? usState(region) ?? countryName(region);
  const place = { name, state, email, country: countryName(region), theCountry: countryInSentence(region) };
  const siteTitle = fillIn(file.siteTitle ?? titleOf(name, defaults.siteTitle), place);
  const robot = name.normalize('NFD').replace(/[^A-Za-z]/g, '');
  const words = { ...place, siteTitle, robot };
  const inherited = fillIn(defaults, words);
  const contact = { ...inherited.contact, address: eachOnce(inherited.contact.address) };
  const own = fillIn(file, words);
  const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const sections = withOwnSections(inherited.sections, own.sections);
  return { ...inherited, contact, state, ...said, siteTitle, sections } as Whole;
}
