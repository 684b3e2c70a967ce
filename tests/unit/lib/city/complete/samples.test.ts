import { describe, expect, test } from '@jest/globals';
import { samplesIn, withoutSamples } from '@/lib/city/complete/samples';

describe('sample values', () => {
  const file = {
    email: 'editor@paper.example',
    books: {
      program: { name: 'College', sample: true },
      list: [{ title: 'A', sample: true }, { title: 'B' }],
    },
    contact: {
      formUrl: 'https://form.test/',
      social: [{ name: 'X', sample: true }],
      address: ['Main Street'],
    },
  };

  test('are removed if marked or listed by path', () => {
    expect(withoutSamples(file, ['contact.formUrl'])).toEqual({
      email: 'editor@paper.example',
      books: { list: [{ title: 'B' }] },
      contact: { social: [], address: ['Main Street'] },
    });
  });

  test('are recognized by their mark or by an address at an example host', () => {
    expect(samplesIn(file)).toEqual(['email', 'books.program', 'books.list.0', 'contact.social.0']);
  });

  test.each([
    ['https://paper.example/', true],
    ['https://www.example.com', true],
    ['mailto:a@news.example?subject=x', true],
    ['https://example.town.us/', false],
    ['an example of a paper', false],
    ['editor@anaheim.news', false],
  ])('are recognized by the host in an address: for %s, the result is %s', (value, expected) => {
    expect(samplesIn({ value })).toEqual(expected ? ['value'] : []);
  });
});
