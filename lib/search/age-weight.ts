import type { DocumentKind, SearchDocument } from '@/lib/search/search-document';

const day = 86_400_000;

/** Of its worth a document keeps at least so much, however old, and loses half of the rest in so many days. */
type Aging = { least: number; halfLife: number };

// News is old after days, a guide after years; an event counts by the days that are left until it. What carries no date
// stands between fresh and old news: it is as true as it was.
const agings: Readonly<Record<DocumentKind, Aging>> = {
  headline: { least: 0.5, halfLife: 4 * day },
  event: { least: 0.6, halfLife: 14 * day },
  post: { least: 0.75, halfLife: 365 * day },
  page: { least: 0.8, halfLife: day },
  question: { least: 0.8, halfLife: day },
};

/** What age leaves of a document's worth for a query: 1 for one of this moment, never less than half; `now` in ms. */
export function ageWeight({ kind, date }: Pick<SearchDocument, 'kind' | 'date'>, now: number): number {
  const { least, halfLife } = agings[kind];
  if (!date) return least;
  const age = kind === 'event' ? Math.abs(date.getTime() - now) : Math.max(0, now - date.getTime());
  return least + (1 - least) * 0.5 ** (age / halfLife);
}
