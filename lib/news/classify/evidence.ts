import { memoize } from '@/lib/base/cache';
import concepts from '@/lib/news/models/concepts.json' with { type: 'json' };
import type { NewsItem, Place } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

export type Readable = Pick<
  NewsItem,
  'title' | 'description' | 'link' | 'author' | 'category' | 'categories' | 'credits' | 'declaredLanguage'
>;

/** Lowercases text, removes accents and straightens apostrophes. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase().trim();
}

/** Returns a pattern that matches any of the given patterns as whole words in plain text. */
export function wholeWords(...patterns: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

type Stem = { concept: string; stem: string };

/** Indexes stems by their first three characters. A word that must match exactly ends with a space. */
function readStems(all: Readonly<Record<string, string>>): Map<string, Stem[]> {
  const stems = new Map<string, Stem[]>();
  for (const [concept, list] of Object.entries(all))
    for (const word of list.split(' ')) {
      const stem = word.endsWith('*') ? word.slice(0, -1) : `${word} `;
      const key = stem.slice(0, 3);
      stems.set(key, [...(stems.get(key) ?? []), { concept, stem }]);
    }
  return stems;
}

/** Returns a function that looks up the concepts of a word, such as `death` or `crime`. */
export function conceptReader(all: Readonly<Record<string, string>>) {
  const stems = readStems(all);
  return memoize(20_000, (word): readonly string[] => {
    const whole = `${word} `;
    const found = [whole.slice(0, 3), whole.slice(0, 2)].flatMap((key) => stems.get(key) ?? []);
    return [...new Set(found.filter(({ stem }) => whole.startsWith(stem)).map(({ concept }) => concept))];
  });
}

const conceptsOf = conceptReader(concepts);

const tokenPattern = /\$[\d.,]+|\d[\d.,]*%?|[\p{L}]+(?:'\p{L}+)?|[?!:|]/gu;

/** Splits text into tokens. A number becomes `$0` (an amount), `0%`, `2000` (a year) or `0`. */
export function tokensOf(plain: string): string[] {
  return (plain.match(tokenPattern) ?? []).map((token) => {
    if (token.startsWith('$')) return '$0';
    if (/^(?:19|20)\d\d$/.test(token)) return '2000';
    return /^\d/.test(token) ? (token.endsWith('%') ? '0%' : '0') : token.replace(/'s$/, '');
  });
}

/** Returns a feature for each concept in the tokens: `about death` for a title, `tells death` for the text below it. */
export function aboutOf(how: 'about' | 'tells', tokens: readonly string[]): string[] {
  return tokens.flatMap(conceptsOf).map((concept) => `${how} ${concept}`);
}

function titleEvidence(title: string): string[] {
  const tokens = tokensOf(plainText(title));
  const [first = ''] = tokens;
  return [
    ...tokens.map((token) => `t ${token}`),
    `first ${first}`,
    `last ${tokens.at(-1)}`,
    ...aboutOf('about', tokens),
  ];
}

/** Returns features of a title's form: its length in steps of four words, words in capitals, and quoted words. */
export function shapeOf(title: string): string[] {
  const words = title.split(/\s+/);
  return [
    `words ${Math.min(4, Math.floor(words.length / 4))}`,
    words.some((word) => /^\p{Lu}{4,}/u.test(word)) ? 'shouts' : '',
    /["“”'‘’]\S.*\S["“”'‘’]/.test(title) ? 'quotes' : '',
  ].filter(Boolean);
}

function addressEvidence(link: string): string[] {
  const path = URL.canParse(link) ? new URL(link).pathname.toLowerCase() : '';
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  return folders.filter((folder) => !/^\d+$/.test(folder)).map((folder) => `in ${folder}`);
}

/** Returns the feature for the section whose feed has the item. */
export function sectionEvidence(feedKey?: FeedKey): string {
  return feedKey ? `section ${feedKey}` : 'no section';
}

/**
 * Returns the distinct features from which a model predicts an item's kind: title, text, address, labels, shape and
 * section.
 */
export function evidenceOf(item: Readable, feedKey?: FeedKey): readonly string[] {
  const { categories = item.category ? [item.category] : [] } = item;
  const text = tokensOf(plainText(item.description));
  const all = [
    ...titleEvidence(item.title),
    ...text.map((token) => `d ${token}`),
    ...aboutOf('tells', text),
    ...addressEvidence(item.link),
    ...categories.map((category) => `label ${plainText(category)}`),
    ...shapeOf(item.title),
    sectionEvidence(feedKey),
  ];
  return [...new Set(all)];
}

/** Returns the concepts that a text mentions. A concept is a set of words, such as `sale`. */
export function conceptsIn(text: string): ReadonlySet<string> {
  return new Set(tokensOf(plainText(text)).flatMap(conceptsOf));
}

/** Returns features of a story's place and source, for the model that predicts whether an editor would lead with it. */
export function placeEvidence({ reach, isNeighbor, isGuessed, isOurs }: Place): string[] {
  const place = isGuessed ? `place ${reach} guessed` : `place ${reach}`;
  return [place, ...(isNeighbor ? [`${place} neighbor`] : []), ...(isOurs ? [`${place} ours`] : [])];
}
