import type { Story } from '@/lib/front/pick-pictures';
import { pictured } from '@/lib/front/section-pictures';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { openCount } from './feed-display';

/** The newest stories of a section with their pictures. */
export function sectionStories(feedKey: FeedKey, items: readonly NewsItem[]): Story[] {
  return pictured(feedKey, items).slice(0, openCount);
}
