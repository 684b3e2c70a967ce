import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ComponentProps } from 'react';
import { Excerpt, Headline } from '@/components/story/headline';
import { AlsoIn, ItemDate, SourceLine } from '@/components/story/source-line';
import type { NewsItem } from '@/lib/news/news-item';
import { html, words } from '../../html';
import { event } from '../../lib/events/make-event';
import { item } from '../../lib/news/make-item';
import { city } from '../../served-city';

const headline = (fields: Partial<NewsItem>, size: 'card' | 'lead' = 'card') =>
  html(<Headline city={city} item={item(fields)} size={size} />);

describe('Headline', () => {
  test('links to the publisher with rel=noopener', () => {
    const markup = headline({ link: 'https://example.org/a?b=1&c=2' });
    expect(markup).toContain('href="https://example.org/a?b=1&amp;c=2" rel="noopener"');
    expect(markup).not.toContain('target=');
  });

  test.each([
    [
      'one of our own pages',
      { link: 'http://localhost:3000/faq#q-do-i-need-a-permit' },
      '/faq#q-do-i-need-a-permit',
    ],
    ['an event', { event: event({ id: 'walk-0123456789' }) }, '/events/walk-0123456789'],
  ])('links to %s by its path, so that the radio keeps playing', (_, fields, path) => {
    expect(headline(fields)).toContain(`<a class="story-link" href="${path}">`);
  });

  test('escapes markup in a title', () => {
    expect(headline({ title: '<img src=x onerror=alert(1)>' })).toContain(
      '&lt;img src=x onerror=alert(1)&gt;',
    );
  });

  test.each([
    ['in the lead’s font size if it has the usual length', 'A town of vines', 'text-lead'],
    ['one size smaller if it is as long as a paragraph', 'vine '.repeat(30), 'text-block'],
  ])('sets a lead’s headline %s', (_, title, size) => {
    expect(headline({ title }, 'lead')).toContain(size);
  });

  test.each([
    ['es', '<h3 lang="es" class'],
    ['ar', '<h3 lang="ar" dir="rtl" class'],
    [undefined, '<h3 class'],
  ])('sets lang, and dir if needed, if the item’s language is %s', (language, start) => {
    expect(headline({ language })).toContain(start);
  });

  test.each([
    ['It’s time for a 30-year plan', 'It’s time <span class="compound">for\u00A0a\u00A030-year</span> plan'],
    ['“Coca-Cola,” twice', '<span class="compound">“Coca-Cola,”</span> twice'],
    ['A plan - and a hyphen-beyond-every-line', 'A\u00A0plan\u00A0- and\u00A0a hyphen-beyond-every-line'],
    ['El condado, por dentro', 'El\u00A0condado, por\u00A0dentro'],
  ])('keeps words that belong together on one line: %s', (title, words) => {
    expect(headline({ title })).toContain(`>${words}</a>`);
  });
});

describe('Excerpt', () => {
  const long =
    'The library opens its new reading room on Saturday, with a story hour for those who would like to try it, and a table for all who rather read alone.';
  const excerpt = (description: string, within?: 'narrow' | 'column') =>
    html(<Excerpt item={item({ description })} within={within} />);

  test.each([
    ['a narrow column', 'narrow', 'with a story hour'],
    ['a column without a picture', 'column', 'and a table for'],
  ] as const)('splits a long excerpt between two words for %s, and keeps the rest', (_, within, end) => {
    const [, beginning = '', rest] =
      /<p[^>]*>([^<]+)<span class="excerpt-rest">([^<]+)<\/span><\/p>$/.exec(excerpt(long, within)) ?? [];
    expect(`${beginning}${rest}`).toBe(long);
    expect(beginning.endsWith(end)).toBe(true);
  });

  test('does not split a short excerpt, or a long excerpt outside narrow columns', () => {
    expect(excerpt('A story hour for all.', 'narrow')).toMatch(/>A story hour for all\.<\/p>$/);
    expect(excerpt(long)).toContain(`>${long}</p>`);
  });

  test('shows nothing without a description', () => {
    expect(excerpt('', 'narrow')).toBe('');
  });
});

describe('The source line of a story', () => {
  const also = ['LAist', 'Voice of OC'].map((source, at) => ({
    source,
    title: `Title ${at}`,
    link: `https://example.org/${at}`,
  }));

  function line(fields: Partial<NewsItem> = {}, look: Partial<ComponentProps<typeof SourceLine>> = {}) {
    const dates = { pubDate: new Date('2026-11-21T05:30:00Z'), firstSeen: new Date('2026-11-21T05:40:00Z') };
    return <SourceLine city={city} item={item({ source: 'City Desk', ...dates, ...fields })} {...look} />;
  }

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-12-01T20:00:00Z'), advanceTimers: true });
  });

  describe('SourceLine', () => {
    test('shows the source and the date in the city’s time zone, separated by a dot', () => {
      expect(words(line())).toBe('City Desk · Nov. 20');
      expect(html(line())).toContain(
        'City Desk</span><span><span aria-hidden="true">\u00A0· </span><time dateTime="2026-11-21T05:30:00.000Z">',
      );
    });

    test('marks the language of the outlet’s name', () => {
      const arabic = { ...also[0], source: 'صحيفة', language: 'ar' } as NonNullable<NewsItem['also']>[number];
      const markup = html(line({ source: '한국일보', also: [arabic] }));
      expect(markup).toContain('<span lang="ko" class');
      expect(markup).toContain('<span lang="ar" dir="rtl">صحيفة</span>');
      expect(html(line())).not.toContain('lang=');
    });

    test.each([
      ['Ana Ruiz', 'By Ana Ruiz · '],
      ['By Ana Ruiz', 'By Ana Ruiz · '],
      ['by ana ruiz', 'by ana ruiz · '],
      ['Byron Bay', 'By Byron Bay · '],
    ])('shows a byline for the author “%s” if authors are shown', (author, byline) => {
      expect(words(line({ author }, { showAuthor: true }))).toBe(`City Desk · ${byline}Nov. 20`);
    });

    test.each(['news_desk2', undefined])(
      'shows no byline for the author “%s”, even if authors are shown',
      (author) => {
        expect(words(line({ author }, { showAuthor: true }))).toBe('City Desk · Nov. 20');
      },
    );

    test('omits the date if showDate is false', () => {
      expect(words(line({}, { showDate: false }))).toBe('City Desk');
    });

    test.each([
      ['missing', undefined],
      ['two hours after the story arrived', new Date('2026-11-21T07:40:00Z')],
    ])('says “Unknown Date” and has no time element if the date is %s', (_, pubDate) => {
      expect(words(line({ pubDate }))).toBe('City Desk · Unknown Date');
      expect(html(line({ pubDate }))).not.toContain('<time');
    });

    test('has the class source-parts when its parts are stacked', () => {
      expect(html(line({}, { stacked: true }))).toContain('class="source-parts source-stacked"');
    });

    test('shortens the date of a story unless the full date is requested', () => {
      jest.setSystemTime(new Date('2026-11-21T07:00:00Z'));
      expect(words(line())).toBe('City Desk · 9:30 p.m.');
      expect(words(line({}, { longDates: true }))).toBe('City Desk · 9:30 p.m., November 20, 2026');
    });

    test('shows no time for a story that has a date without a time', () => {
      jest.setSystemTime(new Date('2026-11-21T07:00:00Z'));
      const day = { dayOnly: true } as const;
      expect(words(line(day))).toBe('City Desk · Today');
      expect(html(line(day))).toContain('<time dateTime="2026-11-20"');
    });
  });

  test('ItemDate shows the day, hours and place of an event, never the date of its announcement', () => {
    const date = <ItemDate city={city} item={item({ event: event() })} />;
    expect(words(date)).toBe('November 25, 2026 · 2–3:30 p.m. · Central Library');
    expect(html(date)).toContain('dateTime="2026-11-25T14:00:00-08:00"');
  });

  describe('AlsoIn', () => {
    test.each([
      ['shows the name of the only other outlet', 'en-US', also.slice(0, 1), 'Also in LAist '],
      ['counts the other outlets if there are several', 'en-US', also, 'Also in 2 other outlets '],
      [
        'counts the other outlets in Spanish if the city is Spanish',
        'es-US',
        also,
        'También en 2 medios más ',
      ],
    ])('%s', (_, locale, outlets, summary) => {
      const text = words(<AlsoIn city={{ ...city, locale }} also={outlets} />);
      expect(text.startsWith(summary)).toBe(true);
    });

    test('expands to a list of each outlet’s headline, marked with its language', () => {
      const [first, second] = also.map((one, at) => ({ ...one, ...(at === 1 && { titleLanguage: 'es' }) }));
      const page = html(<AlsoIn city={city} also={[first, second] as typeof also} />);
      expect(page).toMatch(
        /^<details .*<a [^>]*href="https:\/\/example.org\/0" rel="noopener"><span>Title 0</,
      );
      expect(page).toMatch(
        /<a [^>]*href="https:\/\/example.org\/1" rel="noopener"><span lang="es"[^>]*>Title 1</,
      );
    });

    test('shows nothing for a story that only one outlet has', () => {
      expect(html(<AlsoIn city={city} also={undefined} />)).toBe('');
    });
  });
});
