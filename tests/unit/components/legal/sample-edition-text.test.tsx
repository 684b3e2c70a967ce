import { expect, test } from '@jest/globals';
import { SampleEditionText } from '@/components/legal/sample-edition-text';
import { anaheim } from '../../anaheim';
import { html, words } from '../../html';
import { boulder } from '../../small-cities';

const real = (text: string) => /Our own .* are not samples/.exec(text)?.[0].replaceAll(' ,', ',');

test('a city with calendar, books, answers and resources is told which of them are samples', () => {
  const text = words(<SampleEditionText city={anaheim} />);
  expect(text).toContain('The calendar is also a sample. It lists events that follow a regular schedule');
  expect(text).toContain('Some books and promotions are samples');
  expect(real(text)).toBe(
    'Our own guides to Anaheim, the questions and answers and the list of community resources are not samples',
  );
});

test('a city without them is told nothing of them, and no link leads to a page that is not there', () => {
  const page = <SampleEditionText city={boulder} />;
  expect(words(page)).not.toMatch(/calendar|books/i);
  expect(real(words(page))).toBe('Our own guides to Boulder are not samples');
  expect(html(page)).not.toMatch(/href="\/(faq|community|books|events)"/);
});

test('a city with resources only names them, and one with answers only names those', () => {
  const { resources, faq } = anaheim;
  expect(real(words(<SampleEditionText city={{ ...boulder, resources: [...resources] }} />))).toBe(
    'Our own guides to Boulder and the list of community resources are not samples',
  );
  expect(real(words(<SampleEditionText city={{ ...boulder, faq }} />))).toBe(
    'Our own guides to Boulder and the questions and answers are not samples',
  );
});
