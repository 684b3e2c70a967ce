import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { upcomingEvents } from '@/lib/events/event-store';
import { sectionNews } from '@/lib/news/section-news';
import { hasSection } from '@/lib/news/sources/sections-here';
import {
  type FeedForm,
  type FeedPaths,
  feedForms,
  headlinesPaths,
  ownPaths,
  sectionFeedPaths,
} from '@/lib/outbound/feeds/feed-list';
import type { FeedModel } from '@/lib/outbound/feeds/feed-model';
import { withCalendar } from '@/lib/outbound/feeds/news/calendar-items';
import { frontListed } from '@/lib/outbound/feeds/news/front-listed';
import { headlinesFeed } from '@/lib/outbound/feeds/news/headlines-feed';
import { sectionFeed } from '@/lib/outbound/feeds/news/section-feed';
import { postsFeed } from '@/lib/outbound/feeds/posts-feed';
import { type Section, sections } from '@/lib/sections';

/** `model` takes the time in ms and fails while its source is silent. */
export type SiteFeed = {
  paths: FeedPaths;
  model: (now: number) => Promise<Outcome<FeedModel>>;
  /** Absent for a feed that every city has. */
  isThere?: () => boolean;
};

async function sectionModel(section: Section, now: number): Promise<Outcome<FeedModel>> {
  const news = await sectionNews(section.feedKey);
  if (news.state === 'error') return fail('odd-answer', news.message);
  return ok(sectionFeed(section, news.state === 'items' ? news.items : [], now));
}

/** The editors' events are known even while no feed is. */
async function eventsModel(section: Section, now: number): Promise<Outcome<FeedModel>> {
  const [news, calendar] = await Promise.all([sectionNews(section.feedKey), upcomingEvents(new Date(now))]);
  if (news.state === 'error' && calendar.state !== 'events') return fail('odd-answer', news.message);
  const items = news.state === 'items' ? news.items : [];
  return ok(sectionFeed(section, withCalendar(items, calendar), now));
}

async function headlinesModel(now: number): Promise<Outcome<FeedModel>> {
  const { stories, local } = await frontListed();
  if (stories.length === 0 && local.state === 'error') return fail('odd-answer', local.message);
  return ok(headlinesFeed(stories, now));
}

export const siteFeeds: readonly SiteFeed[] = [
  { paths: headlinesPaths, model: headlinesModel },
  { paths: ownPaths, model: postsFeed },
  ...sections.map((section) => ({
    paths: sectionFeedPaths(section),
    model: (now: number) =>
      section.feedKey === 'events' ? eventsModel(section, now) : sectionModel(section, now),
    isThere: () => hasSection(section.feedKey),
  })),
];

/** Undefined also for a section that the city does not have. */
export function feedAt(path: string): { feed: SiteFeed; form: FeedForm } | undefined {
  for (const feed of siteFeeds) {
    const form = feedForms.find((one) => feed.paths[one] === path);
    if (form) return (feed.isThere?.() ?? true) ? { feed, form } : undefined;
  }
  return undefined;
}
