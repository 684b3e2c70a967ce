import localFont from 'next/font/local';

// The framework reads these words before the program runs: they cannot be shared with headline-face.ts.

/** Newsreader for text that is read for minutes; scripts/make/make-font.mjs makes the files. */
const text = localFont({
  src: './text.woff2',
  weight: '400',
  style: 'normal',
  // A late swap would move the page under the reader; the fallback has the same metrics.
  display: 'optional',
  variable: '--font-text',
  adjustFontFallback: 'Times New Roman',
});

/** Its rarer letters and signs, loaded by pages that have one of them. */
const more = localFont({
  src: './text-more.woff2',
  weight: '400',
  style: 'normal',
  display: 'optional',
  variable: '--font-text-more',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2-A3, U+A7, U+A9, U+AB, U+AE, U+B0, U+BB-BE, U+C0, U+C2-C8, U+CA-D0, U+D2-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+152-153, U+160-161, U+178, U+17D-17E, U+20AC, U+2122, U+2212',
    },
  ],
});

/** The class that gives what is in it the two variables, which style rules name the rarer one first. */
export const textFace = `${text.variable} ${more.variable}`;
