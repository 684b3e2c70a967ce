import { initials } from '@/lib/city/complete/initials';

/** Letters that are not a plain one and an accent. */
const plainLetters: Record<string, string | undefined> = {
  ...{ Æ: 'A', Ð: 'D', Đ: 'D', Ħ: 'H', Ł: 'L', Ø: 'O', Œ: 'O', Þ: 'T', Ŧ: 'T' },
};

/** The emblem's path for the first letter or digit of a name, without its accent or ʻokina; undefined for other scripts. */
export function initialEmblem(name: string): string | undefined {
  const [first = ''] = /(?!\p{Lm})[\p{L}\p{N}]/u.exec(name.toUpperCase().normalize('NFD')) ?? [];
  return initials[plainLetters[first] ?? first];
}
