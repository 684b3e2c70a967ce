import type { DocumentKind, SearchDocument } from '@/lib/search/search-document';

const day = 86_400_000;

/** A document keeps at least `least` of its score and loses half of the rest every `halfLife` days. */
type Aging = { least: number; halfLife: number };

// News ages in days, a guide in years, an event by the days until it; undated ranks between fresh and old news.
const agings: Readonly<Record<DocumentKind, Aging>> = {
  headline: { least: 0.5, halfLife: 4 * day },
  event: { least: 0.6, halfLife: 14 * day },
  post: { least: 0.75, halfLife: 365 * day },
  page: { least: 0.8, halfLife: day },
  question: { least: 0.8, halfLife: day },
};

/** The factor for a document's age: 1 for one of this moment, never less than half; `now` in ms. */
export function ageWeight({ kind, date }: Pick<SearchDocument, 'kind' | 'date'>, now: number): number {
  const { least, halfLife } = agings[kind];
  if (!date) return least;
  const age = kind === 'event' ? Math.abs(date.getTime() - now) : Math.max(0, now - date.getTime());
  return least + (1 - least) * 0.5 ** (age / halfLife);
}
