import type { AlsoIn } from '@/lib/news/news-item';

/** In the order of documents of the same score and date. */
export type DocumentKind = 'service' | 'page' | 'headline' | 'post' | 'event' | 'question';

export type SearchDocument = {
  kind: DocumentKind;
  /** What readers see it called, where that is not its kind. */
  label?: string;
  title: string;
  text: string;
  /** BCP 47, where it is not the site's. */
  language?: string;
  href: string;
  source?: string;
  sourceLanguage?: string;
  date?: Date;
  /** An event's day, hours and place in words. */
  when?: string;
  also?: readonly AlsoIn[];
  dayOnly?: true;
  /** What readers call it: a query that has all words of one finds it first. */
  asked?: readonly string[];
  /** To call, as people read them. */
  phones?: readonly string[];
  /** A caution before the numbers. */
  note?: string;
  sample?: true;
};

/** Unique to a document. */
export function documentName({ kind, href, title }: SearchDocument): string {
  return `${kind} ${href} ${title}`;
}

/** Each document once, as first told: a headline may stand in several sections. Two headlines may share an address. */
export function eachOnce(documents: readonly SearchDocument[]): SearchDocument[] {
  const last = documents.toReversed().map((document) => [documentName(document), document] as const);
  const kept = new Map(last);
  return documents.filter((document) => kept.get(documentName(document)) === document);
}
