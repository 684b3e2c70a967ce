import { describe, expect, test } from '@jest/globals';
import { SearchPage } from '@/components/search/search-page';
import { thisCity } from '@/lib/city/this-city';
import type { SearchDocument } from '@/lib/search/search-document';
import { buildIndex } from '@/lib/search/search-index';
import { readQuery } from '@/lib/search/search-query';
import '../../with-anaheim';
import '../../open-cities';
import { html, words } from '../../html';

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

/** The page of what "park" finds among some documents that are all called so. */
function parkPage(...documents: Partial<SearchDocument>[]) {
  const called = { kind: 'page', title: 'Park', text: '', href: '/a' } as const;
  const results = buildIndex(documents.map((fields) => ({ ...called, ...fields }))).search('park', now);
  return <SearchPage city={thisCity()} query={{ state: 'query', text: 'park' }} results={results} />;
}

describe('the search page', () => {
  test('is one form that works without script, with a label', () => {
    const markup = html(page('park'));
    expect(markup).toMatch(/<form[^>]* action="\/search"/);
    expect(markup).toMatch(/<label for="search-words"[^>]*>Search this site<\/label>/);
    expect(markup).toMatch(/<input type="search" id="search-words"[^>]* name="q"[^>]* value="park"/);
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  test('tells how many there are', () => {
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
  ])('says of what "%s" finds that it is a %s', (query, kind) => {
    expect(html(page(query))).toMatch(new RegExp(`<li[^>]*><p [^>]*>${kind}</p>`));
  });

  test('shows source and date of a headline, and leads out to it', () => {
    expect(words(page('opens'))).toContain('The Example · November 2, 2026');
    expect(html(page('opens'))).toContain(
      '<a class="story-link" href="https://news.example/1" rel="noopener">',
    );
  });

  test('leads to a headline about one of our pages within the site', () => {
    const href = 'http://localhost:3000/faq#q-trees';
    expect(html(parkPage({ kind: 'headline', href }))).toContain(
      '<a class="story-link" href="/faq#q-trees">',
    );
  });

  test('marks the words that were found; markup in a title stays text', () => {
    expect(html(page('park'))).toContain('A &lt;b&gt;<mark>park</mark>&lt;/b&gt; opens');
    expect(html(page('park'))).toContain('A new <mark>park</mark>.');
  });

  test('says when nothing has all words', () => {
    expect(words(page('trees picnic'))).toContain('No results contain all of your words');
  });

  test('without results suggests the sections', () => {
    const text = words(page('zzyzx'));
    expect(text).toContain('No results for “ zzyzx ” Try different or fewer words');
    expect(text).toContain('All Sections Local News');
  });

  test('says that a query is too long, and searches its first hundred characters', () => {
    const text = words(page(`trees ${'x'.repeat(200)}`));
    expect(text).toContain('Your search was too long. We used the first 100 characters.');
    expect(text).toContain('1 result for');
  });

  test('says how many are shown where there are more', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ href: `/${at}` }));
    expect(words(parkPage(...many))).toContain('50 results for “ park ” Showing the top 40.');
  });

  test.each([
    ['headline', 'Sample headline'],
    ['event', 'Sample event'],
  ] as const)('a %s of the sample edition says so', (kind, name) => {
    expect(words(parkPage({ kind, sample: true }))).toContain(name);
  });

  test.each([
    [
      'day, hours and place',
      { when: 'November 25, 2026 · 2 p.m. · Central Library' },
      '2026-11-25T22:00:00.000Z',
    ],
    [
      'the day alone where it has no hours, to machines too',
      { when: 'November 25, 2026 · Central Library', dayOnly: true },
      '2026-11-25',
    ],
  ] as const)('of an event it tells %s', (_, fields, machine) => {
    const shown = html(parkPage({ kind: 'event', date: new Date('2026-11-25T22:00:00Z'), ...fields }));
    expect(shown).toContain(`<time dateTime="${machine}">${fields.when}</time>`);
  });
});
