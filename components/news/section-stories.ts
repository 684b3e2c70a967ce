import { thisCity } from '@/lib/city/this-city';
import { sectionOrder } from '@/lib/front/order';
import { pictured } from '@/lib/front/page-material';
import type { NewsItem } from '@/lib/news/news-item';
import type { Story } from '@/lib/pictures/choose/pick-pictures';
import type { FeedKey } from '@/lib/sections';
import { openCount } from './headline-display';

export function sectionStories(feedKey: FeedKey, items: readonly NewsItem[]): Story[] {
  const ordered = sectionOrder(feedKey, items, Date.now(), thisCity().region);
  return pictured(feedKey, ordered).slice(0, openCount);
}
