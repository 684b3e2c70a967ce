import localFont from 'next/font/local';

/** Newsreader, for headlines and long reading; scripts/make-font.mjs makes the file. All else is the system's sans. */
export const newsreader = localFont({
  src: './fonts/newsreader.woff2',
  weight: '400 600',
  style: 'normal',
  // A late swap would move the page under the reader; the fallback has the same metrics.
  display: 'optional',
  variable: '--font-newsreader',
  adjustFontFallback: 'Times New Roman',
});
