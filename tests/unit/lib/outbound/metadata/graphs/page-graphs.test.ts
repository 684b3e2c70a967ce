import { describe, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { blogListGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { booksGraph } from '@/lib/outbound/metadata/graphs/books-graph';
import { faqGraph } from '@/lib/outbound/metadata/graphs/faq-graph';
import { pageGraph } from '@/lib/outbound/metadata/graphs/page-graph';
import { radioGraph } from '@/lib/outbound/metadata/graphs/radio-graph';
import { blogTitle } from '@/lib/pages/blog-title';
import { anaheim } from '../../../../anaheim';

type Loose = Record<string, unknown> & { '@type': string };

function thing(graph: { '@graph': readonly unknown[] }, type: string): Loose {
  return graph['@graph'].find((one) => (one as Loose)['@type'] === type) as Loose;
}

const city = thisCity();

describe('structured data', () => {
  test('FAQPage: every question of the page with its answer, and nothing else', () => {
    const { mainEntity } = thing(faqGraph(city), 'FAQPage') as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    const told = mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    const shown = city.faq.flatMap(({ questions }) => questions.map((one) => [one.question, one.answer]));
    expect(told).toEqual(shown);
  });

  test('Book: an ItemList of the books that exist with covers, without prices or offers', () => {
    const list = thing(booksGraph(anaheim.books), 'ItemList');
    expect(list.numberOfItems).toBe(anaheim.books.list.filter(({ sample }) => !sample).length);
    expect(JSON.stringify(list)).not.toMatch(/offers|price|Billionaire/i);
    expect(JSON.stringify(list)).toContain('/books/covers/meditations.svg');
  });

  test('Book: of a real list every book, with its own cover and address', () => {
    const url = 'https://shop.example/dp/1';
    const own = { title: 'Billionaire Rest', cover: 'https://covers.example/rest.jpg', url };
    const list = thing(booksGraph({ ...anaheim.books, list: [own] }), 'ItemList');
    expect(list).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, item: { image: own.cover, url } }],
    });
  });

  test('a page without addresses names no publisher', () => {
    const page = { kind: 'WebPage', name: 'Terms', description: 'x', path: '/terms' } as const;
    expect(thing(pageGraph(page, city), 'WebPage')).not.toHaveProperty('mainEntity');
  });

  test('the contact page gives each address and what it is for', () => {
    const contacts = { general: 'a@b.example', advertising: 'c@b.example' };
    const page = {
      kind: 'ContactPage',
      name: 'Contact',
      description: 'x',
      path: '/contact',
      contacts,
    } as const;
    expect(thing(pageGraph(page, city), 'ContactPage').mainEntity).toMatchObject({
      contactPoint: [
        { contactType: 'general', email: 'a@b.example' },
        { contactType: 'advertising', email: 'c@b.example' },
      ],
    });
  });

  test.each([
    ['FAQ', faqGraph(city)],
    ['Radio', radioGraph(city, true)],
    [blogTitle(city), blogListGraph('/blog', [], city)],
  ])('the breadcrumb of %s begins at Home', (name, data) => {
    expect(thing(data, 'BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name },
    ]);
  });
});
