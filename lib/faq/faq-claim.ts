import type { FaqCategory } from '@/lib/city/city-type';

/** What the FAQ claims, from what it holds: "100+ questions in 12 categories" (spec section 9); exact below 100. */
export function faqClaim(faq: readonly FaqCategory[]): string {
  const count = faq.reduce((sum, { questions }) => sum + questions.length, 0);
  const hundreds = Math.floor(count / 100) * 100;
  return `${hundreds > 0 ? `${hundreds}+` : count} questions in ${faq.length} categories`;
}
