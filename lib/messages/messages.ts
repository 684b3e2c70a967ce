import { type SiteLanguage, siteLanguage } from '@/lib/base/languages.mjs';
import { fillIn } from '@/lib/city/complete/with-defaults';
import type { Catalog } from '@/lib/messages/en/catalog';
import * as en from '@/lib/messages/en/catalog';
import * as es from '@/lib/messages/es/catalog';

export type { Catalog };

const catalogs: Record<SiteLanguage, Catalog> = { en, es };
const canadian: Catalog = fillIn(en, { locale: 'en-CA' });

/** Returns the site's messages in a city's language. Only for the server; islands get their messages as props. */
export function messages(city: { locale: string }): Catalog {
  return city.locale === 'en-CA' ? canadian : catalogs[siteLanguage(city)];
}
