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
        'U+A2-A3, U+A7, U+A9, U+AB, U+AE, U+B0, U+BB-BE, U+C0, U+C2-C8, U+CA-D0, U+D2-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+152-153, U+160-161, U+178, U+17D-17E, U+2BB-2BC, U+20AC, U+2122, U+2212',
    },
  ],
});

const european = localFont({
  src: './headline-european.woff2',
  weight: '400 600',
  style: 'normal',
  display: 'optional',
  variable: '--font-headline-european',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+100-101, U+104-10F, U+112-127, U+12A-151, U+154-15F, U+162-167, U+16A-177, U+179-17C, U+17F, U+218-21B',
    },
  ],
});

const vietnamese = localFont({
  src: './headline-vietnamese.woff2',
  weight: '400 600',
  style: 'normal',
  display: 'optional',
  variable: '--font-headline-vietnamese',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+1EA0-1EF9, U+20AB',
    },
  ],
});

export const headlineFace = [headline, more, european, vietnamese].map(({ variable }) => variable).join(' ');
