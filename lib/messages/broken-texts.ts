import { type SiteLanguage, siteLanguage } from '@/lib/base/site-language';
import type { Catalog } from '@/lib/messages/en';
import { broken as en } from '@/lib/messages/en/broken';
import { broken as es } from '@/lib/messages/es/broken';

const byLanguage: Record<SiteLanguage, Catalog['broken']> = { en, es };

/** BCP 47, of the page that the browser shows: all that the error views, which it draws, know of the city. */
export function pageLanguage(): string {
  return typeof document === 'undefined' ? 'en' : document.documentElement.lang;
}

export function brokenTexts(): Catalog['broken'] {
  return byLanguage[siteLanguage({ locale: pageLanguage() })];
}
