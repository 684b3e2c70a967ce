import { describe, expect, test } from '@jest/globals';
import type { FaqCategory } from '@/lib/city/city-type';
import { faqClaim, questionId } from '@/lib/pages/faq';
import { city, everyCity } from '../../any-city';

const entry = { question: 'Who?', answer: 'You.', source: { name: 'Us', href: '/' } };

function categories(count: number, each: number): FaqCategory[] {
  return Array.from({ length: count }, (_, at) => ({ name: `${at}`, questions: Array(each).fill(entry) }));
}

test.each([
  [12, 10, '100+ questions in 12 categories'],
  [12, 20, '200+ questions in 12 categories'],
  [10, 10, '100+ questions in 10 categories'],
  [1, 2, '2 questions in 1 category'],
  [1, 1, '1 question in 1 category'],
  [0, 0, '0 questions in 0 categories'],
])('faqClaim (categories: %d, questions in each: %d) returns “%s”', (count, each, claim) => {
  expect(faqClaim(city, categories(count, each))).toBe(claim);
});

describe('questionId', () => {
  test.each([
    ['Which council district do I live in?', 'q-which-council-district-do-i-live-in'],
    ['What is a “June gloom”?', 'q-what-is-a-june-gloom'],
    ['Who runs the city’s buses?', 'q-who-runs-the-citys-buses'],
    ['  Where, then?! ', 'q-where-then'],
    ['¿Qué es la Colonia?', 'q-que-es-la-colonia'],
    ['', 'q-'],
    ['???', 'q-'],
  ])('turns %j into %s', (question, id) => {
    expect(questionId(question)).toBe(id);
  });

  test('is cut at a hyphen to at most 60 characters', () => {
    const id = questionId(
      'How do I find out whether my street will be closed during the next parade downtown?',
    );
    expect(id).toBe('q-how-do-i-find-out-whether-my-street-will-be-closed-during');
  });

  test('is cut even if the question is a single very long word', () => {
    expect(questionId('a'.repeat(99))).toHaveLength(60);
  });

  test.each(everyCity)('is unique for every question in %s', (_, { faq }) => {
    const ids = faq.flatMap(({ questions }) => questions.map(({ question }) => questionId(question)));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
