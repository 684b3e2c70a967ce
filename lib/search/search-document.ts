import type { AlsoIn } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

/** What a result is; the order is that of documents of the same worth and date. */
export type DocumentKind = 'page' | 'headline' | 'post' | 'event' | 'question';

/** One thing that can be found. Texts are plain and clean. */
export type SearchDocument = {
  kind: DocumentKind;
  title: string;
  text: string;
  /** BCP 47, where it is not the site's. */
  language?: string;
  /** A path of this site, or the address at the publisher. */
  href: string;
  /** Who published it, where that is somebody else. */
  source?: string;
  date?: Date;
  /** Of an event day, hours and place in words, in place of the date. */
  when?: string;
  /** The sections in which it stands. */
  sections?: readonly FeedKey[];
  /** Other outlets with the same story. */
  also?: readonly AlsoIn[];
  /** The date is a day without an hour. */
  dayOnly?: true;
  /** Part of the sample edition. */
  sample?: true;
};

/** What tells a document from all others. */
export function documentName({ kind, href, title }: SearchDocument): string {
  return `${kind} ${href} ${title}`;
}

/**
 * Each document once, at its first place, with all sections in which it stands. Two headlines may share an address.
 */
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
