import { type FrontStory } from '@/lib/front/front-page';
import { pickLead } from '@/lib/front/pick-lead';
import { sectionNews } from '@/lib/news/section-news';
import type { Listed } from '@/lib/outbound/feeds/news/news-entry';
import { type FeedKey, sections } from '@/lib/sections';
