import { createRequire } from 'node:module';
import path from 'node:path';
import { placeKey } from './place-key';
import type { Place, PlaceTable } from './place-table';

export type Country = {
  countryName: string;
  countryShortCode: string;
  regions: readonly { name: string; shortCode?: string }[];
};

/** Parts of the United States with a country code of their own. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** Names that GeoNames writes in English where ISO 3166-2 does not. */
const english: Readonly<Record<string, string>> = {
  'DE Bavaria': 'BY',
  'DE Hesse': 'HE',
  'DE Lower Saxony': 'NI',
  'DE North Rhine-Westphalia': 'NW',
  'DE Saxony': 'SN',
  'DE Saxony-Anhalt': 'ST',
  'DE State of Berlin': 'BE',
  'DE Thuringia': 'TH',
  'ES Andalusia': 'AN',
  'ES Basque Country': 'PV',
  'ES Catalonia': 'CT',
  'GB England': 'ENG',
  'GB Northern Ireland': 'NIR',
  'GB Scotland': 'SCT',
  'GB Wales': 'WLS',
  'MX Mexico City': 'CMX',
  'MX México': 'MEX',
};

export function countries(): readonly Country[] {
  return createRequire(path.join(process.cwd(), 'package.json'))(
    'country-region-data/data.json',
  ) as Country[];
}

function within(long: string, short: string): boolean {
  return ` ${long} `.includes(` ${short} `);
}

/** Equal, or alone in containing the other: `Coahuila` is `Coahuila de Zaragoza`. */
function sameName(country: Country, name: string): string | undefined {
  const key = placeKey(name);
  const equal = country.regions.find((region) => placeKey(region.name) === key);
  const like = country.regions.filter((region) => {
    const other = placeKey(region.name);
    return other !== '' && (within(other, key) || within(key, other));
  });
  return (equal ?? (like.length === 1 ? like[0] : undefined))?.shortCode;
}

/** ISO 3166-2, such as US-CO; the country's two letters where the table cannot tell. */
export function regionCode(place: Place, table: PlaceTable, all: readonly Country[]): string {
  const { country, admin1 } = place;
  if (territories.has(country)) return `US-${country}`;
  const known = all.find(({ countryShortCode }) => countryShortCode === country);
  const state = table.stateOf(place);
  if (!known || !state) return country;
  const isOwnCode = /^[A-Z]{2}$/.test(admin1) && known.regions.some(({ shortCode }) => shortCode === admin1);
  const code = isOwnCode ? admin1 : (english[`${country} ${state}`] ?? sameName(known, state));
  return code && /^[A-Z0-9]{1,3}$/.test(code) ? `${country}-${code}` : country;
}
