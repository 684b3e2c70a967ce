import type { Topic } from '@/lib/freshness/news-changed';
import { isOfSubject } from '@/lib/front/order';
import { localPageSections } from '@/lib/front/page-material';
import { sectionAt } from '@/lib/messages/section-paths';
import { type FeedKey, sections } from '@/lib/sections';

/** What changes only with the city's files, and so with the process: pages, and what is made of its brand. */
const nothing =
  /^\/(faq|who-to-call|about|books|partners(\/.*)?|contact|radio|privacy|terms|saved|sample-edition|opml\.xml|robots\.txt|manifest\.webmanifest|page-not-found|\.well-known\/.*|icons\/.*|favicon\.ico|icon\.svg|apple-icon\.png|feed-image\.png|placeholder\.svg)$/;

const all = sections.map(({ feedKey }) => feedKey);

const shown: readonly [paths: RegExp, topics: readonly Topic[]][] = [
  [nothing, []],
  [/^\/local-news$/, [...localPageSections, 'posts']],
  [/^\/community$/, ['arts', 'opinion', 'posts']],
  [/^\/weather$/, ['weather']],
  [/^\/events(\.ics|\/.*)?$/, ['events']],
  [/^\/(blog|authors|og|morning)(\/.*)?$/, ['posts']],
  // With the towns that stories name.
  [/^\/(towns\/.*|rss|sitemap)$/, [...all, 'posts']],
  [/^\/(corrections|rss\.xml|morning\.xml|atom\.xml|feed\.json|news-sitemap\.xml|llms?\.txt)$/, ['posts']],
];

/** The sections whose headlines a page is sure to show. */
export function sectionsOf(path: string): readonly FeedKey[] {
  if (path === '/') return all;
  return (topicsOf(path) ?? []).filter((topic) => topic !== 'posts' && topic !== 'weather');
}

/** Undefined for a page that may show all topics, or that this table does not list. */
export function topicsOf(path: string): readonly Topic[] | undefined {
  const bare = path.replace(/(.)\/$/, '$1');
  const section = sectionAt(/^\/[^/]+\/[^/]+/.exec(bare)?.[0] ?? '');
  // With our own reports and the local stories of its subject.
  const others: readonly Topic[] = section && isOfSubject(section.feedKey) ? ['local-news'] : [];
  if (section) return [section.feedKey, ...others, 'posts'];
  return shown.find(([paths]) => paths.test(bare))?.[1];
}
