import { canonicalLink } from '@/lib/news/find/address/canonical-link';
import { wordsOf } from '@/lib/news/local/words-of';
import type { NewsItem } from '@/lib/news/news-item';

const fewestWords = 4;

/** None for a title so short that different stories may have it. */
function titleMark(title: string): string[] {
  const words = wordsOf(title);
  return words.length < fewestWords ? [] : [`title ${words.join(' ')}`];
}

export function storyMarks(item: NewsItem): string[] {
  const links = [item.link, ...(item.also ?? []).map(({ link }) => link)];
  const story = item.story ? [`story ${item.story}`] : [];
  return [`id ${item.source} ${item.id}`, ...story, ...links.map(canonicalLink), ...titleMark(item.title)];
}

export type Shown = {
  has: (item: NewsItem) => boolean;
  add: (item: NewsItem) => void;
};

export function nothingShown(): Shown {
  const marks = new Set<string>();
  return {
    has: (item) => storyMarks(item).some((mark) => marks.has(mark)),
    add: (item) => {
      for (const mark of storyMarks(item)) marks.add(mark);
    },
  };
}
