import { type SiteLanguage, siteLanguage } from '@/lib/base/site-language';
import type { Catalog } from '@/lib/messages/en';
import { broken as en } from '@/lib/messages/en/broken';
import { broken as es } from '@/lib/messages/es/broken';

const byLanguage: Record<SiteLanguage, Catalog['broken']> = { en, es };

/** For the error views, which the browser draws, and which know of the city only what the page says of its language. */
export function brokenTexts(): Catalog['broken'] {
  const locale = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
  return byLanguage[siteLanguage({ locale })];
}
