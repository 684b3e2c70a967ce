/** What a result is; the order is that of documents of the same worth and date. */
export type DocumentKind = 'page' | 'headline' | 'post' | 'event' | 'question';

/** One thing that can be found. Texts are plain and clean. */
export type SearchDocument = {
  kind: DocumentKind;
  title: string;
  text: string;
  /** A path of this site, or the address at the publisher. */
  href: string;
  /** Who published it, where that is somebody else. */
  source?: string;
  date?: Date;
};

/** What tells a document from all others. */
export function documentName({ kind, href, title }: SearchDocument): string {
  return `${kind} ${href} ${title}`;
}
