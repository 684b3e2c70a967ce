import type { AlsoIn } from '@/lib/news/news-item';

/** Kinds in the order in which documents of the same score and date are listed. */
export type DocumentKind = 'service' | 'page' | 'headline' | 'post' | 'event' | 'question';

export type SearchDocument = {
  kind: DocumentKind;
  /** Label that readers see, if it differs from the kind's. */
  label?: string;
  title: string;
  text: string;
  /** More words to search for, which results do not show. */
  body?: string;
  /** Language (BCP 47), if it is not the site's. */
  language?: string;
  href: string;
  source?: string;
  sourceLanguage?: string;
  date?: Date;
  /** An event's day, hours and place in words. */
  when?: string;
  also?: readonly AlsoIn[];
  dayOnly?: true;
  /** Other names that readers use. If a query contains all words of a name, this document comes first. */
  names?: readonly string[];
  /** Phone numbers as people write them. */
  phones?: readonly string[];
  /** A warning shown before the phone numbers. */
  note?: string;
  sample?: true;
};

/** Returns a key that is unique to a document. */
export function documentName({ kind, href, title }: SearchDocument): string {
  return `${kind} ${href} ${title}`;
}

/** Removes results that lead to the same page of ours as an earlier one. */
export function eachPageOnce<T extends { document: SearchDocument }>(found: readonly T[]): T[] {
  const pages = new Set<string>();
  return found.filter(({ document: { href } }) => {
    const isRepeated = href.startsWith('/') && pages.has(href);
    pages.add(href);
    return !isRepeated;
  });
}

/**
 * Removes repeated documents, because a headline may be in several sections. Compares titles too, because two
 * headlines may share a link.
 */
export function eachOnce(documents: readonly SearchDocument[]): SearchDocument[] {
  const last = documents.toReversed().map((document) => [documentName(document), document] as const);
  const kept = new Map(last);
  return documents.filter((document) => kept.get(documentName(document)) === document);
}
