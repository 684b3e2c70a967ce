import { describe, expect, test } from '@jest/globals';
import { phoneParts } from '@/lib/base/text/phone-numbers';
import { anaheim as city } from '../../../anaheim';

describe('Anaheim', () => {
  test('has 12 FAQ categories, from General Local News to Tourism', () => {
    expect(city.faq.map(({ name }) => name)).toEqual([
      'General Local News',
      'Government & Services',
      'Transportation & Traffic',
      'Education & Schools',
      'Entertainment & Attractions',
      'Business & Economy',
      'Weather & Emergency Services',
      'Community Resources',
      'Housing & Real Estate',
      'Parks & Recreation',
      'Health Services',
      'Tourism',
    ]);
  });

  test.each(city.faq.map((category) => [category.name, category] as const))(
    'has at least 9 questions about %s, each answered in a few sentences',
    (_, { questions }) => {
      expect(questions.length).toBeGreaterThanOrEqual(9);
      const thin = questions.filter(({ answer }) => answer.split(' ').length < 35);
      expect(thin).toEqual([]);
    },
  );

  test('has only our own pages and https addresses as the sources of FAQ answers', () => {
    const sources = city.faq.flatMap(({ questions }) => questions.map(({ source }) => source.href));
    expect(sources.filter((href) => !/^(https:\/\/|\/[a-z-]*$)/.test(href))).toEqual([]);
  });

  test('has three groups of resources: Social Services, Education, Recreation', () => {
    expect(city.resources.map(({ group }) => group)).toEqual(['Social Services', 'Education', 'Recreation']);
  });

  test.each(city.resources.map(({ group, links }) => [group, links] as const))(
    'has at least 8 distinct https links to resources for %s',
    (_, links) => {
      const addresses = new Set(links.map(({ href }) => href));
      expect(addresses.size).toBe(links.length);
      expect(links.length).toBeGreaterThanOrEqual(8);
      expect([...addresses].filter((href) => !href.startsWith('https://'))).toEqual([]);
    },
  );

  test('has 50 different books, 38 of them in a series whose titles begin with “Billionaire”', () => {
    const { list } = city.books;
    const series = list.filter(({ title }) => title.startsWith('Billionaire '));
    expect(list).toHaveLength(50);
    expect(series).toHaveLength(38);
    expect(new Set(list.map(({ title }) => title)).size).toBe(50);
  });

  test('has switchboard entries with unique names and at least one search word each', () => {
    const names = city.switchboard.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(city.switchboard.filter(({ words }) => words.length === 0)).toEqual([]);
  });

  test('has phone numbers only in formats that the site turns into links', () => {
    const numbers = city.switchboard.flatMap(({ phones }) => phones).filter((phone) => phone.length > 3);
    expect(numbers.filter((phone) => phoneParts(phone)[0]?.href === undefined)).toEqual([]);
  });
});
