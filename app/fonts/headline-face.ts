import localFont from 'next/font/local';

const headline = localFont({
  src: './headline.woff2',
  weight: '400 600',
  style: 'normal',
  // Swapping fonts late would shift the layout. The fallback's metrics are adjusted to match.
  display: 'optional',
  variable: '--font-headline',
  adjustFontFallback: 'Times New Roman',
});

const more = localFont({
  src: './headline-more.woff2',
  weight: '400 600',
  style: 'normal',
  display: 'optional',
  variable: '--font-headline-more',
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

export const headlineFace = `${headline.variable} ${more.variable}`;
