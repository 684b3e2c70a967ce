/**
 * Languages of the site itself; feed items may be in other languages (text/language-of.ts). `newsPath`: first path
 * segment of section pages, as in `/news/sports` and `/noticias/deportes`. `dates`: words that Intl does not
 * provide. `broken`: messages for our own errors, which error views load into the browser. Plain JavaScript, because
 * next.config.mjs reads it too.
 */
export const languages = /** @type {const} */ ({
  en: {
    newsPath: 'news',
    dates: { unknown: 'Unknown Date', now: 'just now', noon: 'noon', midnight: 'midnight' },
    broken: {
      title: 'Unexpected Application Error!',
      description: 'We can’t show this page right now.',
      sentence: 'Something went wrong on our end. Please try again in a moment.',
      tryAgain: 'Try Again',
      home: 'Return to Home',
      search: 'Search the Site',
    },
  },
  es: {
    newsPath: 'noticias',
    dates: {
      unknown: 'Fecha desconocida',
      now: 'hace un momento',
      noon: 'mediodía',
      midnight: 'medianoche',
    },
    broken: {
      title: 'Error inesperado de la aplicación',
      description: 'No podemos mostrar esta página en este momento.',
      sentence: 'Algo falló de nuestro lado. Inténtelo de nuevo en un momento.',
      tryAgain: 'Intentar de nuevo',
      home: 'Volver al inicio',
      search: 'Buscar en el sitio',
    },
  },
});

/** @typedef {keyof typeof languages} SiteLanguage */

export const siteLanguages = /** @type {SiteLanguage[]} */ (Object.keys(languages));

/** First path segments of section pages in all languages. */
export const newsPaths = Object.values(languages).map(({ newsPath }) => newsPath);

/**
 * Returns the language of a city's locale: `es` for `es-US`. The schema allows only locales in the site's languages.
 * @param {{ locale?: string }} city
 * @returns {SiteLanguage}
 */
export function siteLanguage({ locale = 'en' }) {
  return siteLanguages.find((language) => locale.startsWith(language)) ?? 'en';
}
