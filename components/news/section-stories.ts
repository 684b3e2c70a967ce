import { sectionOrder } from '@/lib/front/order/by-time';
import { pictured } from '@/lib/front/section-pictures';
import type { NewsItem } from '@/lib/news/news-item';
import type { Story } from '@/lib/pictures/choose/pick-pictures';
import type { FeedKey } from '@/lib/sections';
import { openCount } from './headline-display';

export function sectionStories(feedKey: FeedKey, items: readonly NewsItem[]): Story[] {
  return pictured(feedKey, sectionOrder(feedKey, items, Date.now())).slice(0, openCount);
}
