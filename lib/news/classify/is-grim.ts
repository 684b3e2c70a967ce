import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';
import { hardWords } from '@/lib/news/classify/hard-words';
import { plainText, wholeWords } from '@/lib/news/classify/word-rules';
import type { NewsItem } from '@/lib/news/news-item';

/** Besides hardWords: too grave for a drawing. */
const graveWords: readonly string[] = [
  "storms?|monsoon|tropical depression|landfall|hurricane season|heavy rain|lightning|blizzard|smoke|fires?|firefighters?|burn(?:s|ed|ing)?|heat warning|rip currents?|sharks?|rabid|rabies|ticks?|mosquito(?:es)?|disease|illness(?:es)?|sick(?:ness|ened)?|ill|patients?|diagnosis|stroke|heart attack|symptoms?|overdose|addiction|opioids?|alzheimer'?s|hospice|pregnan(?:t|cy)|miscarriage",
  'police|sheriff|deput(?:y|ies)|coroner|missing|lost|found dead|911|emergency|danger(?:ous|s)?|warn(?:s|ed|ing|ings)?|hazard(?:s|ous)?|leak|spill|weapons?|guns?|rifle|knife|nuclear|military|soldiers?|veterans? affairs|ice (?:agents?|detention|raids?|arrests?|facility)|immigration|raids?|eviction|homeless(?:ness)?|hunger|famine|starv(?:ing|ation)|scam(?:s|mer|mers)?|hack(?:s|ed|ers?)?|lawsuit|layoffs?|bankruptcy|racis[mt]|slavery|holocaust|nazis?|memorial|tribute|in memory|legacy of|late (?:artist|singer|actor|musician)',
];

const grave = wholeWords(...hardWords, ...graveWords);
const isGrave = processWide('grave words', () => memoize(10_000, (text) => grave.test(plainText(text))));

/** Whether headline or text is about harm: too grave for a cheerful drawing. When in doubt, yes. */
export function isGrim({
  title,
  description,
  kind,
}: Pick<NewsItem, 'title' | 'description' | 'kind'>): boolean {
  return kind === 'hard' || kind === 'obituaries' || isGrave(`${title} ${description}`);
}
