import { thisCity } from '@/lib/city/this-city';
import type { FrontStory, KickerWords } from '@/lib/front/front-page';
import { placeName, townPath } from '@/lib/front/towns/town-list';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { placeWords } from '@/lib/news/local/place-words';
import type { NewsItem } from '@/lib/news/news-item';
import { hasSection } from '@/lib/news/sources/sections-here';
import { sectionByFeedKey } from '@/lib/sections';

type Labeled = Pick<NewsItem, 'local' | 'kind' | 'own'>;

/** What is no news: a guide of ours, or an opinion. */
function namedKind({ kind, own }: Labeled): string | undefined {
  const { guide, opinion } = messages().front;
  if (own === 'guide') return guide;
  return kind === 'opinion' ? opinion : undefined;
}

/** Whether a list needs labels: one is of another town (the city's own goes without saying), or no news among news. */
export function townsDiffer(items: readonly Labeled[], own = thisCity().name): boolean {
  const others = items.filter(namedKind).length;
  const isMixed = others > 0 && others < items.length;
  return isMixed || items.some(({ local }) => local?.town !== undefined && local.town !== own);
}

export function namesPlace(title: string, words: string): boolean {
  const all = ` ${placeWords(title).join(' ')} `;
  // California and Californians.
  return ['', 'n', 'ns'].some((end) => all.includes(` ${placeWords(words).join(' ')}${end} `));
}

function initials(name: string): string[] {
  return placeWords(name).map((word) => word.charAt(0));
}

/** Undefined where the headline names it, in full or by its initials. */
export function townLabel({ title, local }: Pick<NewsItem, 'title' | 'local'>): string | undefined {
  const town = placeName(local);
  if (town === undefined || namesPlace(title, town)) return undefined;
  const short = initials(town);
  const isShort =
    short.length > 1 && [short.join(''), short.join(' ')].some((words) => namesPlace(title, words));
  return isShort ? undefined : town;
}

/** The page of a town that a story names is there, since it has that story. */
function townKicker(town: string, href = townPath(town)): KickerWords {
  return { words: town, ...(href && { href }) };
}

const saysKind = /^(?:opini[oó]n|guide|guía)(?!\p{L})|(?<!\p{L})(?:opini[oó]n|guide|guía)$/iu;

/** In a list: an opinion or a guide as what it is where its headline does not say so, else the town. */
export function listLabel(item: Labeled & Pick<NewsItem, 'title' | 'event'>) {
  const kind = namedKind(item);
  const isSaid = saysKind.test(item.title);
  if (kind && !isSaid) return { words: kind };
  const town = townLabel(item);
  // An event makes no page.
  return town && (item.event ? { words: town } : townKicker(town));
}

function ofSection(feedKey: FrontStory['feedKey']): KickerWords {
  const section = sectionByFeedKey(feedKey);
  return { words: messages().sections[feedKey], ...(hasSection(feedKey) && { href: sectionPath(section) }) };
}

function fromAfar(story: FrontStory): KickerWords {
  const { title, local: { reach, town } = {} } = story.item;
  if (reach === 'state' && town) return { words: town };
  if (reach === 'region') {
    const isTold = town === undefined || namesPlace(title, town);
    return { words: isTold ? (thisCity().local.takesIn[0] ?? messages().front.region) : town };
  }
  return ofSection('national-news');
}

/** Opinion is called that wherever it stands; else the town of a local story, or its section, as that of a report of ours. */
export function kickerOf(story: FrontStory, showTown: boolean): KickerWords {
  const { item, feedKey } = story;
  if (item.kind === 'opinion') return ofSection('opinion');
  if (item.own) return story.kicker ?? ofSection(feedKey);
  const reach = item.local?.reach;
  const isAfar = reach === 'region' || reach === 'state' || reach === 'elsewhere';
  if (feedKey === 'local-news' && isAfar) return fromAfar(story);
  const town = showTown ? townLabel(item) : undefined;
  const local = hasSection('local-news') ? '/local-news' : undefined;
  return town ? townKicker(town, townPath(town) ?? local) : ofSection(feedKey);
}
