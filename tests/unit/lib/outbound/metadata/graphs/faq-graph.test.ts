import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { faqGraph } from '@/lib/outbound/metadata/graphs/faq-graph';

const source = { name: 'The library', href: 'https://library.example/' };
const questions = [
  { question: 'Where is the library?', answer: 'On Broadway.', source },
  { question: 'When does it open?', answer: 'At 10 a.m.', source },
];

test('discovery section 1: FAQPage, with each question and its answer as text', () => {
  const city = { ...thisCity(), locale: 'en-US', faq: [{ name: 'Town', questions }] };
  const [page, trail] = faqGraph(city)['@graph'];
  expect(page).toEqual({
    '@type': 'FAQPage',
    '@id': 'http://localhost:3000/faq',
    url: 'http://localhost:3000/faq',
    inLanguage: 'en-US',
    isPartOf: { '@id': 'http://localhost:3000/#site' },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
  expect(JSON.stringify(trail)).toContain('"name":"FAQ"');
  expect(JSON.stringify(trail)).toContain('http://localhost:3000/faq');
});
