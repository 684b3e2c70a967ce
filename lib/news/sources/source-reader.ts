import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { inCity, thisCity } from '@/lib/city/this-city';
import { listedSources } from '@/lib/news/sources/listed-sources';
import { settings } from '@/lib/settings/settings';

/** `source`: the feed as it is read, whoever asks for it. `zone`: IANA. */
export type SourceReader = { source: FeedSource; userAgent: string; zone: string; places: string[] };

/** Their datelines are dropped: a story filed there need not say so. */
function nearTowns({ name, local }: City): string[] {
  const near = local.places.filter(({ reach }) => reach === 'town' || reach === 'county');
  return [...new Set([name, ...near.flatMap(({ town }) => town ?? [])])];
}

function userAgentOf({ key, robotName, email }: City): string {
  return inCity(key, () => `${robotName}/1.0 (+${settings().siteUrl}; ${email})`);
}

/** A feed that several cities name is read as the first of them names it, and drops no dateline. */
export function readerOf(asked: FeedSource): SourceReader {
  const listed = listedSources().get(asked.url);
  const [city = thisCity(), ...others] = listed?.cities ?? [];
  const places = others.length === 0 ? nearTowns(city) : [];
  return { source: listed?.source ?? asked, userAgent: userAgentOf(city), zone: city.timeZone, places };
}
