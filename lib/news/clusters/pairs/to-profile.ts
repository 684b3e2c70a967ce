import { namesOfNoPlace } from '@/lib/news/clusters/words/not-places';
import { type Word, wordsOf } from '@/lib/news/clusters/words/read-words';
import { stem } from '@/lib/news/clusters/words/stem';
import { nameShare, rarity, type WordCounts } from '@/lib/news/clusters/words/word-counts';
import { tally, type Vector, vectorOf } from '@/lib/news/clusters/words/word-vector';
import type { NewsItem } from '@/lib/news/news-item';

export type Profile = {
  /** Words of title (twice) and description. */
  all: Vector;
  title: Vector;
  description: Vector;
  names: Vector;
  titleNames: Vector;
  numbers: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  weekdays: ReadonlySet<string>;
  length: number;
  /** Violent crime: such stories sound alike. */
  isCrime: boolean;
  /** An explainer, guide, test or opinion: the news is in another story. */
  isAngle: boolean;
  isWomens: boolean;
  isMens: boolean;
};

export type ItemWords = { title: readonly Word[]; description: readonly Word[]; weekdays: readonly string[] };

const crime = /^(?:shot|shoot|gunman|gunmen|gunfir|murder|homicid|kill|stab)/;
const angle =
  /\b(?:what (?:we|to) know|what you need to know|what parents|things to know|need to know|explain(?:er|ed|s)|guides?|how to|to the test|reviews?|analysis|opinion|editorial|column|commentary|essay|q&a|interview|timeline|gallery|photos|in pictures|recap|takeaways|reasons|tips|lessons|breaks down)\b/i;
const noPlaces = new Set(namesOfNoPlace.map(stem));

type Text = Pick<NewsItem, 'title' | 'description'>;

export function itemWords(text: Text): ItemWords {
  const [title, description] = [wordsOf(text.title), wordsOf(text.description)];
  return {
    title: title.words,
    description: description.words,
    weekdays: [...title.weekdays, ...description.weekdays],
  };
}

function namesIn(words: readonly Word[], counts: WordCounts): Vector {
  const names = new Map<string, number>();
  for (const { stem, capital } of words) {
    const share = nameShare(counts, stem);
    if (capital && share > 0.5 && !/^\d/.test(stem) && !noPlaces.has(stem))
      names.set(stem, rarity(counts, stem) * share);
  }
  return names;
}

function pairsIn(words: readonly Word[]): string[] {
  return words.slice(1).map(({ stem }, before) => `${words[before]?.stem} ${stem}`);
}

export function toProfile(ofTitle: string, words: ItemWords, counts: WordCounts): Profile {
  const { title, description, weekdays } = words;
  const all = [...title, ...description];
  const stems = all.map((word) => word.stem);
  return {
    all: vectorOf(tally(description, title), counts),
    title: vectorOf(tally(title), counts),
    description: vectorOf(tally(description), counts),
    names: namesIn(all, counts),
    titleNames: namesIn(title, counts),
    numbers: new Set(stems.filter((stem) => /^\d/.test(stem))),
    pairs: new Set([...pairsIn(title), ...pairsIn(description)]),
    weekdays: new Set(weekdays),
    length: all.length,
    isCrime: stems.some((stem) => crime.test(stem)),
    isAngle: angle.test(ofTitle),
    isWomens: /\bwomen['’]?s\b/i.test(ofTitle),
    isMens: /\bmen['’]?s\b/i.test(ofTitle),
  };
}
