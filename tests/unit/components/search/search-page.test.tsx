import { describe, expect, test } from '@jest/globals';
import { SearchPage } from '@/components/search/search-page';
import type { SearchDocument } from '@/lib/search/search-document';
import { buildIndex } from '@/lib/search/search-index';
import { readQuery } from '@/lib/search/search-query';
import { html, words } from '../../html';
import { city } from '../../served-city';

const documents: SearchDocument[] = [
  { kind: 'page', title: 'Parks', text: 'Green places.', href: '/news/parks' },
  {
    ...{
      kind: 'headline',
      title: 'A <b>park</b> opens',
      text: 'A new park.',
      href: 'https://news.example/1',
    },
    ...{ source: 'The Example', date: new Date('2026-11-02T20:00:00Z') },
  },
  { kind: 'post', title: 'Trees', text: 'What to plant.', href: '/blog/trees' },
  { kind: 'question', title: 'Where are benches?', text: 'In the squares.', href: '/faq#q-where' },
  { kind: 'event', title: 'Picnic', text: 'On the lawn.', href: '/events/picnic' },
];
const now = Date.parse('2026-11-21T20:00:00Z');

function page(raw: string, among = documents) {
  const query = readQuery(raw);
  const results = query.state === 'empty' ? undefined : buildIndex(among).search(query.text, now);
  return <SearchPage city={city} query={query} results={results} />;
}

/** Renders the results page for "park" among documents titled Park. */
function parkPage(...fields: Partial<SearchDocument>[]) {
  const park = { kind: 'page', title: 'Park', text: '', href: '/a' } as const;
  return page(
    'park',
    fields.map((one) => ({ ...park, ...one })),
  );
}

describe('SearchPage', () => {
  test('has one labeled form that works without script', () => {
    const markup = html(page('park'));
    expect(markup).toMatch(/<form[^>]* action="\/search"/);
    expect(markup).toMatch(/<label for="search-words"[^>]*>Search this site<\/label>/);
    expect(markup).toMatch(/<input type="search" id="search-words"[^>]* name="q"[^>]* value="park"/);
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  test.each([
    ['the number of results', 'park', '2 results for “ park ”'],
    ['a single result', 'trees', '1 result for “ trees ”'],
    ['that no result has all words', 'trees picnic', 'No results contain all of your words'],
    ['that nothing was found', 'zzyzx', 'No results for “ zzyzx ” Try different or fewer words'],
    [
      'that a query is too long',
      `trees ${'x'.repeat(200)}`,
      'We used the first 100 characters. 1 result for',
    ],
  ])('says %s', (_, query, sentence) => {
    expect(words(page(query))).toContain(sentence);
  });

  test('says how many results are shown if not all fit', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ href: `/${at}` }));
    expect(words(parkPage(...many))).toContain('50 results for “ park ” Showing the top 40.');
  });

  test('suggests the sections only if there are no results', () => {
    expect(words(page('zzyzx'))).toContain('All Sections Local News');
    expect(words(page('trees'))).not.toContain('All Sections');
  });

  test.each([
    ['parks', 'Page'],
    ['opens', 'Headline'],
    ['trees', 'Post'],
    ['benches', 'Question'],
    ['picnic', 'Event'],
  ])('labels the result for "%s" as %s', (query, kind) => {
    expect(html(page(query))).toMatch(new RegExp(`<li[^>]*><p [^>]*>${kind}</p>`));
  });

  test.each([
    ['headline', 'Sample headline'],
    ['event', 'Sample event'],
  ] as const)('labels a %s of the sample edition as a sample', (kind, name) => {
    expect(words(parkPage({ kind, sample: true }))).toContain(name);
  });

  test('shows a headline’s source and date, and links to its publisher', () => {
    expect(words(page('opens'))).toContain('The Example · November 2, 2026');
    expect(html(page('opens'))).toContain(
      '<a class="story-link" href="https://news.example/1" rel="noopener">',
    );
  });

  test('links to one of our own pages by its path', () => {
    const markup = html(parkPage({ kind: 'headline', href: 'http://localhost:3000/faq#q-trees' }));
    expect(markup).toContain('<a class="story-link" href="/faq#q-trees">');
  });

  test('marks the words found and escapes markup in a title', () => {
    expect(html(page('park'))).toContain('A &lt;b&gt;<mark>park</mark>&lt;/b&gt; opens');
    expect(html(page('park'))).toContain('A new <mark>park</mark>.');
  });

  const when = 'November 25, 2026 · Central Library';
  test.each([
    ['day, hours and place', {}, '2026-11-25T22:00:00.000Z'],
    ['only the date if it has no time, also in machine-readable form', { dayOnly: true }, '2026-11-25'],
  ] as const)('shows %s of an event', (_, fields, machine) => {
    const date = new Date('2026-11-25T22:00:00Z');
    expect(html(parkPage({ kind: 'event', date, when, ...fields }))).toContain(
      `<time dateTime="${machine}">${when}</time>`,
    );
  });
});
