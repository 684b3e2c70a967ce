import type { City } from '@/lib/city/city-type';
import { cityStore, inCity } from '@/lib/city/this-city';
import { frameHosts } from '@/lib/pages/embeds/frame-hosts';
import { documentLinks } from '@/lib/pages/partners/document-links';
import { type Protection, protection } from '@/lib/server/headers/protect-response';
import { settings } from '@/lib/settings/settings';

/** What is put around the pages of a city, and the host that the framework sees. */
export type CityMaker = { host: string; protection: Protection };

function makerFor(city: City): CityMaker {
  const { siteUrl } = settings();
  const facts = {
    frameHosts: frameHosts(city),
    secure: siteUrl.startsWith('https:'),
    ownDocuments: city.partners.some((document) => !documentLinks(document).foreign),
  };
  return { host: new URL(siteUrl).host, protection: protection(facts) };
}

const known = new WeakMap<City, CityMaker>();

/** By a city's key; made anew after an edit of its data. Throws for a key that is none: our own bug. */
export function makerOf(key: string): CityMaker {
  const city = cityStore().city(key);
  if (!city) throw new Error(`there is no city ${key}`);
  const maker = known.get(city) ?? inCity(key, () => makerFor(city));
  known.set(city, maker);
  return maker;
}
