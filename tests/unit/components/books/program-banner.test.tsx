import { expect, test } from '@jest/globals';
import { ProgramBanner } from '@/components/books/bookshelf';
import { anaheim } from '../../anaheim';
import { words } from '../../html';

const program = { name: 'St. Example’s College', href: 'https://college.example/' };

test('the banner says whose promotion it is, before what it promises', () => {
  expect(words(<ProgramBanner program={program} />)).toMatch(/^Promotion: St. Example’s College Transform/);
});

test('one that nobody placed is called a sample, and says so in a sentence', () => {
  const text = words(<ProgramBanner program={{ ...program, sample: true }} />);
  expect(text).toMatch(/^Sample promotion: St. Example’s College Transform/);
  expect(text).toContain('St. Example’s College did not place it');
});

test('the promotion that comes with Anaheim is marked as a sample', () => {
  expect(anaheim.books.program.sample).toBe(true);
});
