import { describe, expect, test } from '@jest/globals';
import { SearchPage } from '@/components/search/search-page';
import type { SearchDocument } from '@/lib/search/search-document';
import { buildIndex } from '@/lib/search/search-index';
import { readQuery } from '@/lib/search/search-query';
import '../../with-anaheim';
import '../../open-cities';
import { html, words } from '../../html';
import { thisCity } from '../../this-city';

const documents: SearchDocument[] = [
  { kind: 'page', title: 'Parks', text: 'Green places.', href: '/news/parks' },
  {
    kind: 'headline',
    title: 'A <b>park</b> opens',
    text: 'A new park.',
    href: 'https://news.example/1',
    source: 'The Example',
    date: new Date('2026-11-02T20:00:00Z'),
  },
  { kind: 'post', title: 'Trees', text: 'What to plant.', href: '/blog/trees' },
  { kind: 'question', title: 'Where are benches?', text: 'In the squares.', href: '/faq#q-where' },
  { kind: 'event', title: 'Picnic', text: 'On the lawn.', href: '/events/picnic' },
];
const now = Date.parse('2026-11-21T20:00:00Z');
const index = buildIndex(documents);

function page(raw: string) {
  const query = readQuery(raw);
  return (
    <SearchPage
      city={thisCity()}
      query={query}
      results={query.state === 'empty' ? undefined : index.search(query.text, now)}
    />
  );
}

/** Renders the results page for "park" among documents titled Park. */
function parkPage(...documents: Partial<SearchDocument>[]) {
  const called = { kind: 'page', title: 'Park', text: '', href: '/a' } as const;
  const results = buildIndex(documents.map((fields) => ({ ...called, ...fields }))).search('park', now);
  return <SearchPage city={thisCity()} query={{ state: 'query', text: 'park' }} results={results} />;
}

describe('SearchPage', () => {
  test('has one labeled form that works without script', () => {
    const markup = html(page('park'));
    expect(markup).toMatch(/<form[^>]* action="\/search"/);
    expect(markup).toMatch(/<label for="search-words"[^>]*>Search this site<\/label>/);
    expect(markup).toMatch(/<input type="search" id="search-words"[^>]* name="q"[^>]* value="park"/);
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  test('shows the number of results', () => {
    expect(words(page('park'))).toContain('2 results for “ park ”');
    expect(words(page('trees'))).toContain('1 result for “ trees ”');
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

  test('shows a headline’s source and date, and links to its publisher', () => {
    expect(words(page('opens'))).toContain('The Example · November 2, 2026');
    expect(html(page('opens'))).toContain(
      '<a class="story-link" href="https://news.example/1" rel="noopener">',
    );
  });

  test('links to one of our own pages by its path', () => {
    const href = 'http://localhost:3000/faq#q-trees';
    expect(html(parkPage({ kind: 'headline', href }))).toContain(
      '<a class="story-link" href="/faq#q-trees">',
    );
  });

  test('marks the words found and escapes markup in a title', () => {
    expect(html(page('park'))).toContain('A &lt;b&gt;<mark>park</mark>&lt;/b&gt; opens');
    expect(html(page('park'))).toContain('A new <mark>park</mark>.');
  });

  test('says that no result has all words', () => {
    expect(words(page('trees picnic'))).toContain('No results contain all of your words');
  });

  test('suggests the sections if there are no results', () => {
    const text = words(page('zzyzx'));
    expect(text).toContain('No results for “ zzyzx ” Try different or fewer words');
    expect(text).toContain('All Sections Local News');
  });

  test('says that a query is too long', () => {
    const text = words(page(`trees ${'x'.repeat(200)}`));
    expect(text).toContain('Your search was too long. We used the first 100 characters.');
    expect(text).toContain('1 result for');
  });

  test('says how many results are shown if not all fit', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ href: `/${at}` }));
    expect(words(parkPage(...many))).toContain('50 results for “ park ” Showing the top 40.');
  });

  test.each([
    ['headline', 'Sample headline'],
    ['event', 'Sample event'],
  ] as const)('labels a %s of the sample edition as a sample', (kind, name) => {
    expect(words(parkPage({ kind, sample: true }))).toContain(name);
  });

  test.each([
    [
      'day, hours and place',
      { when: 'November 25, 2026 · 2 p.m. · Central Library' },
      '2026-11-25T22:00:00.000Z',
    ],
    [
      'only the date if it has no time, also in machine-readable form',
      { when: 'November 25, 2026 · Central Library', dayOnly: true },
      '2026-11-25',
    ],
  ] as const)('shows %s of an event', (_, fields, machine) => {
    const shown = html(parkPage({ kind: 'event', date: new Date('2026-11-25T22:00:00Z'), ...fields }));
    expect(shown).toContain(`<time dateTime="${machine}">${fields.when}</time>`);
  });
});
