import { languages, siteLanguage } from '@/lib/base/languages.mjs';

/** Returns the page's language (BCP 47), the only fact about the city that error views in the browser have. */
export function pageLanguage(): string {
  return typeof document === 'undefined' ? 'en' : document.documentElement.lang;
}

export function brokenTexts() {
  return languages[siteLanguage({ locale: pageLanguage() })].broken;
}
