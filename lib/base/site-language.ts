/** Languages of the site's own texts (lib/messages); items may be in other languages (text/language-of.ts). */
export const siteLanguages = ['en', 'es'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** First segment of the sections' addresses: `/news/sports`, `/noticias/deportes`. */
export const newsPaths: Readonly<Record<SiteLanguage, string>> = { en: 'news', es: 'noticias' };

/** Returns the language of a city's locale, such as `es-US`; the schema allows only these languages. */
export function siteLanguage({ locale = 'en' }: { locale?: string }): SiteLanguage {
  return siteLanguages.find((language) => locale.startsWith(language)) ?? 'en';
}
