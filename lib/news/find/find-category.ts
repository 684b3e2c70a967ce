import { ladder } from '@/lib/news/find/elements';
import { lineOf } from '@/lib/news/find/find-title';
import type { RawElement, RawItem } from '@/lib/news/parse/raw-feed';

const most = 10;
const mostRead = 20;
const longest = 60;
const names = ['category', 'dc:subject', 'atom:category', 'dcterms:subject'];

/** Words that a reader knows; not an address, a path or the key of some database (quirk 42). */
function isPlain(word: string): boolean {
  return (
    word !== '' && word.length <= longest && !/^(?:https?:|\/|[\da-f-]{16,}$|uncategorized$)/i.test(word)
  );
}

/** RSS has a category as text, Atom as a label or a term; attributes are read only where the text says nothing. */
function wordOf(category: RawElement): string | undefined {
  const word = lineOf(category.text);
  if (isPlain(word)) return word;
  const { label = '', term = '' } = category.attributes;
  return [label, term].map(lineOf).find(isPlain);
}

/** The item's categories that are plain words, each once, in the order of the feed, at most ten. */
export function findCategories(item: RawItem): string[] {
  const words = ladder(item, names).slice(0, mostRead).map(wordOf);
  return [...new Set(words.filter((word) => word !== undefined))].slice(0, most);
}
