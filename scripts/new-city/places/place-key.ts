import { wordsOf } from '@/lib/news/local/words-of';

const long: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** Most names of the table: nothing to take off, which is ten times as fast. */
const bare = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** For comparing names: lowercase, without accents and signs, `St.`, `Ft.` and `Mt.` written out. */
export function placeKey(name: string): string {
  const words = bare.test(name) ? name.toLowerCase().split(' ') : wordsOf(name);
  return words.map((word) => long[word] ?? word).join(' ');
}
