import { wordsOf } from '@/lib/news/local/words-of';

const long: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** For comparing names: lowercase, without accents and signs, `St.`, `Ft.` and `Mt.` written out. */
export function placeKey(name: string): string {
  return wordsOf(name)
    .map((word) => long[word] ?? word)
    .join(' ');
}
