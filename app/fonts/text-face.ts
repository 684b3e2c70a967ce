import localFont from 'next/font/local';

// Next.js reads these literals at build time, so headline-face.ts cannot share them.

const text = localFont({
  src: './text.woff2',
  weight: '400',
  style: 'normal',
  display: 'optional',
  variable: '--font-text',
  adjustFontFallback: 'Times New Roman',
});

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

export const textFace = `${text.variable} ${more.variable}`;
