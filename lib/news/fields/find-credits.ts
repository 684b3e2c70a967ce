import { cutText } from '@/lib/base/text/clean-text';
import { namesOf } from '@/lib/news/fields/element-names';
import { lineOf } from '@/lib/news/fields/find-words';
import { elementsNamed, elementsWithin, firstText, ladder, type RawElement } from '@/lib/news/parse/raw-feed';

const longestName = 80;
const EMAIL = /(?:mailto:)?[\w.+%-]+@[\w-]+(?:\.[\w-]+)*/gi;
const MORE_THAN_A_NAME = /[@()<>:;,/]|^by\b|^-|-$/i;
const personParts = ['name', 'atom:name', 'email', 'atom:email', 'uri', 'atom:uri'];
const nobody = /^(?:admin|administrator|editor|webmaster|unknown|user|root|noreply|null)$/i;

/** The name in `a@b.c (Name)` or `Name (a@b.c)`. */
function besideAddress(text: string): string {
  if (!text.includes('@')) return text;
  const inParens = [...text.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => inside);
  return (
    inParens.find((inside) => inside.trim() && !inside.includes('@')) ??
    text.replace(/\([^()]*@[^()]*\)/g, '')
  );
}

/** From `a@b.c (Name)`, `Name <a@b.c>`, `By Name`; '' for a bare address (quirk 41). */
function nameIn(text: string): string {
  if (!MORE_THAN_A_NAME.test(text)) return nobody.test(text) ? '' : text;
  const name = besideAddress(text)
    .replace(EMAIL, '')
    .replace(/[<(]\s*[>)]/g, '')
    .replace(/^\s*by[:\s]\s*/i, '')
    .replace(/^[\s,;:-]+|[\s,;:-]+$/g, '');
  return nobody.test(name) || /^https?:/i.test(name) ? '' : name;
}

/** RSS has text, Atom a child; an Atom author without a name is nobody. */
function written(author: RawElement): string {
  const name = firstText(author, 'name') ?? firstText(author, 'atom:name');
  const isPerson = ladder(author, personParts).length > 0;
  return name ?? (isPerson ? '' : author.text);
}

/** Names joined by commas, at most 80 characters, never email addresses (quirk 41). */
export function findAuthor(of: RawElement): string | undefined {
  for (const name of namesOf.author) {
    const people = ladder(of, [name]).map((author) => nameIn(lineOf(written(author))));
    const known = [...new Set(people.filter(Boolean))];
    if (known.length > 0) return cutText(known.join(', '), longestName);
  }
  return undefined;
}

const mostCredits = 5;

/** Who else is named: further authors, the publisher, whoever made the pictures; a wire or an advertiser may be. */
export function findCredits(item: RawElement, author: string | undefined): string[] {
  const others = [
    ...ladder(item, [...namesOf.author, ...namesOf.publisher]),
    ...elementsWithin(item, 'media:credit', ['media:group', 'media:content']),
  ].map((credit) => cutText(nameIn(lineOf(written(credit))), longestName));
  const known = author ?? '';
  return [...new Set(others)].filter((name) => name && !known.includes(name)).slice(0, mostCredits);
}

/** RSS has it as text, Atom as the title of its source feed. */
export function findOwnSource(item: RawElement): string | undefined {
  for (const source of elementsNamed(item, 'source')) {
    const name = lineOf(firstText(source, 'title') ?? source.text);
    if (name && !/^https?:/i.test(name)) return cutText(name, longestName);
  }
  return undefined;
}

const SEPARATOR = /\s+[|»›·–—-]\s+|\s*:\s+/;
const KIND =
  /^(?:the )?(?:latest |top |all |breaking |recent |local |national |world |us )*(?:articles?|news|stories|headlines|posts?|updates?|feeds?|rss(?: feeds?)?|home(?: ?page)?|index|blogs?|opinion|sports?|business|politics|technology|science|health|lifestyle|life and style|fashion|food|culture|art and design|travel|money|media|environment)$/i;

/** "Mail Online" of "Articles | Mail Online". */
function publisherOf(name: string): string {
  const parts = name.split(SEPARATOR);
  const said = parts.filter((part) => part && !KIND.test(part));
  return said.length < parts.length ? (said[0] ?? name) : name;
}

/** By the first of the names of its publisher; the last are those of its host. */
export function findSource([name = '']: readonly string[]): string {
  return cutText(publisherOf(name), longestName);
}
