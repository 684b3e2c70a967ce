import { broken } from '@/lib/messages/en/broken';
import { front } from '@/lib/messages/en/front';
import { layout } from '@/lib/messages/en/layout';
import { morning } from '@/lib/messages/en/morning';
import { news } from '@/lib/messages/en/news';
import { notices } from '@/lib/messages/en/notices';
import { pages } from '@/lib/messages/en/pages';
import { reading } from '@/lib/messages/en/reading';
import { sections } from '@/lib/messages/en/sections';
import { towns } from '@/lib/messages/en/towns';

/** What readers of an English paper see of our own words, by room; docs/architecture.md says how it grows. */
export const en = { broken, front, layout, morning, news, notices, pages, reading, sections, towns };

/** What each language has to say: a message that is missing or takes other values does not compile. */
export type Catalog = typeof en;
