import { stateNames } from '@/lib/news/local/other-states';
import { placeKey } from './place-key';
import type { Place, PlaceTable } from './place-table';
import { type Country, regionCode } from './region-code';

const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'U.S.', 'U.S.A.', 'United States of America'],
  GB: ['UK', 'U.K.', 'Great Britain'],
};

export function countryName(country: string, language = 'en'): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
}

/** BCP 47, of most people there, such as `es` for MX (CLDR). */
export function languageOf(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().language;
}

/** As American papers write it: `Colorado`, `Colo.` */
export function stateForms(state: string): readonly string[] {
  return stateNames.map((row) => row.split(', ')).find(([name]) => name === state) ?? [state];
}

/** Keys of all that may stand after the name of a place: county, state, its short forms and codes, country. */
export function namesAround(place: Place, table: PlaceTable, all: readonly Country[]): ReadonlySet<string> {
  const { country, admin1 } = place;
  const state = table.stateOf(place);
  const county = table.countyOf(place);
  const code = regionCode(place, table, all);
  const isoName = all
    .find(({ countryShortCode }) => countryShortCode === country)
    ?.regions.find(({ shortCode }) => shortCode === code.slice(3))?.name;
  const names = [
    ...[
      country,
      countryName(country),
      countryName(country, languageOf(country)),
      ...(alsoCalled[country] ?? []),
    ],
    ...(county ? [county, county.replace(/ (County|Parish|Borough)$/, '')] : []),
    ...(state ? [state, ...(country === 'US' ? [admin1, ...stateForms(state)] : [])] : []),
    ...[code, code.slice(3), isoName ?? ''],
  ];
  return new Set(names.map(placeKey).filter(Boolean));
}
