import type { Catalog } from '@/lib/messages/en';
import { broken } from '@/lib/messages/es/broken';
import { events } from '@/lib/messages/es/city/events';
import { faq } from '@/lib/messages/es/city/faq';
import { switchboard } from '@/lib/messages/es/city/switchboard';
import { weather } from '@/lib/messages/es/city/weather';
import { embeds } from '@/lib/messages/es/embeds';
import { donation } from '@/lib/messages/es/features/donation';
import { posts } from '@/lib/messages/es/features/posts';
import { radio } from '@/lib/messages/es/features/radio';
import { front } from '@/lib/messages/es/front';
import { layout } from '@/lib/messages/es/layout';
import { morning } from '@/lib/messages/es/morning';
import { news } from '@/lib/messages/es/news';
import { notices } from '@/lib/messages/es/notices';
import { pages } from '@/lib/messages/es/pages';
import { reading } from '@/lib/messages/es/reading';
import { search } from '@/lib/messages/es/search';
import { sections } from '@/lib/messages/es/sections';
import { books } from '@/lib/messages/es/site/books';
import { legal } from '@/lib/messages/es/site/legal';
import { towns } from '@/lib/messages/es/towns';

/** For readers in Mexican-American California: usted, and the AP's Spanish manual as the model. */
export const es: Catalog = {
  books,
  broken,
  donation,
  events,
  embeds,
  faq,
  front,
  layout,
  legal,
  morning,
  news,
  notices,
  pages,
  posts,
  radio,
  reading,
  search,
  sections,
  switchboard,
  towns,
  weather,
};
