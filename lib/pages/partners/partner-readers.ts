import type { City } from '@/lib/city/city-type';
import { listInWords } from '@/lib/pages/list-in-words';

const readers: Readonly<Record<string, string>> = {
  'media-kit': 'advertisers',
  'guide-for-contributors': 'contributors',
  'community-partnership': 'community partners',
};

/** For whom the documents are, in words. */
export function partnerReaders(partners: City['partners']): string {
  const all = partners.map(({ id }) => readers[id] ?? 'partners');
  return listInWords([...new Set(all)]);
}

/** Whether there is a document with the id, such as `media-kit`. */
export function hasDocument(id: string, { partners }: Pick<City, 'partners'>): boolean {
  return partners.some((document) => document.id === id);
}
