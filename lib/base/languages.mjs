/**
 * Languages of the site itself; feed items may be in other languages (text/language-of.ts). `newsPath`: first path
 * segment of section pages, as in `/news/sports` and `/noticias/deportes`. `dates`: words that Intl does not
 * provide. Plain JavaScript, because next.config.mjs reads it too.
 */
export const languages = /** @type {const} */ ({
  en: {
    newsPath: 'news',
    dates: { unknown: 'Unknown Date', now: 'just now', noon: 'noon', midnight: 'midnight' },
  },
  es: {
    newsPath: 'noticias',
    dates: {
      unknown: 'Fecha desconocida',
      now: 'hace un momento',
      noon: 'mediodía',
      midnight: 'medianoche',
    },
  },
});

/** @typedef {keyof typeof languages} SiteLanguage */

export const siteLanguages = /** @type {SiteLanguage[]} */ (Object.keys(languages));

/** First path segments of section pages in all languages. */
export const newsPaths = Object.values(languages).map(({ newsPath }) => newsPath);

/**
 * Returns the language of a city's locale, such as `es-US`; the schema allows only these languages.
 * @param {{ locale?: string }} city
 * @returns {SiteLanguage}
 */
export function siteLanguage({ locale = 'en' }) {
  return siteLanguages.find((language) => locale.startsWith(language)) ?? 'en';
}
