import { ladder } from '@/lib/news/find/elements';
import { lineOf } from '@/lib/news/find/find-title';
import type { RawItem } from '@/lib/news/parse/raw-feed';

const most = 20;
const longest = 60;
const names = ['category', 'dc:subject', 'atom:category'];

/** Words that a reader knows; not an address, a path or the key of some database (row 42). */
function isPlain(word: string): boolean {
  return (
    word !== '' && word.length <= longest && !/^(?:https?:|\/|[\da-f-]{16,}$|uncategorized$)/i.test(word)
  );
}

/** The first of the item's categories that is plain words. RSS has it as text, Atom as a label or a term. */
export function findCategory(item: RawItem): string | undefined {
  for (const category of ladder(item, names).slice(0, most)) {
    const word = lineOf(category.text);
    if (isPlain(word)) return word;
    const { label = '', term = '' } = category.attributes;
    const named = [label, term].map(lineOf).find(isPlain);
    if (named) return named;
  }
  return undefined;
}
