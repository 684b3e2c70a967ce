import { describe, expect, test } from '@jest/globals';
import { BooksHeading, ProgramBanner } from '@/components/books/bookshelf';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactQuestions } from '@/components/contact/contact-questions';
import { WaysToWrite } from '@/components/contact/ways-to-write';
import { FaqCategories } from '@/components/faq/faq-blocks';
import { SiteFooter } from '@/components/layout/site-footer';
import { LegalSection } from '@/components/legal/legal-page';
import { PartnerDocument } from '@/components/partners/partner-document';
import { FeedAddress } from '@/components/rss/feed-address';
import { FeedPreview } from '@/components/rss/feed-preview';
import { SearchPage } from '@/components/search/search-page';
import { SectionPage } from '@/components/section/section-page';
import { fail, ok } from '@/lib/base/outcome';
import { newsletter } from '@/lib/city/schema/pages';
import { cityByKey } from '@/lib/city/this-city';
import type { SectionNews } from '@/lib/news/section/section-news';
import { absoluteUrl } from '@/lib/outbound/addresses';
import type { SearchDocument } from '@/lib/search/search-document';
import { buildIndex } from '@/lib/search/search-index';
import { readQuery } from '@/lib/search/search-query';
import { sectionByFeedKey } from '@/lib/sections';
import { anaheim } from '../anaheim';
import { html, words } from '../html';
import { sectionNews } from '../lib/news/make-item';
import { entry, feed } from '../lib/outbound/write/make-feed';
import { city } from '../served-city';

const section = async (markdown: string, ofCity = city) =>
  html(await LegalSection({ city: ofCity, title: 'Cookies', markdown }));

test('only a link to the original document in another language has an hreflang', async () => {
  const original = `[a](${absoluteUrl(city, '/terms')})`;
  expect(await section(original, cityByKey('anaheim-es'))).toContain('hrefLang="en"');
  expect(await section(original)).not.toContain('hrefLang');
});

describe('The FAQ', () => {
  const question = { question: 'Who?', answer: 'You.', source: { name: 'Us', href: '/' } };

  test.each([
    [1, 'Town 1 question'],
    [2, 'Town 2 questions'],
  ])('shows how many questions a category has: %d', (count, said) => {
    const category = { name: 'Town', questions: Array(count).fill(question) };
    expect(words(<FaqCategories city={city} categories={[category]} />)).toMatch(new RegExp(`${said}$`));
  });
});

describe('A partner’s page', () => {
  const facts = { id: 'one', title: 'Partner Document 1', about: 'About it.' };

  test('links to a document at a file-sharing service, and loads its preview only after a click', () => {
    const markup = html(<PartnerDocument city={city} document={{ ...facts, sharedFile: '1AbC' }} />);
    expect(markup).toMatch(
      /href="https:\/\/drive\.google\.com\/file\/d\/1AbC\/view"[^>]*>View Full Document/,
    );
    expect(markup).toContain('embed-document');
    expect(markup).not.toMatch(/<iframe|<object|src=/);
  });

  test('shows only a link if a document has no picture of its first page', () => {
    const markup = html(<PartnerDocument city={city} document={{ ...facts, file: '/partners/new.pdf' }} />);
    expect(markup).toContain('<object type="application/pdf" data="/partners/new.pdf#');
    expect(markup).toContain(
      'href="/partners/new.pdf" class="text-action" rel="noopener">Partner Document 1 (PDF)',
    );
    expect(markup).not.toContain('<img');
  });
});

describe('The contact form', () => {
  const live = { ...city, email: 'a@b.example', sampleSections: [] };
  const emailLink = 'href="mailto:a@b.example?subject=Local%20News%20%26%20Community"';

  test("links to a city's external form with the category preset, and loads nothing before a click", () => {
    const contact = { ...city.contact, formUrl: 'https://forms.example/new?category={category}' };
    const markup = html(<ContactForm city={{ ...live, contact }} />);
    expect(markup).toContain('Contact Form');
    expect(markup).toContain('href="https://forms.example/new?category=Local%20News%20%26%20Community"');
    expect(markup).not.toMatch(/<iframe|src=/);
  });

  test('offers an email link with a preset subject if a city has no form', () => {
    const block = <ContactForm city={live} />;
    expect(words(block)).toContain('Send Us an Email');
    expect(words(block)).not.toMatch(/\bform\b/i);
    expect(html(block)).toContain(emailLink);
  });

  test('shows an email address and a form that cannot be sent in the sample edition', () => {
    const { sampleSections } = city;
    const markup = html(<ContactForm city={{ ...live, sampleSections }} />);
    expect(markup).toContain('<option>Local News &amp; Community</option>');
    expect(markup).toMatch(/<form [^>]*method="dialog"/);
    expect(markup).toMatch(/<button type="submit" disabled=""/);
    expect(markup).toContain('It sends nothing and stores nothing.');
    expect(markup).toContain(emailLink);
  });
});

describe('For the newsletter,', () => {
  const listed = {
    action: 'https://lists.example/subscription/form',
    fields: { l: 7, nonce: '' },
    what: 'The morning briefing',
    often: 'every day at 7 a.m.',
  };
  const withForm = { ...city, newsletter: newsletter.parse(listed) };
  const withoutNewsletter = { ...city, contact: { ...city.contact, newsletter: undefined } };

  test.each([
    ['the contact page', WaysToWrite],
    ['the footer', SiteFooter],
  ])('%s has a form that posts to the newsletter service, and names the service', (_, Part) => {
    const part = <Part city={withForm} />;
    const [form = ''] = html(part).match(/<form.*<\/form>/s) ?? [];
    expect(form).toMatch(/^<form [^>]*action="https:\/\/lists\.example\/subscription\/form" method="post"/);
    expect(form.match(/name="[^"]*"|value="[^"]*"/g)).toEqual([
      ...['name="email"', 'name="l"', 'value="7"', 'name="nonce"', 'value=""'],
    ]);
    expect(words(part)).toContain('The morning briefing, every day at 7 a.m. See');
    expect(words(part)).toContain('Your address goes to lists.example');
    expect(form).toContain('href="/morning"');
  });

  test('with a form, the footer keeps its Subscribe button, and the FAQ mentions no email', () => {
    expect(html(<SiteFooter city={withForm} />)).toMatch(
      /<a href="\/contact"[^>]*>Subscribe to Newsletter<\/a>/,
    );
    expect(words(<ContactQuestions city={withForm} />)).not.toContain('opens an email');
  });

  test('the contact page offers an email link to subscribe if there is no form', () => {
    expect(html(<WaysToWrite city={city} />)).toMatch(
      /<a href="mailto:[^"]*Subscribe%20to[^"]*"[^>]*>Subscribe<\/a>/,
    );
    expect(html(<SiteFooter city={city} />)).not.toContain('<form');
  });

  test.each([
    ['the footer', SiteFooter],
    ['the contact page', WaysToWrite],
    ['the FAQ on the contact page', ContactQuestions],
  ])('%s mentions a newsletter only if the city has one', (_, Part) => {
    const offer = /Subscribe|mailing list|sign up/i;
    expect(words(<Part city={city} />)).toMatch(offer);
    expect(words(<Part city={withoutNewsletter} />)).not.toMatch(offer);
  });

  test('the schema rejects a form address without https', () => {
    expect(newsletter.safeParse({ ...listed, action: 'http://lists.example/' }).success).toBe(false);
  });
});

describe('The heading of the bookshelf', () => {
  const { books } = anaheim;

  test('says that the page is a sample only if some of the titles are made up', () => {
    expect(words(<BooksHeading city={city} books={books} />)).toContain(
      'Sample shelf: We do not have an author page yet. Some of these titles are made up: their links open a search.',
    );
    const authorPage = 'https://shop.example/author/one';
    const real = <BooksHeading city={city} books={{ ...books, authorPage, list: [{ title: 'Walden' }] }} />;
    expect(words(real)).not.toMatch(/sample/i);
    expect(html(real)).toContain(`href="${authorPage}"`);
  });

  test('shows the sponsor’s name at the start of the banner', () => {
    const program = { name: 'St. Example’s College', href: 'https://college.example/' };
    expect(words(<ProgramBanner city={city} program={program} />)).toMatch(
      /^Promotion: St. Example’s College Transform/,
    );
  });

  test('labels Anaheim’s banner as a sample', () => {
    const text = words(books.program && <ProgramBanner city={city} program={books.program} />);
    expect(text).toMatch(/^Sample promotion: St. John’s College Transform/);
    expect(text).toContain('St. John’s College did not place it');
  });
});

// tests/e2e/feeds-out.spec.ts downloads the feed while the posts are available.
test('the download button still links to the feed if the posts are unavailable', () => {
  expect(html(<FeedAddress city={city} feed={undefined} />)).toMatch(
    /<a href="\/rss.xml" download="rss.xml"[^>]*>Download RSS File<\/a>/,
  );
});

const preview = (outcome: Parameters<typeof FeedPreview>[0]['feed']) =>
  words(<FeedPreview city={city} feed={outcome} />);

describe('FeedPreview', () => {
  test('shows the first five posts with their dates', () => {
    const posts = Array.from({ length: 7 }, (_, at) => entry({ id: `${at}`, title: `Post ${at + 1}.` }));
    const text = preview(ok(feed(posts)));
    expect(text.match(/Post \d\./g)).toEqual(['Post 1.', 'Post 2.', 'Post 3.', 'Post 4.', 'Post 5.']);
    expect(text.match(/November 19, 2026/g)).toHaveLength(5);
  });

  const loadError = 'Error loading blogs:';
  test.each([
    ['a post has no date', ok(feed([entry({ published: undefined })])), 'Unknown Date'],
    ['there are no posts', ok(feed([])), 'No blogs found.'],
    [
      'the host responds with an error',
      fail('http-status', 'GET', { status: 502 }),
      `${loadError} HTTP error! status: 502`,
    ],
    ['the host does not respond', fail('refused', 'connect 10.0.0.7'), `${loadError} An error occurred`],
  ])('says that %s', (_, outcome, sentence) => {
    expect(preview(outcome)).toContain(sentence);
    expect(preview(outcome)).not.toContain('10.0.0.7');
  });
});

const sectionPage = (news: SectionNews) => (
  <SectionPage city={city} section={sectionByFeedKey('sports')} news={news} />
);

describe('SectionPage', () => {
  test('has one h1 and a breadcrumb, and links to the fifteen other sections', () => {
    expect(html(sectionPage(sectionNews(3))).match(/<h1/g)).toHaveLength(1);
    expect(words(sectionPage(sectionNews(3)))).toMatch(/^Home \/ Sports Sports RSS/);
    const others = html(sectionPage(sectionNews(3))).split('More Sections')[1] ?? '';
    expect(others.match(/href="\/news\//g)).toHaveLength(15);
    expect(others).not.toContain('/news/sports');
  });

  test.each([
    [{ state: 'empty' }, 'No content available at the moment.'],
    [
      { state: 'error', message: 'HTTP error! status: 500' },
      'Failed to load content: HTTP error! status: 500',
    ],
  ] as const)('explains why it has no headlines: %j', (news, message) => {
    expect(words(sectionPage(news))).toContain(message);
  });

  test('has one house ad if it has more than five headlines', () => {
    expect(html(sectionPage(sectionNews(5)))).not.toContain('>Advertisement<');
    expect(html(sectionPage(sectionNews(6))).match(/>Advertisement</g)).toHaveLength(1);
  });
});

describe('SearchPage', () => {
  const headline: SearchDocument = {
    ...{
      kind: 'headline',
      title: 'A <b>park</b> opens',
      text: 'A new park.',
      href: 'https://news.example/1',
    },
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

  test.each([
    ['the number of results', 'park', '2 results for “ park ”'],
    ['that there is only one result', 'picnic', '1 result for “ picnic ”'],
    ['that no result contains all words', 'opens picnic', 'Few if any results contain all of your words'],
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
