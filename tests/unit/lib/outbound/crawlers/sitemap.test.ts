import { describe, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import type { BlogEntry } from '@/lib/blog/blog-post';
import type { LocalEvent } from '@/lib/news/event';
import { entriesOf, newsSitemapReply, sitemapReply } from '@/lib/outbound/crawlers/sitemap';
import { sectionByFeedKey, sections } from '@/lib/sections';
import { city } from '../../../served-city';
import { down, post as madePost, playBlog } from '../../blog/make-blog';
import { event, eventNews } from '../../events/make-event';

const now = new Date('2026-11-21T12:00:00Z');
const [first] = sections;
const before = new Date('2026-11-20T10:00:00Z');
const longBefore = new Date('2026-11-01T10:00:00Z');

const post = { id: '1', slug: 'a-post', metaTitle: 'A post', metaDescription: 'About it.' };

const calendar = (...events: Partial<LocalEvent>[]) => eventNews(...events.map((fields) => event(fields)));

/** Returns the sitemap's entries for a site that has only these contents. */
function entriesWith(contents: Partial<Parameters<typeof entriesOf>[1]>) {
  const nothing = {
    sections: [],
    posts: [],
    calendar: { state: 'empty' },
    towns: [],
    hasIssue: true,
  } as const;
  return entriesOf(city, { ...nothing, ...contents }, now);
}

function changedOf(path: string, entries: ReturnType<typeof entriesOf>): string | undefined {
  const entry = entries.find(({ url }) => url === `http://localhost:3000${path}`);
  return entry ? entry.changed : 'absent';
}

describe('the sitemap', () => {
  test('lists each upcoming event without a last-modified date', () => {
    expect(entriesWith({ calendar: calendar({ id: 'a-walk-1a2b3c' }) }).at(-1)).toEqual({
      url: 'http://localhost:3000/events/a-walk-1a2b3c',
      changed: undefined,
    });
  });

  test('lists the events section even if only the calendar has events', () => {
    const sections = [{ section: sectionByFeedKey('events'), news: { state: 'empty' } as const }];
    const listed = entriesWith({ sections, calendar: calendar({}) });
    expect(changedOf('/news/local-events', listed)).toBeUndefined();
    expect(changedOf('/news/local-events', entriesWith({ sections }))).toBe('absent');
  });

  test.each([
    ['empty', { state: 'empty' }],
    ['unavailable', { state: 'error', message: 'Failed to fetch RSS feed' }],
  ] as const)('leaves out the pages of sections and of the calendar while they are %s', (_, state) => {
    const entries = entriesWith({ sections: [{ section: first, news: state }], calendar: state });
    expect(changedOf('/news/local-news', entries)).toBe('absent');
    expect(changedOf('/events', entries)).toBe('absent');
  });

  test('gives only a day as the date of a post whose time is unknown', () => {
    const posts: BlogEntry[] = [
      { ...post, date: longBefore, updated: before, dayOnly: ['updated'] },
      { ...post, slug: 'newer', date: before, dayOnly: ['date'] },
    ];
    const days = new Map(entriesWith({ posts }).map(({ url, changed }) => [url.split('/').at(-1), changed]));
    expect(days.get('a-post')).toBe('2026-11-20');
    expect(days.get('newer')).toBe('2026-11-20');
  });
});

describe('the news sitemap', () => {
  const answers = playBlog();
  const written = async () => (await newsSitemapReply(city, now)).text();

  test('lists our reports from the last two days with their dates, and no other posts', async () => {
    const section = 'local-news';
    const entries = [
      madePost({ section, kind: 'report', date: before }),
      madePost({ section, kind: 'report', slug: 'of-a-day', date: before, dayOnly: ['date'] }),
      madePost({ section, kind: 'report', slug: 'of-no-day', date: undefined }),
      madePost({ slug: 'no-news', date: before }),
      madePost({ section, kind: 'guide', slug: 'no-news-either', date: before }),
    ];
    answers.list = () => ok(entries);
    const xml = await written();
    expect(xml).toContain('<loc>http://localhost:3000/blog/a-post</loc>');
    expect(xml).toContain('<news:publication_date>2026-11-20T02:00:00-08:00</news:publication_date>');
    expect(xml).toContain('<news:publication_date>2026-11-20</news:publication_date>');
    expect(xml).toContain('<news:language>en</news:language>');
    expect(xml).not.toMatch(/of-no-day|no-news/);
  });

  test('responds 503 like the sitemap, instead of listing nothing, while posts cannot be read', async () => {
    answers.list = () => down(503);
    expect([(await newsSitemapReply(city, now)).status, (await sitemapReply(city, now)).status]).toEqual([
      503, 503,
    ]);
  });
});
