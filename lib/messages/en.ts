import { broken } from '@/lib/messages/en/broken';
import { events } from '@/lib/messages/en/city/events';
import { faq } from '@/lib/messages/en/city/faq';
import { switchboard } from '@/lib/messages/en/city/switchboard';
import { weather } from '@/lib/messages/en/city/weather';
import { embeds } from '@/lib/messages/en/embeds';
import { donation } from '@/lib/messages/en/features/donation';
import { posts } from '@/lib/messages/en/features/posts';
import { radio } from '@/lib/messages/en/features/radio';
import { front } from '@/lib/messages/en/front';
import { layout } from '@/lib/messages/en/layout';
import { heads } from '@/lib/messages/en/machines/heads';
import { llm } from '@/lib/messages/en/machines/llm';
import { notes } from '@/lib/messages/en/machines/notes';
import { refusals } from '@/lib/messages/en/machines/refusals';
import { syndication } from '@/lib/messages/en/machines/syndication';
import { morning } from '@/lib/messages/en/morning';
import { news } from '@/lib/messages/en/news';
import { notices } from '@/lib/messages/en/notices';
import { pages } from '@/lib/messages/en/pages';
import { reading } from '@/lib/messages/en/reading';
import { search } from '@/lib/messages/en/search';
import { sections } from '@/lib/messages/en/sections';
import { ads } from '@/lib/messages/en/site/ads';
import { books } from '@/lib/messages/en/site/books';
import { community } from '@/lib/messages/en/site/community';
import { contact } from '@/lib/messages/en/site/contact';
import { corrections } from '@/lib/messages/en/site/corrections';
import { feeds } from '@/lib/messages/en/site/feeds';
import { legal } from '@/lib/messages/en/site/legal';
import { partners } from '@/lib/messages/en/site/partners';
import { preview } from '@/lib/messages/en/site/preview';
import { siteMap } from '@/lib/messages/en/site/site-map';
import { towns } from '@/lib/messages/en/towns';

/** What readers of an English paper see of our own words, by room; docs/architecture.md says how it grows. */
export const en = {
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

/** Any words in place of the English ones. */
type Spoken<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Spoken<Said>
    : { [Key in keyof T]: Spoken<T[Key]> };

/** What each language has to say: a message that is missing or takes other values does not compile. */
export type Catalog = Spoken<typeof en>;
