import { cutText } from '@/lib/base/text/cut-text';
import { elementsNamed, firstText } from '@/lib/news/fields/elements';
import { lineOf } from '@/lib/news/fields/find-title';
import type { RawItem } from '@/lib/news/parse/raw-feed';

const longest = 80;

/** RSS has it as text, Atom as the title of its source feed. */
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

const SEPARATOR = /\s+[|»›·–—-]\s+|\s*:\s+/;
const KIND =
  /^(?:the )?(?:latest |top |all |breaking |recent |local |national |world |us )*(?:articles?|news|stories|headlines|posts?|updates?|feeds?|rss(?: feeds?)?|home(?: ?page)?|index|blogs?|opinion|sports?|business|politics|technology|science|health|lifestyle|life and style|fashion|food|culture|art and design|travel|money|media|environment)$/i;

/** "Mail Online" of "Articles | Mail Online". */
function publisherOf(name: string): string {
  const parts = name.split(SEPARATOR);
  const said = parts.filter((part) => part && !KIND.test(part));
  return said.length < parts.length ? (said[0] ?? name) : name;
}

export function findSource(link: string, names: readonly (string | undefined)[]): string {
  return cutText(publisherOf(names.find(Boolean) ?? hostOf(link)), longest);
}
