import { titleSlug } from '@/lib/base/addresses';
import type { City, FaqCategory } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

/** How many there are, in how many categories. */
export function faqClaim(city: City, faq: readonly FaqCategory[]): string {
  const count = faq.reduce((sum, { questions }) => sum + questions.length, 0);
  return messages(city).faq.claim(count, faq.length);
}

const longest = 60;

/** At most 60 lower-case letters, digits and single hyphens, cut at a hyphen; `q-` when nothing is left. */
export function questionId(question: string): string {
  const id = `q-${titleSlug(question)}`;
  if (id.length <= longest) return id;
  const end = id.lastIndexOf('-', longest);
  return id.slice(0, end > 2 ? end : longest);
}

/** The spec's `#category-{index}`, from 0. */
export function categoryId(index: number): string {
  return `category-${index}`;
}
