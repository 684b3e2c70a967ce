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
import { heads } from '@/lib/messages/es/machines/heads';
import { llm } from '@/lib/messages/es/machines/llm';
import { notes } from '@/lib/messages/es/machines/notes';
import { refusals } from '@/lib/messages/es/machines/refusals';
import { syndication } from '@/lib/messages/es/machines/syndication';
import { morning } from '@/lib/messages/es/morning';
import { news } from '@/lib/messages/es/news';
import { notices } from '@/lib/messages/es/notices';
import { pages } from '@/lib/messages/es/pages';
import { reading } from '@/lib/messages/es/reading';
import { search } from '@/lib/messages/es/search';
import { sections } from '@/lib/messages/es/sections';
import { ads } from '@/lib/messages/es/site/ads';
import { books } from '@/lib/messages/es/site/books';
import { community } from '@/lib/messages/es/site/community';
import { contact } from '@/lib/messages/es/site/contact';
import { corrections } from '@/lib/messages/es/site/corrections';
import { feeds } from '@/lib/messages/es/site/feeds';
import { legal } from '@/lib/messages/es/site/legal';
import { partners } from '@/lib/messages/es/site/partners';
import { preview } from '@/lib/messages/es/site/preview';
import { siteMap } from '@/lib/messages/es/site/site-map';
import { towns } from '@/lib/messages/es/towns';

/** For readers in Mexican-American California: usted, and the AP's Spanish manual as the model. */
export const es: Catalog = {
  ads,
  books,
  broken,
  community,
  contact,
  corrections,
  donation,
  embeds,
  events,
  faq,
  feeds,
  front,
  heads,
  layout,
  legal,
  llm,
  morning,
  news,
  notes,
  notices,
  pages,
  partners,
  posts,
  preview,
  radio,
  reading,
  refusals,
  search,
  sections,
  siteMap,
  switchboard,
  syndication,
  towns,
  weather,
};
