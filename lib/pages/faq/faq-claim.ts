import type { FaqCategory } from '@/lib/city/city-type';

/** "100+ questions in 12 categories" (requirements section 9); exact below 100. */
export function faqClaim(faq: readonly FaqCategory[]): string {
  const count = faq.reduce((sum, { questions }) => sum + questions.length, 0);
  const hundreds = Math.floor(count / 100) * 100;
  return `${hundreds > 0 ? `${hundreds}+` : count} questions in ${faq.length} categories`;
}

/** How many answers cite a page that is not ours, in words: "each", "nearly all" from 9 in 10. */
export function answersElsewhere(faq: readonly FaqCategory[]): string {
  const all = faq.flatMap(({ questions }) => questions);
  const elsewhere = all.filter(({ source }) => !source.href.startsWith('/')).length;
  if (elsewhere === all.length) return 'each';
  return elsewhere >= all.length * 0.9 ? 'nearly all' : 'many';
}
