import { type SiteLanguage, siteLanguage } from '@/lib/base/languages.mjs';
import type { Catalog } from '@/lib/messages/en';
import { broken as en } from '@/lib/messages/en/broken';
import { broken as es } from '@/lib/messages/es/broken';

const byLanguage: Record<SiteLanguage, Catalog['broken']> = { en, es };

/** Returns the page's language (BCP 47), the only fact about the city that error views in the browser have. */
export function pageLanguage(): string {
  return typeof document === 'undefined' ? 'en' : document.documentElement.lang;
}

export function brokenTexts(): Catalog['broken'] {
  return byLanguage[siteLanguage({ locale: pageLanguage() })];
}
