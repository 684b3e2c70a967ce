import type { AlsoIn } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

/** In the order of documents of the same score and date. */
export type DocumentKind = 'page' | 'headline' | 'post' | 'event' | 'question';

export type SearchDocument = {
  kind: DocumentKind;
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
  sections?: readonly FeedKey[];
  also?: readonly AlsoIn[];
  dayOnly?: true;
  sample?: true;
};

/** Unique to a document. */
export function documentName({ kind, href, title }: SearchDocument): string {
  return `${kind} ${href} ${title}`;
}

/** Each document once, with all its sections. Two headlines may share an address. */
export function eachOnce(documents: readonly SearchDocument[]): SearchDocument[] {
  const kept = new Map<string, SearchDocument>();
  for (const document of documents) {
    const name = documentName(document);
    const known = kept.get(name);
    const sections = [...(known?.sections ?? []), ...(document.sections ?? [])];
    kept.set(name, { ...(known ?? document), ...(sections.length > 0 && { sections }) });
  }
  return [...kept.values()];
}
