import type { FrontStory } from '@/lib/front/front-page';
import { isNews } from '@/lib/front/order';
import { canonicalLink } from '@/lib/news/canonical-link';
import { placeWords } from '@/lib/news/local/place-words';
import type { NewsItem } from '@/lib/news/news-item';

/** Shorter titles may belong to different stories. */
const MIN_TITLE_WORDS = 4;

function titleMark(title: string): string[] {
  const words = placeWords(title);
  return words.length < MIN_TITLE_WORDS ? [] : [`title ${words.join(' ')}`];
}

function storyMarks(item: NewsItem): string[] {
  const links = [item.link, ...(item.also ?? []).map(({ link }) => link)];
  const story = item.story ? [`story ${item.story}`] : [];
  return [`id ${item.source} ${item.id}`, ...story, ...links.map(canonicalLink), ...titleMark(item.title)];
}

/** The stories that a page already shows. */
export type Shown = {
  has: (item: NewsItem) => boolean;
  /** Whether the page shows the story, or a story too similar to be on the same page. */
  hasLike: (item: NewsItem) => boolean;
  add: (item: NewsItem) => void;
};

export function nothingShown(): Shown {
  const shown = new Set<string>();
  // Cached, because every list of a page checks the same stories.
  const known = new Map<NewsItem, string[]>();
  const marksOf = (item: NewsItem) => {
    const marks = known.get(item) ?? storyMarks(item);
    known.set(item, marks);
    return marks;
  };
  const has = (item: NewsItem) => marksOf(item).some((mark) => shown.has(mark));
  return {
    has,
    hasLike: (item) => has(item) || (item.akin ?? []).some((pair) => shown.has(pair)),
    add: (item) => {
      for (const mark of [...marksOf(item), ...(item.akin ?? [])]) shown.add(mark);
    },
  };
}

/** Takes at most `max` stories that the page does not show yet (`has` is false), and marks them as shown. */
export function takeStories(
  stories: readonly FrontStory[],
  max: number,
  shown: Shown,
  has = shown.hasLike,
): FrontStory[] {
  const taken: FrontStory[] = [];
  for (const story of stories) {
    if (taken.length === max) break;
    if (has(story.item)) continue;
    shown.add(story.item);
    taken.push(story);
  }
  return taken;
}

/** Number of stories that one outlet may have in any list, however short. */
const MIN_PER_OUTLET = 2;

/**
 * Takes stories like takeStories, but gives no outlet more than a third of the result while other outlets have stories.
 * Stories similar to those on the page are added only if there would otherwise be too few. Returns `list`, then the
 * added stories in the order of `stories`.
 */
export function takeEvenly(
  stories: readonly FrontStory[],
  max: number,
  shown: Shown,
  list: readonly FrontStory[] = [],
): FrontStory[] {
  const taken = [...list];
  const ofOutlet = (name: string) => taken.filter(({ item }) => item.source === name).length;
  const third = Math.max(MIN_PER_OUTLET, Math.floor(max / 3));
  // Once the other outlets have no stories left, raise the limit by one story at a time.
  let left = stories;
  for (let outletLimit = third; left.length > 0 && taken.length < max; outletLimit++) {
    const over: FrontStory[] = [];
    for (const story of left)
      if (taken.length >= max) break;
      else if (ofOutlet(story.item.source) >= outletLimit) over.push(story);
      else taken.push(...takeStories([story], 1, shown));
    left = over;
  }
  taken.push(...takeStories(stories, max - taken.length, shown, shown.has));
  const more = new Set(taken.slice(list.length));
  return [...list, ...new Set(stories.filter((story) => more.has(story)))];
}

/**
 * Takes stories from each group in turn, the nearest group first and evenly among outlets. News of all groups
 * comes before their roundups and opinion. A later group gets its turn only when the earlier ones have no
 * stories left.
 */
export function takeInOrder(
  groups: readonly (readonly FrontStory[])[],
  max: number,
  shown: Shown,
  list: readonly FrontStory[] = [],
): FrontStory[] {
  const [news, rest] = [
    groups.map((group) => group.filter(isNews)),
    groups.map((group) => group.filter((story) => !isNews(story))),
  ];
  return [...news, ...rest].reduce<FrontStory[]>(
    (taken, group) => takeEvenly(group, max, shown, taken),
    [...list],
  );
}
