import { titleSlug } from '@/lib/base/addresses';
import type { FaqCategory } from '@/lib/city/city-type';

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "100+ questions in 12 categories" (requirements section 9); exact below 100. */
export function faqClaim(faq: readonly FaqCategory[]): string {
  const count = faq.reduce((sum, { questions }) => sum + questions.length, 0);
  const hundreds = Math.floor(count / 100) * 100;
  const questions = hundreds > 0 ? `${hundreds}+ questions` : counted(count, 'question', 'questions');
  return `${questions} in ${counted(faq.length, 'category', 'categories')}`;
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
