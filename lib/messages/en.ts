// The site's own texts in English, by topic; docs/architecture.md says how to add one.

import { sectionTexts } from '@/lib/sections';

export { broken } from '@/lib/messages/en/broken';
export { events } from '@/lib/messages/en/city/events';
export { faq } from '@/lib/messages/en/city/faq';
export { switchboard } from '@/lib/messages/en/city/switchboard';
export { weather } from '@/lib/messages/en/city/weather';
export { embeds } from '@/lib/messages/en/embeds';
export { donation } from '@/lib/messages/en/features/donation';
export { posts } from '@/lib/messages/en/features/posts';
export { radio } from '@/lib/messages/en/features/radio';
export { front } from '@/lib/messages/en/front';
export { layout } from '@/lib/messages/en/layout';
export { heads } from '@/lib/messages/en/machines/heads';
export { llm } from '@/lib/messages/en/machines/llm';
export { notes } from '@/lib/messages/en/machines/notes';
export { refusals } from '@/lib/messages/en/machines/refusals';
export { syndication } from '@/lib/messages/en/machines/syndication';
export { morning } from '@/lib/messages/en/morning';
export { news } from '@/lib/messages/en/news';
export { notices } from '@/lib/messages/en/notices';
export { pages } from '@/lib/messages/en/pages';
export { reading } from '@/lib/messages/en/reading';
export { search } from '@/lib/messages/en/search';
export { ads } from '@/lib/messages/en/site/ads';
export { books } from '@/lib/messages/en/site/books';
export { community } from '@/lib/messages/en/site/community';
export { contact } from '@/lib/messages/en/site/contact';
export { corrections } from '@/lib/messages/en/site/corrections';
export { feeds } from '@/lib/messages/en/site/feeds';
export { legal } from '@/lib/messages/en/site/legal';
export { network } from '@/lib/messages/en/site/network';
export { partners } from '@/lib/messages/en/site/partners';
export { preview } from '@/lib/messages/en/site/preview';
export { siteMap } from '@/lib/messages/en/site/site-map';
export { towns } from '@/lib/messages/en/towns';

export const sections = sectionTexts('en', 'name');

/** The same structure with any texts. */
type Spoken<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Spoken<Said>
    : { [Key in keyof T]: Spoken<T[Key]> };

/** Structure that every language must have: a message that is missing or has other parameters does not compile. */
export type Catalog = Spoken<typeof import('@/lib/messages/en')>;
