import type { FrontStory } from '@/lib/front/front-page';
import type { PageMaterial } from '@/lib/front/page-material';
import type { NewsItem } from '@/lib/news/news-item';
import type { SectionNews } from '@/lib/news/section/section-news';
import { type FeedKey, sections } from '@/lib/sections';
import { item } from '../news/make-item';

const hour = 3_600_000;
export const now = Date.parse('2026-11-21T12:00:00Z');

/** Creates a news item that was published and first seen `age` hours ago, with a source of its own. */
export function aged(age: number, fields: Partial<NewsItem> = {}): NewsItem {
  const pubDate = new Date(now - age * hour);
  const dated = item({ pubDate, firstSeen: pubDate, kind: 'news', ...fields });
  return { ...dated, source: fields.source ?? `Source of ${dated.id}` };
}

/** Creates a story in a section, `age` hours old. */
export function story(feedKey: FeedKey, age: number, fields: Partial<NewsItem> = {}): FrontStory {
  return { item: aged(age, fields), feedKey };
}

type Lists = Partial<Record<FeedKey, readonly NewsItem[] | SectionNews>>;

function newsOf(list: Lists[FeedKey]): SectionNews {
  if (!list) return { state: 'empty' };
  if ('state' in list) return list;
  return { state: 'items', items: list as readonly NewsItem[], updatedAt: new Date(now), stale: false };
}

/** Creates the page material of a U.S. city. The sections in `lists` have items; all others are empty. */
export function material(lists: Lists, region = 'US-CA'): PageMaterial {
  return {
    sections: sections.map(({ feedKey }) => ({ feedKey, news: newsOf(lists[feedKey]) })),
    city: { name: 'Elm', region, locale: 'en-US', timeZone: 'America/Los_Angeles' },
    now,
  };
}
