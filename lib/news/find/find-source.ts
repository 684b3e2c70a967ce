import { elementsNamed, firstText } from '@/lib/news/find/elements';
import { lineOf } from '@/lib/news/find/find-title';
import type { RawItem } from '@/lib/news/parse/raw-feed';
import { cutText } from '@/lib/text/cut-text';

const longest = 80;

/** The publisher that the item itself names: RSS has it as text, Atom as the title of its source feed. */
export function findOwnSource(item: RawItem): string | undefined {
  for (const source of elementsNamed(item, 'source')) {
    const name = lineOf(firstText(source, 'title') ?? source.text);
    if (name && !/^https?:/i.test(name)) return cutText(name, longest);
  }
  return undefined;
}

function hostOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}

/** The publisher as the reader sees it: the first of the names that is one, most trusted first, else the link's host. */
export function findSource(link: string, names: readonly (string | undefined)[]): string {
  return cutText(names.find(Boolean) ?? hostOf(link), longest);
}
