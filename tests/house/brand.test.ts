import { describe, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { textOf } from './house-files';

const { brand } = thisCity();
const light = textOf('app/globals.css').split('prefers-color-scheme: dark')[0];

describe('what is drawn outside a page looks like the pages', () => {
  test.each([
    ['paper', brand.paper],
    ['ink', brand.ink],
    ['ink-2', brand.quietInk],
    ['accent', brand.accent],
  ])('--%s is %s', (name, color) => {
    expect(light).toContain(`--${name}: ${color};`);
  });

  test('app/icon.svg, from which the icons are made, shows the emblem', () => {
    expect(textOf('app/icon.svg')).toContain(`d="${brand.emblem.path}"`);
    expect(textOf('app/icon.svg')).toContain(`fill="${brand.emblem.color}"`);
  });
});
