import type { FrontStory } from '@/lib/front/front-page';
import { canonicalLink } from '@/lib/news/canonical-link';
import { placeWords } from '@/lib/news/local/place-words';
import type { NewsItem } from '@/lib/news/news-item';

const fewestWords = 4;

/** None for a title so short that different stories may have it. */
function titleMark(title: string): string[] {
  const words = placeWords(title);
  return words.length < fewestWords ? [] : [`title ${words.join(' ')}`];
}

function storyMarks(item: NewsItem): string[] {
  const links = [item.link, ...(item.also ?? []).map(({ link }) => link)];
  const story = item.story ? [`story ${item.story}`] : [];
  return [`id ${item.source} ${item.id}`, ...story, ...links.map(canonicalLink), ...titleMark(item.title)];
}

export type Shown = {
  /** The story itself. */
  has: (item: NewsItem) => boolean;
  /** The story, or one too much alike for one page. */
  hasLike: (item: NewsItem) => boolean;
  add: (item: NewsItem) => void;
};

export function nothingShown(): Shown {
  const shown = new Set<string>();
  // Each list of a page asks for the same stories again.
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

/** At most `most` that the page does not show yet, by `has`; marks them as shown. */
export function takeStories(
  stories: readonly FrontStory[],
  most: number,
  shown: Shown,
  has = shown.hasLike,
): FrontStory[] {
  const taken: FrontStory[] = [];
  for (const story of stories) {
    if (taken.length === most) break;
    if (has(story.item)) continue;
    shown.add(story.item);
    taken.push(story);
  }
  return taken;
}

/** Of a list that is too short for thirds. */
const mostOfShortest = 2;

/**
 * As takeStories, in the given order, and no outlet has over a third of all, `list` included, while others have news.
 * Stories too much alike fill up what else would be shorter.
 */
export function takeEvenly(
  stories: readonly FrontStory[],
  most: number,
  shown: Shown,
  list: readonly FrontStory[] = [],
): FrontStory[] {
  const taken = [...list];
  const ofOutlet = (name: string) => taken.filter(({ item }) => item.source === name).length;
  const third = Math.min(most, Math.max(mostOfShortest, Math.floor(most / 3)));
  // Where the others have no more, one at a time.
  let left = stories;
  for (let mostOfOne = third; left.length > 0 && taken.length < most; mostOfOne++) {
    const over: FrontStory[] = [];
    for (const story of left)
      if (taken.length >= most) break;
      else if (ofOutlet(story.item.source) >= mostOfOne) over.push(story);
      else taken.push(...takeStories([story], 1, shown));
    left = over;
  }
  taken.push(...takeStories(stories, most - taken.length, shown, shown.has));
  const more = new Set(taken.slice(list.length));
  return [...list, ...new Set(stories.filter((story) => more.has(story)))];
}
