import { expect, test } from '@jest/globals';
import { accentsAt, themeCss, themePath, usualAccents } from '@/lib/pages/brand/theme';

const blue = { accent: '#1d4f91', accentInDark: '#8ea7c8' };

test('the usual accents need no style sheet', () => {
  expect(themePath(usualAccents)).toBeUndefined();
});

test('others have one at an address that names them', () => {
  expect(themePath(blue)).toBe('/theme/1d4f91-8ea7c8.css');
  expect(accentsAt('1d4f91-8ea7c8.css')).toEqual(blue);
});

test.each(['1d4f91.css', '1d4f91-8ea7c8', '1d4f91-8ea7c8.css.css', 'red}-8ea7c8.css', ''])(
  '%j names no accents',
  (file) => {
    expect(accentsAt(file)).toBeUndefined();
  },
);

test('the style sheet sets them in light and dark, and on the band', () => {
  expect(themeCss(blue)).toBe(
    ':root{--accent:#1d4f91;--accent-pressed:#1a4782;--band-accent:#8ea7c8}' +
      '@media (prefers-color-scheme:dark){:root{--accent:#8ea7c8;--accent-pressed:#8096b4}}\n',
  );
});
