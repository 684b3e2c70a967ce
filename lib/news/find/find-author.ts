import { firstText, ladder } from '@/lib/news/find/elements';
import { lineOf } from '@/lib/news/find/find-title';
import type { RawElement, RawItem } from '@/lib/news/parse/raw-feed';
import { cutText } from '@/lib/text/cut-text';

const longest = 80;
const names = ['dc:creator', 'author', 'atom:author', 'itunes:author', 'dc:contributor'];
const EMAIL = /(?:mailto:)?[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** Signs that there is more than a name. */
const MORE_THAN_A_NAME = /[@()<>:;,/]|^by\b|^-|-$/i;
const nobody = new Set([
  'admin',
  'administrator',
  'editor',
  'webmaster',
  'unknown',
  'user',
  'root',
  'noreply',
  'null',
]);

/** A person's name out of `a@b.c (Name)`, `Name <a@b.c>`, `By Name` or a bare address, which gives nothing (row 41). */
function nameIn(text: string): string {
  if (!MORE_THAN_A_NAME.test(text)) return nobody.has(text.toLowerCase()) ? '' : text;
  const inParens = EMAIL.test(text) ? /\(([^()]+)\)/.exec(text)?.[1] : undefined;
  EMAIL.lastIndex = 0;
  const name = (inParens ?? text)
    .replace(EMAIL, '')
    .replace(/[<(]\s*[>)]/g, '')
    .replace(/^\s*by[:\s]\s*/i, '')
    .replace(/^[\s,;:-]+|[\s,;:-]+$/g, '');
  return nobody.has(name.toLowerCase()) || /^https?:/i.test(name) ? '' : name;
}

/** RSS has the name as text, Atom in a child. */
function written(author: RawElement): string {
  return firstText(author, 'name') ?? firstText(author, 'atom:name') ?? author.text;
}

/** Who wrote it, at most 80 characters; several names joined by commas, e-mail addresses never (row 41). */
export function findAuthor(item: RawItem): string | undefined {
  for (const name of names) {
    const people = ladder(item, [name]).map((author) => nameIn(lineOf(written(author))));
    const known = [...new Set(people.filter(Boolean))];
    if (known.length > 0) return cutText(known.join(', '), longest);
  }
  return undefined;
}
