import { cutText } from '@/lib/base/text/clean-text';
import { namesOf } from '@/lib/news/fields/element-names';
import { lineOf } from '@/lib/news/fields/find-words';
import { elementsNamed, elementsWithin, firstText, ladder, type RawElement } from '@/lib/news/parse/raw-feed';

const MAX_NAME = 80;
const EMAIL = /(?:mailto:)?[\w.+%-]+@[\w-]+(?:\.[\w-]+)*/gi;
const MORE_THAN_A_NAME = /[@()<>:;,/]|^by\b|^-|-$/i;
const personParts = ['name', 'atom:name', 'email', 'atom:email', 'uri', 'atom:uri'];
const NO_PERSON = /^(?:admin|administrator|editor|webmaster|unknown|user|root|noreply|null)$/i;

/** Returns the name in `a@b.c (Name)` or `Name (a@b.c)`. */
function besideAddress(text: string): string {
  if (!text.includes('@')) return text;
  const inParens = [...text.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => inside);
  return (
    inParens.find((inside) => inside.trim() && !inside.includes('@')) ??
    text.replace(/\([^()]*@[^()]*\)/g, '')
  );
}

/** Returns the name in `a@b.c (Name)`, `Name <a@b.c>` or `By Name`; '' for a bare address (quirk 41). */
function nameIn(text: string): string {
  if (!MORE_THAN_A_NAME.test(text)) return NO_PERSON.test(text) ? '' : text;
  const name = besideAddress(text)
    .replace(EMAIL, '')
    .replace(/[<(]\s*[>)]/g, '')
    .replace(/^\s*by[:\s]\s*/i, '')
    .replace(/^[\s,;:-]+|[\s,;:-]+$/g, '');
  return NO_PERSON.test(name) || /^https?:/i.test(name) ? '' : name;
}

/**
 * Returns a person's name: the element's text in RSS, its `name` child in Atom; '' for an Atom author without a name.
 */
function creditText(author: RawElement): string {
  const name = firstText(author, 'name') ?? firstText(author, 'atom:name');
  const isPerson = ladder(author, personParts).length > 0;
  return name ?? (isPerson ? '' : author.text);
}

/** Returns the authors' names joined by commas, at most 80 characters, without email addresses (quirk 41). */
export function findAuthor(of: RawElement): string | undefined {
  for (const name of namesOf.author) {
    const people = ladder(of, [name]).map((author) => nameIn(lineOf(creditText(author))));
    const known = [...new Set(people.filter(Boolean))];
    if (known.length > 0) return cutText(known.join(', '), MAX_NAME);
  }
  return undefined;
}

/**
 * Returns the author of the feed from which an Atom entry was copied (RFC 4287, 4.2.11); undefined if it is
 * `ownSource`.
 */
export function sourceAuthor(item: RawElement, ownSource: string | undefined): string | undefined {
  const [author] = elementsNamed(item, 'source').flatMap((source) => findAuthor(source) ?? []);
  return author === ownSource ? undefined : author;
}

const MAX_CREDITS = 5;

/** Returns other authors, the publisher and picture credits, which may reveal a wire service or an advertiser. */
export function findCredits(item: RawElement, author: string | undefined): string[] {
  const others = [
    ...ladder(item, [...namesOf.author, ...namesOf.publisher]),
    ...elementsWithin(item, 'media:credit', ['media:group', 'media:content']),
  ].map((credit) => cutText(nameIn(lineOf(creditText(credit))), MAX_NAME));
  const known = author ?? '';
  return [...new Set(others)].filter((name) => name && !known.includes(name)).slice(0, MAX_CREDITS);
}

/** Returns the source that an item names: the element's text in RSS, the title of the source feed in Atom. */
export function findOwnSource(item: RawElement): string | undefined {
  for (const source of ladder(item, ['source', 'news:source'])) {
    const name = lineOf(firstText(source, 'title') ?? source.text);
    if (name && !/^https?:/i.test(name)) return cutText(name, MAX_NAME);
  }
  return undefined;
}

const SEPARATOR = /\s+[|»›·–—-]\s+|\s*:\s+/;
const KIND =
  /^(?:the )?(?:latest |top |all |breaking |recent |local |national |world |us )*(?:articles?|news|stories|headlines|posts?|updates?|feeds?|rss(?: feeds?)?|home(?: ?page)?|index|blogs?|opinion|sports?|business|politics|technology|science|health|lifestyle|life and style|fashion|food|culture|art and design|travel|money|media|environment)$/i;

/** Returns the publisher in a feed's title: "Mail Online" in "Articles | Mail Online". */
function publisherOf(name: string): string {
  const parts = name.split(SEPARATOR);
  const said = parts.filter((part) => part && !KIND.test(part));
  return said.length < parts.length ? (said[0] ?? name) : name;
}

/** Returns an item's source: the first of its publisher's names, without words such as "Articles". */
export function findSource([name = '']: readonly string[]): string {
  return cutText(publisherOf(name), MAX_NAME);
}
