import { describe, expect, test } from '@jest/globals';
import { brandOf } from '@/lib/city/complete/brand-of';
import { readDefaults } from '@/lib/city/read/read-shared';

const inherited = (await readDefaults()).brand;
const emblemOf = (name: string) => brandOf(name, undefined, inherited).emblem;

describe('a city without an emblem', () => {
  test.each([
    ['Boulder', 'B'],
    ['san Juan', 'S'],
    ['Élancourt', 'E'],
    ['’s-Hertogenbosch', 'S'],
    ['29 Palms', '2'],
    ['ʻEwa Beach', 'E'],
    ['‘Ewa Beach', 'E'],
  ])('uses its initial as emblem: %s has %s', (name, letter) => {
    expect(emblemOf(name).path).toBe(emblemOf(letter).path);
    expect(emblemOf(name).path).not.toBe(inherited.emblem.path);
  });

  test.each(['Чернігів', 'Łódź', '東京', 'القاهرة', '—'])(
    'has the default ring if its name is %s',
    (name) => {
      expect(emblemOf(name)).toEqual(inherited.emblem);
    },
  );
});

test('each initial has its own drawing', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  expect(new Set(letters.map((letter) => emblemOf(letter).path)).size).toBe(36);
});

test('a city that sets no colors has the default colors', () => {
  const { accent, accentInDark, emblem } = brandOf('Boulder', undefined, inherited);
  expect([accent, accentInDark, emblem.color]).toEqual([
    inherited.accent,
    inherited.accentInDark,
    inherited.emblem.color,
  ]);
});

test('if a city sets only an accent, its emblem has that color, and dark mode uses a lighter one', () => {
  const brand = brandOf('Boulder', { accent: '#1d4f91' }, inherited);
  expect(brand.emblem.color).toBe('#1d4f91');
  expect(brand.accentInDark).toBe('#8ea7c8');
});

test('an emblem and colors that a city sets are used unchanged', () => {
  const emblem = { size: 2, path: 'M0 0H2V2H0Z', color: '#d9600f' };
  const own = { emblem, accent: '#1d4f91', accentInDark: '#9fc3ff' };
  expect(brandOf('Boulder', own, inherited)).toEqual(own);
});
