import { expect, test } from '@jest/globals';
import { FaqCategories } from '@/components/faq/faq-blocks';
import { words } from '../../html';
import { city } from '../../served-city';

const entry = { question: 'Who?', answer: 'You.', source: { name: 'Us', href: '/' } };

test.each([
  [1, 'Town 1 question'],
  [2, 'Town 2 questions'],
])('shows how many questions a category has: %d', (count, said) => {
  const category = { name: 'Town', questions: Array(count).fill(entry) };
  expect(words(<FaqCategories city={city} categories={[category]} />)).toMatch(new RegExp(`${said}$`));
});
