import { expect, test } from '@jest/globals';
import type { FaqCategory } from '@/lib/city/city-type';
import { answersElsewhere, faqClaim } from '@/lib/pages/faq/faq-claim';

const entry = { question: 'Who?', answer: 'You.', source: { name: 'Us', href: '/' } };

function categories(count: number, each: number): FaqCategory[] {
  return Array.from({ length: count }, (_, at) => ({ name: `${at}`, questions: Array(each).fill(entry) }));
}

test.each([
  [12, 10, '100+ questions in 12 categories'],
  [12, 20, '200+ questions in 12 categories'],
  [10, 10, '100+ questions in 10 categories'],
  [3, 9, '27 questions in 3 categories'],
])('%d categories of %d questions: the claim is what is there', (count, each, claim) => {
  expect(faqClaim(categories(count, each))).toBe(claim);
});

test.each([
  [20, 0, 'each'],
  [18, 2, 'nearly all'],
  [17, 3, 'many'],
])('%d answers rest on others’ pages and %d on ours: %s', (others, ours, words) => {
  const official = { ...entry, source: { name: 'City Hall', href: 'https://city.example/' } };
  const questions = [...Array(others).fill(official), ...Array(ours).fill(entry)];
  expect(answersElsewhere([{ name: 'All', questions }])).toBe(words);
});
