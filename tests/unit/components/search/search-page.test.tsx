import { describe, expect, test } from '@jest/globals';
import { SearchPage } from '@/components/search/search-page';
import type { SearchDocument } from '@/lib/search/search-document';
import { buildIndex } from '@/lib/search/search-index';
import { readQuery } from '@/lib/search/search-query';
import { html, words } from '../../html';
import { city } from '../../served-city';

const headline: SearchDocument = {
  ...{ kind: 'headline', title: 'A <b>park</b> opens', text: 'A new park.', href: 'https://news.example/1' },
  ...{ source: 'The Example', date: new Date('2026-11-02T20:00:00Z') },
};
const parks: SearchDocument = { kind: 'page', title: 'Parks', text: 'Green places.', href: '/news/parks' };
const picnic: SearchDocument = { kind: 'event', title: 'Picnic', text: 'On the lawn.', href: '/events/a' };

function page(raw: string, documents = [headline, parks, picnic]) {
  const query = readQuery(raw);
  const text = query.state === 'empty' ? '' : query.text;
  const results = buildIndex(documents).search(text, Date.parse('2026-11-21T20:00:00Z'));
  return <SearchPage city={city} query={query} results={results} />;
}

/** Renders the results page for a search that finds documents with these fields. */
const found = (...fields: Partial<SearchDocument>[]) =>
  page(
    'green',
    fields.map((one) => ({ ...parks, ...one })),
  );

describe('SearchPage', () => {
  test.each([
    ['the number of results', 'park', '2 results for “ park ”'],
    ['that there is only one result', 'picnic', '1 result for “ picnic ”'],
    ['that no result contains all words', 'opens picnic', 'No results contain all of your words'],
    ['that nothing was found', 'zzyzx', 'No results for “ zzyzx ” Try different or fewer words'],
    [
      'that only the beginning of a long query was used',
      `picnic ${'x'.repeat(200)}`,
      'We used the first 100 characters. 1 result for',
    ],
  ])('says %s', (_, query, sentence) => {
    expect(words(page(query))).toContain(sentence);
  });

  test('says how many results are shown if some are left out', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ href: `/${at}` }));
    expect(words(found(...many))).toContain('50 results for “ green ” Showing the top 40.');
  });

  test('suggests the sections only if there are no results', () => {
    expect(words(page('zzyzx'))).toContain('All Sections Local News');
    expect(words(page('picnic'))).not.toContain('All Sections');
  });

  test.each<[string, Partial<SearchDocument>]>([
    ['Page', { kind: 'page' }],
    ['Headline', { kind: 'headline' }],
    ['Post', { kind: 'post' }],
    ['Question', { kind: 'question' }],
    ['Event', { kind: 'event' }],
    ['Sample headline', { kind: 'headline', sample: true }],
    ['Sample event', { kind: 'event', sample: true }],
  ])('labels a result with its kind: %s', (label, fields) => {
    expect(html(found(fields))).toMatch(new RegExp(`<li[^>]*><p [^>]*>${label}</p>`));
  });

  test('shows a headline’s source and date, and links to its publisher', () => {
    expect(words(page('opens'))).toContain('The Example · November 2, 2026');
    expect(html(page('opens'))).toContain(
      '<a class="story-link" href="https://news.example/1" rel="noopener">',
    );
  });

  test('links to one of our own pages by its path', () => {
    const markup = html(found({ kind: 'headline', href: 'http://localhost:3000/faq#q-trees' }));
    expect(markup).toContain('<a class="story-link" href="/faq#q-trees">');
  });

  test('highlights the search words and escapes markup in a title', () => {
    expect(html(page('park'))).toContain('A &lt;b&gt;<mark>park</mark>&lt;/b&gt; opens');
    expect(html(page('park'))).toContain('A new <mark>park</mark>.');
  });

  const when = 'November 25, 2026 · Central Library';
  test.each([
    ['its time, also in machine-readable form, and its place', {}, '2026-11-25T22:00:00.000Z'],
    ['only a day as its machine-readable date if its time is unknown', { dayOnly: true }, '2026-11-25'],
  ] as const)('shows an event with %s', (_, fields, machine) => {
    const date = new Date('2026-11-25T22:00:00Z');
    expect(html(found({ kind: 'event', date, when, ...fields }))).toContain(
      `<time dateTime="${machine}">${when}</time>`,
    );
  });
});
