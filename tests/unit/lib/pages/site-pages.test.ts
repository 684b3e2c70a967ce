import '../../open-cities';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import {
  effectiveDate,
  governingPlace,
  type LegalText,
  legalSections,
  withConditions,
} from '@/lib/pages/legal';
import {
  blogTitle,
  isThere,
  listedPages,
  type PageKind,
  pageNote,
  pagesHere,
  pageTitle,
  sitePages,
} from '@/lib/pages/site-pages';
import { type Settings, settings } from '@/lib/settings/settings';
import { anaheim } from '../../anaheim';
import { boulder, merida, rancho } from '../../small-cities';

function textOf(name: LegalText, city: City, own: Partial<Settings> = {}): string {
  const sections = legalSections(name, city, { ...settings(), adScriptUrl: undefined, ...own });
  return sections.map(({ title, markdown }) => `${title}\n${markdown}`).join('\n');
}

const withAds = { adScriptUrl: 'https://ads.example/slot.js' };

test('the GPC file has the effective date of the privacy policy', () => {
  const lastUpdate = effectiveDate.toISOString().slice(0, 10);
  expect(JSON.parse(readFileSync('public/.well-known/gpc.json', 'utf8'))).toEqual({ gpc: true, lastUpdate });
});

test.each([
  ['US-CO', 'Colorado', 'Colorado'],
  ['GB-ENG', 'England', 'England'],
  ['GB-ENG', 'United Kingdom', 'the United Kingdom'],
  ['MX-YUC', 'Mexico', 'Mexico'],
])('the terms of a site in %s, %s, name the law of %s', (region, state, expected) => {
  expect(governingPlace({ region, state, locale: 'en-US' })).toBe(expected);
});

describe('withConditions', () => {
  test.each([
    [{ a: true, b: true }, 'one two three'],
    [{ a: true, b: false }, 'one three'],
    [{ a: false, b: true }, 'none'],
  ])('keeps the paragraphs that apply to %j', (conditions, expected) => {
    expect(withConditions('{#a}one {#b}two {/b}three{/a}{^a}none{/a}', conditions)).toBe(expected);
  });

  test('throws for an unknown condition', () => {
    expect(() => withConditions('{#c}one{/c}', {})).toThrow('c');
  });
});

describe.each(['about', 'privacy', 'terms', 'sample-edition'] as const)('the legal document “%s”', (name) => {
  test.each([
    ['all content', anaheim, withAds],
    ['little content', boulder, {}],
    ['little content, outside the United States', merida, {}],
    ['all content, in Spanish', { ...anaheim, locale: 'es-US' }, withAds],
    ['little content, in Spanish', { ...merida, locale: 'es-MX' }, {}],
  ] as const)('has no unfilled placeholders in a city with %s', (_, city, own) => {
    expect(textOf(name, city, own)).not.toMatch(/[{}]|undefined/);
  });
});

test('the about page says in a sentence that the paper is part of a network', () => {
  expect(textOf('about', anaheim)).toContain(
    'California. It is part of a network of 3,000 local publications.',
  );
});

test('a translated edition’s document first links to the authoritative document', () => {
  const city = { ...anaheim, locale: 'es-US' };
  const [first] = legalSections('terms', city, settings(), 'https://news.example/terms');
  expect(first?.markdown).toContain(
    '[página en inglés](https://news.example/terms), rige el texto en inglés',
  );
});

test('legal documents are in the city’s language', () => {
  const text = textOf('terms', { ...merida, locale: 'es-MX', state: 'México' });
  expect(text).toContain('se rigen por la ley de México');
  expect(text).not.toMatch(/\b(?:the|and|your)\b/);
});

test('the privacy policy names the newsletter’s host, or says how to unsubscribe by email', () => {
  const action = 'https://www.lists.example/form';
  const newsletter = { action, email: 'email', fields: {}, what: 'News', often: 'daily' };
  const byEmail = { ...anaheim, contact: { ...anaheim.contact, newsletter: true as const } };
  const [by, without] = [textOf('privacy', { ...anaheim, newsletter }), textOf('privacy', byEmail)];
  expect([by.includes('to lists.example'), by.includes('Reply “unsubscribe”')]).toEqual([true, false]);
  expect([without.includes('lists.example'), without.includes('Reply “unsubscribe”')]).toEqual([false, true]);
});

describe('the privacy policy', () => {
  test('in California lists residents’ rights, and how to opt out of advertising if there is any', () => {
    const policy = textOf('privacy', anaheim);
    expect(policy).toContain('### California residents');
    expect(policy).toContain('We do not share it for cross-context behavioral advertising.');
    expect(policy).not.toMatch(/State privacy laws|Your local law/);
    const policyWithAds = textOf('privacy', anaheim, withAds);
    expect(policyWithAds).toContain('To opt out, turn on Global Privacy Control');
    expect(policyWithAds).not.toContain('We do not share it');
  });

  test.each([
    ['another state', boulder, 'State privacy laws', 'Your local law'],
    ['another country', merida, 'Your local law', 'State privacy laws'],
  ])('does not mention California if the city is in %s', (_, city, own, other) => {
    const policy = textOf('privacy', city, withAds);
    expect(policy).toContain(`### ${own}`);
    expect(policy).not.toContain(other);
    expect(policy).not.toContain('California');
  });

  test('mentions an advertising company only if the city has one', () => {
    expect(textOf('privacy', anaheim, withAds)).toContain('The company receives your IP address');
    expect(textOf('privacy', anaheim)).toContain('No advertising company receives');
  });
});

test.each([
  ['the United States', boulder, 'and state, under penalty of perjury, that you own', 'call 911.'],
  ['Mexico', merida, 'and state that you own', 'call 911.'],
  ['Singapore', { ...merida, region: 'SG' }, 'and state that you own', 'call your local emergency number.'],
])('the terms contain the legal wording and emergency number for %s', (_, city, oath, emergency) => {
  expect(textOf('terms', city)).toContain(oath);
  expect(textOf('terms', city)).toContain(emergency);
});

describe('the paragraph about the sample edition', () => {
  const real = (city: City) => /Our own (.*) are not samples/.exec(textOf('sample-edition', city))?.[1];
  const guides = '[guides to Boulder](/blog)';
  const answers = '[questions and answers](/faq)';
  const resources = '[community resources](/community)';

  test('says that the calendar and some books are samples', () => {
    const text = textOf('sample-edition', anaheim);
    expect(text).toContain('The calendar is also a sample.');
    expect(text).toContain('Some books and promotions are samples');
  });

  test('does not mention a calendar or books that a city lacks', () => {
    expect(textOf('sample-edition', boulder)).not.toMatch(/calendar|books/i);
  });

  test.each([
    ['neither an FAQ nor resources', {}, guides],
    ['an FAQ', { faq: anaheim.faq }, `${guides} and the ${answers}`],
    ['resources', { resources: anaheim.resources }, `${guides} and the list of ${resources}`],
    [
      'an FAQ and resources',
      { faq: anaheim.faq, resources: anaheim.resources },
      `${guides}, the ${answers} and the list of ${resources}`,
    ],
  ])('links only to the pages that exist in a city with %s', (_, own, expected) => {
    expect(real({ ...boulder, ...own })).toBe(expected);
  });
});

describe('the about page', () => {
  const live = { feeds: { kind: 'live' } } as const;
  const publisher = {
    name: 'Orange Press LLC',
    editor: 'Ann Bell',
    address: ['1 Main St.', 'Anaheim, CA 92805'],
    ownership: 'Ann Bell owns all of Orange Press LLC.',
    funding: 'Subscribers of the print edition pay for most of it.',
    rightsEmail: 'rights@press.example',
  };

  test('claims nothing about the publisher that the city does not say', () => {
    const text = textOf('about', boulder, live);
    expect(text).not.toMatch(/Publisher:|Editor:|Postal address:|Ownership|sample/i);
    expect(text).toContain(`email [${boulder.email}](mailto:${boulder.email}?subject=Copyright`);
  });

  test('shows every fact about the publisher that the city states', () => {
    const text = textOf('about', { ...boulder, publisher }, live);
    for (const words of [
      '- **Publisher:** Orange Press LLC\n- **Editor:** Ann Bell\n- **Postal address:** 1 Main St., Anaheim, CA 92805\n',
      'Ownership\n\nAnn Bell owns all of',
      'Subscribers of the print edition',
      'mailto:rights@press.example?subject=Copyright',
    ])
      expect(text).toContain(words);
  });

  test('says that a sample edition is a sample, and that it has no publisher yet if the city names none', () => {
    const sample = { feeds: { kind: 'sample' } } as const;
    expect(textOf('about', anaheim, sample)).toContain('This is a sample edition of Anaheim City News.');
    expect(textOf('about', anaheim, sample)).toContain('It has named no publisher or editor yet.');
    expect(textOf('about', { ...anaheim, publisher }, sample)).not.toContain('no publisher');
  });
});

test('the blog is titled Opinion if the city has its own posts, and Guides if it has the default posts', () => {
  expect([blogTitle(anaheim), blogTitle(boulder)]).toEqual(['Opinion', 'Guides']);
});

describe('sitePages', () => {
  test('has unique paths and titles', () => {
    expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length);
    expect(new Set(sitePages.map((page) => pageTitle(page, anaheim))).size).toBe(sitePages.length);
  });

  test('lists all pages in a city that has all content', () => {
    expect(pagesHere(anaheim)).toEqual(sitePages.filter(({ listed }) => listed));
    const titles = (kind: PageKind) =>
      listedPages(kind, anaheim)
        .map((page) => pageTitle(page, anaheim))
        .join(', ');
    expect(titles('main')).toBe('Home, Local News, Opinion, Events, Community, Partners, FAQ, Contact');
    expect(titles('legal')).toBe('Privacy Policy, Terms of Service');
    expect(titles('more')).toBe(
      'About, Who to Call, Books, Radio, Weather, Morning Briefing, RSS, Corrections, Site Map',
    );
  });
});

test('pageNote states the number of books', () => {
  const books = sitePages.find(({ path }) => path === '/books');
  const { list } = anaheim.books;
  const of = (few: typeof list) =>
    books && pageNote(books, { ...anaheim, books: { ...anaheim.books, list: few } });
  expect(of(list)).toBe(`A sample shelf of ${list.length} titles.`);
  expect(of(list.filter(({ sample }) => !sample).slice(0, 3))).toBe('3 titles.');
});

describe('the smallest city', () => {
  test('has only the pages that need no content from the city', () => {
    const has = [
      '/',
      '/local-news',
      '/blog',
      '/contact',
      '/privacy',
      '/terms',
      '/rss',
      '/search',
      '/sitemap',
    ];
    const hasNot = ['/faq', '/books', '/partners', '/community', '/radio', '/events'];
    expect([...has, ...hasNot].filter((path) => isThere(path, boulder))).toEqual(has);
  });

  test('lists only existing pages in the group “more”', () => {
    expect(listedPages('more', boulder).map(({ path }) => path)).toEqual([
      '/about',
      '/weather',
      '/morning',
      '/rss',
      '/corrections',
      '/sitemap',
    ]);
  });
});

test('a page exists once the city has content for it', () => {
  const { faq, books, partners, resources, events } = anaheim;
  expect(isThere('/faq#q-where', { ...rancho, faq })).toBe(true);
  expect(isThere('/books?a=b', { ...rancho, books })).toBe(true);
  expect(isThere('/partners', { ...rancho, partners })).toBe(true);
  expect(isThere('/community', { ...rancho, resources })).toBe(true);
  const { elsewhere } = events;
  expect(isThere('/events', { ...rancho, events: { ...rancho.events, elsewhere } })).toBe(true);
});

test('isThere is true for addresses that are not in sitePages', () => {
  expect(isThere('/blog/a-post', boulder)).toBe(true);
  expect(isThere('https://other.example/faq', boulder)).toBe(true);
});
