// For readers in Mexican-American California: formal "usted", and AP's Spanish style manual.

import { sectionTexts } from '@/lib/sections';

export { broken } from '@/lib/messages/es/broken';
export { events } from '@/lib/messages/es/city/events';
export { faq } from '@/lib/messages/es/city/faq';
export { switchboard } from '@/lib/messages/es/city/switchboard';
export { weather } from '@/lib/messages/es/city/weather';
export { embeds } from '@/lib/messages/es/embeds';
export { donation } from '@/lib/messages/es/features/donation';
export { posts } from '@/lib/messages/es/features/posts';
export { radio } from '@/lib/messages/es/features/radio';
export { front } from '@/lib/messages/es/front';
export { layout } from '@/lib/messages/es/layout';
export { heads } from '@/lib/messages/es/machines/heads';
export { llm } from '@/lib/messages/es/machines/llm';
export { notes } from '@/lib/messages/es/machines/notes';
export { refusals } from '@/lib/messages/es/machines/refusals';
export { syndication } from '@/lib/messages/es/machines/syndication';
export { morning } from '@/lib/messages/es/morning';
export { news } from '@/lib/messages/es/news';
export { notices } from '@/lib/messages/es/notices';
export { pages } from '@/lib/messages/es/pages';
export { reading } from '@/lib/messages/es/reading';
export { search } from '@/lib/messages/es/search';
export { ads } from '@/lib/messages/es/site/ads';
export { books } from '@/lib/messages/es/site/books';
export { community } from '@/lib/messages/es/site/community';
export { contact } from '@/lib/messages/es/site/contact';
export { corrections } from '@/lib/messages/es/site/corrections';
export { feeds } from '@/lib/messages/es/site/feeds';
export { legal } from '@/lib/messages/es/site/legal';
export { network } from '@/lib/messages/es/site/network';
export { partners } from '@/lib/messages/es/site/partners';
export { preview } from '@/lib/messages/es/site/preview';
export { siteMap } from '@/lib/messages/es/site/site-map';
export { towns } from '@/lib/messages/es/towns';

export const sections = sectionTexts('es', 'name');
