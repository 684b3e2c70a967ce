import { ladder } from '@/lib/news/fields/elements';
import { lineOf } from '@/lib/news/fields/find-title';
import type { RawElement, RawItem } from '@/lib/news/parse/raw-feed';

const most = 10;
const mostRead = 20;
const longest = 60;
const names = ['category', 'dc:subject', 'atom:category', 'dcterms:subject'];

/** Not an address, a path or a database key (quirk 42). */
function isPlain(word: string): boolean {
  return (
    word !== '' && word.length <= longest && !/^(?:https?:|\/|[\da-f-]{16,}$|uncategorized$)/i.test(word)
  );
}

/** RSS has text, Atom a label or a term; attributes count only where the text is no plain word. */
function wordOf(category: RawElement): string | undefined {
  const word = lineOf(category.text);
  if (isPlain(word)) return word;
  const { label = '', term = '' } = category.attributes;
  return [label, term].map(lineOf).find(isPlain);
}

/** Plain words, each once, in the feed's order, at most ten. */
export function findCategories(item: RawItem): string[] {
  const words = ladder(item, names).slice(0, mostRead).map(wordOf);
  return [...new Set(words.filter((word) => word !== undefined))].slice(0, most);
}
