import { hardCategories, hardWords } from '@/lib/news/classify/hard-words';
import * as words from '@/lib/news/classify/kind-words';
import type { NewsItem, StoryKind } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

/** What is matched of an item, in lower case, without accents, with straight apostrophes. */
type Texts = { title: string; text: string; categories: readonly string[]; folders: readonly string[] };

type Readable = Pick<NewsItem, 'title' | 'description' | 'link' | 'category' | 'categories' | 'calendar'>;

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase().trim();
}

function textsOf({
  title,
  description,
  link,
  category,
  categories = category ? [category] : [],
}: Readable): Texts {
  const path = URL.canParse(link) ? new URL(link).pathname : '';
  return {
    title: plain(title),
    text: plain(description),
    categories: categories.map(plain),
    folders: path.toLowerCase().split('/').filter(Boolean).slice(0, -1),
  };
}

const anywhere = (...lists: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${lists.join('|')})(?![\\p{L}\\p{N}])`, 'u');
const whole = (list: string) => new RegExp(`^(?:${list})$`, 'u');
const asIs = (list: string) => new RegExp(list, 'u');

const sale = {
  title: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.saleTitles.join('|')})(?![\\p{L}\\p{N}])`, 'u'),
  category: whole(words.saleCategories),
  text: asIs(words.saleTexts),
  folder: whole(words.saleFolders),
};
const opinion = {
  title: asIs(words.opinionTitles),
  category: whole(words.opinionCategories),
  folder: whole(words.opinionFolders),
};
const roundup = {
  title: asIs(words.roundupTitles),
  category: whole(words.roundupCategories),
  folder: whole(words.roundupFolders),
};
const obituaries = { title: asIs(words.obituaryTitles), category: whole(words.obituaryCategories) };
const sport = {
  title: anywhere(words.sportWords),
  category: whole(words.sportCategories),
  folder: whole(words.sportFolders),
};
const hard = { title: anywhere(...hardWords), category: whole(hardCategories) };
const service = anywhere(words.serviceTitles);
const event = { title: anywhere(words.eventTitles), folder: whole(words.eventFolders) };
const news = { title: anywhere(...words.newsWords), folder: whole(words.newsFolders) };
const soft = anywhere(words.softTitles);
const leisure = whole(words.leisure);

/** What a city adds to the words that mark things for sale, and what it lets through in spite of them. */
export type ForSale = { words?: readonly string[]; allow?: readonly string[] };

/** Whether an item is there to sell something: by its label, its address, or its words. */
function isForSale(
  { title, text, categories, folders }: Texts,
  { words: more = [], allow = [] }: ForSale,
): boolean {
  const says = (word: string) => `${title} ${categories.join(' ')}`.includes(plain(word));
  if (allow.some(says)) return false;
  return (
    more.some(says) ||
    categories.some((category) => sale.category.test(category)) ||
    folders.some((folder) => sale.folder.test(folder)) ||
    sale.title.test(title) ||
    sale.text.test(text)
  );
}

type KindContext = { feedKey?: FeedKey; forSale?: ForSale };

const sectionKinds: Partial<Record<FeedKey, StoryKind>> = { sports: 'sport', events: 'event' };

/**
 * What sort of story an item is, by its title, categories and address, and by the section that it stands in. Where
 * nothing speaks for news it is a feature.
 */
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
  if (hard.title.test(title)) return 'hard';
  const ofSection = feedKey && sectionKinds[feedKey];
  if (ofSection) return ofSection;
  if (says({ category: sport.category, folder: sport.folder })) return 'sport';
  if (categories.some((category) => hard.category.test(category))) return 'hard';
  if (service.test(title)) return 'service';
  if (says(event)) return 'event';
  const isLeisure = [...categories, ...folders].some((name) => leisure.test(name));
  if (isLeisure || soft.test(title)) return 'feature';
  if (says(news)) return 'news';
  return sport.title.test(title) ? 'sport' : 'feature';
}
