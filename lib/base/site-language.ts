/** What the site's own words are written in (lib/messages); readers' texts are in more (text/language-of.ts). */
export const siteLanguages = ['en', 'es'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** Of a city by its locale, such as `es-US`, which its schema holds to these languages. */
export function siteLanguage({ locale = 'en' }: { locale?: string }): SiteLanguage {
  return siteLanguages.find((language) => locale.startsWith(language)) ?? 'en';
}
