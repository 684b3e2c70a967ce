import type { NewsItem } from '@/lib/news/news-item';

/** Matches titles in a series, which look alike although each is about a different day. */
const seriesTitle =
  /\b(?:news in brief|briefs?|obituar(?:y|ies)|lottery|powerball|mega millions|fantasy 5|horoscope|crossword|fact.?checks?|weather (?:forecast|report|watch)|forecast|tides?|shares (?:open|close|end)|stocks? (?:open|close)|(?:open|close)[sd]? (?:higher|lower)|taiex|round-?up|newsletter|podcast|episode|(?:morning|evening|daily) (?:report|edition|briefing|digest)|this week|week in|weekly|letters? to the editor|things to do|what to watch|first draft|headlines|(?:police|crime) (?:log|blotter)|photos? of the|class suspensions?|bulletin board|calendar|quiz|links|open thread)\b/i;
/** Matches live blogs, which cover a whole day rather than one event. */
const liveTitle = /^(?:live|watch(?: live)?)\b|\blive (?:updates?|blog)\b|\bas it happened\b/i;

type Joining = Pick<NewsItem, 'title' | 'kind' | 'calendar'>;

const kinds = new Set<NewsItem['kind']>(['calendar', 'commerce', 'obituaries', 'opinion', 'roundup']);

/** Whether a story is never grouped: series, live blogs, opinion, calendar entries and items for sale. */
export function neverJoins({ title, kind, calendar }: Joining): boolean {
  return calendar !== undefined || kinds.has(kind) || seriesTitle.test(title) || liveTitle.test(title);
}

/**
 * Returns a title without numbers, days and months, so that all titles of a series are the same; may be ''.
 */
export function titleTemplate(title: string): string {
  return title
    .toLowerCase()
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g, '')
    .replace(
      /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/g,
      '',
    )
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
