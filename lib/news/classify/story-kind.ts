import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';
import { languageOf } from '@/lib/base/text/language-of';
import type { ForSale, StoryKind } from '@/lib/city/schema/news';
import * as words from '@/lib/news/classify/kind-words';
import { hardCategories, hardWords, shopTitles } from '@/lib/news/classify/kind-words';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

/** Lowercase, without accents, with straight apostrophes: what the word lists match. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase().trim();
}

export function wholeWords(...lists: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${lists.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

export function allOf(list: string): RegExp {
  return new RegExp(`^(?:${list})$`, 'u');
}

const shop = wholeWords(shopTitles);

/** Whether a headline reads like an ad, though nothing labels it as one. */
export function maySell(title: string): boolean {
  return shop.test(plainText(title));
}

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

type Texts = { title: string; text: string; categories: readonly string[]; folders: readonly string[] };

type Readable = Pick<NewsItem, 'title' | 'description' | 'link' | 'category' | 'categories' | 'calendar'>;

function textsOf({
  title,
  description,
  link,
  category,
  categories = category ? [category] : [],
}: Readable): Texts {
  const path = URL.canParse(link) ? new URL(link).pathname : '';
  return {
    title: plainText(title),
    text: plainText(description),
    categories: categories.map(plainText),
    folders: path.toLowerCase().split('/').filter(Boolean).slice(0, -1),
  };
}

const asIs = (list: string) => new RegExp(list, 'u');

const sale = {
  title: wholeWords(...words.saleTitles),
  category: allOf(words.saleCategories),
  text: asIs(words.saleTexts),
  folder: allOf(words.saleFolders),
};
const opinion = {
  title: asIs(words.opinionTitles),
  category: allOf(words.opinionCategories),
  folder: allOf(words.opinionFolders),
};
const roundup = {
  title: asIs(words.roundupTitles),
  category: allOf(words.roundupCategories),
  folder: allOf(words.roundupFolders),
};
const obituaries = { title: asIs(words.obituaryTitles), category: allOf(words.obituaryCategories) };
const sport = {
  title: wholeWords(words.sportWords),
  category: allOf(words.sportCategories),
  folder: allOf(words.sportFolders),
};
const hard = { title: wholeWords(...hardWords), category: allOf(hardCategories) };
const service = wholeWords(words.serviceTitles);
const event = { title: wholeWords(words.eventTitles), folder: allOf(words.eventFolders) };
const news = { title: wholeWords(...words.newsWords), folder: allOf(words.newsFolders) };
const soft = wholeWords(words.softTitles);
const animals = wholeWords(words.animalTitles);
const people = wholeWords(words.peopleTitles);
const leisure = allOf(words.leisure);

function isForSale(
  { title, text, categories, folders }: Texts,
  { words: more = [], allow = [] }: ForSale,
): boolean {
  const says = (word: string) => `${title} ${categories.join(' ')}`.includes(plainText(word));
  if (allow.some(says)) return false;
  return (
    more.some(says) ||
    categories.some((category) => sale.category.test(category)) ||
    folders.some((folder) => sale.folder.test(folder)) ||
    sale.title.test(title) ||
    sale.text.test(text)
  );
}

function isOfAnimals(title: string): boolean {
  return animals.test(title) && !people.test(title);
}

type KindContext = { feedKey?: FeedKey; forSale?: ForSale };

const sectionKinds: Partial<Record<FeedKey, StoryKind>> = { sports: 'sport', events: 'event' };

/** By title, categories, address and section; 'feature' where nothing makes it news. */
export function storyKind(item: Readable, { feedKey, forSale = {} }: KindContext = {}): StoryKind {
  if (item.calendar) return 'calendar';
  const texts = textsOf(item);
  if (isForSale(texts, forSale)) return 'commerce';
  const { title, categories, folders } = texts;
  const says = (rule: { title?: RegExp; category?: RegExp; folder?: RegExp }) =>
    Boolean(rule.title?.test(title)) ||
    categories.some((category) => rule.category?.test(category)) ||
    folders.some((folder) => rule.folder?.test(folder));
  const isObituary = categories.some((category) => obituaries.category.test(category));
  if (obituaries.title.test(title) || (isObituary && !hard.title.test(title))) return 'obituaries';
  if (feedKey === 'opinion') return 'opinion';
  if (says(opinion)) return 'opinion';
  if (says(roundup)) return 'roundup';
  if (hard.title.test(title)) return isOfAnimals(title) ? 'feature' : 'hard';
  const ofSection = feedKey && sectionKinds[feedKey];
  if (ofSection) return ofSection;
  if (says({ category: sport.category, folder: sport.folder })) return 'sport';
  if (categories.some((category) => hard.category.test(category))) return 'hard';
  if (service.test(title)) return 'service';
  if (says(event)) return 'event';
  const isLeisure = [...categories, ...folders].some((name) => leisure.test(name));
  if (isLeisure || soft.test(title) || isOfAnimals(title)) return 'feature';
  // These rules are for English.
  if (languageOf(`${title} ${texts.text}`)) return 'feature';
  if (says(news)) return 'news';
  return sport.title.test(title) ? 'sport' : 'feature';
}
