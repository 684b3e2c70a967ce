import {
  countText,
  nameShare,
  noWords,
  rarity,
  reportWords,
  stem,
  tally,
  type Vector,
  vectorOf,
  type Word,
  type WordCounts,
} from '@/lib/news/clusters/words';
import { comparedTitle } from '@/lib/news/compared-title';
import type { NewsItem } from '@/lib/news/news-item';

const states =
  'alabama alaska arizona arkansas california carolina colorado connecticut dakota delaware florida georgia hampshire hawaii idaho illinois indiana iowa jersey kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada mexico ohio oklahoma oregon pennsylvania rhode tennessee texas utah vermont virginia washington wisconsin wyoming york nj ny';
const holidays = 'christmas thanksgiving halloween easter memorial year';
const partsOfNames = 'north south east west new park street avenue school st county city police';

/** Names that do not locate an event: two shootings in Kansas at Christmas are not necessarily the same one. */
const namesOfNoPlace: readonly string[] = `${states} ${holidays} ${partsOfNames}`.split(' ');

export type Profile = {
  /** Words of the title (double weight) and the description. */
  all: Vector;
  title: Vector;
  description: Vector;
  names: Vector;
  titleNames: Vector;
  numbers: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  weekdays: ReadonlySet<string>;
  /** Names of streets, such as "lincoln" for Lincoln Avenue. */
  streets: ReadonlySet<string>;
  length: number;
  /** Whether the story is about a violent crime. Stories about different crimes resemble each other. */
  isCrime: boolean;
  /** Whether the story is an explainer, guide, review or opinion. It is not grouped with the news itself. */
  isAngle: boolean;
  isWomens: boolean;
  isMens: boolean;
};

type ItemWords = {
  title: readonly Word[];
  description: readonly Word[];
  weekdays: readonly string[];
  streets: readonly string[];
};

const STREET =
  /(\p{Lu}[\p{L}.'’-]+|\d+(?:st|nd|rd|th)) (?:Street|St\.?|Avenue|Ave\.?|Boulevard|Blvd\.?|Road|Rd\.?|Drive|Lane|Highway|Parkway)(?![\p{L}])/gu;

const crime = /^(?:shot|shoot|gunman|gunmen|gunfir|murder|homicid|kill|stab)/;
const angle =
  /\b(?:what (?:we|to) know|what you need to know|what parents|things to know|need to know|explain(?:er|ed|s)|guides?|how to|to the test|reviews?|analysis|opinion|editorial|column|commentary|essay|q&a|interview|timeline|gallery|photos|in pictures|recap|takeaways|reasons|tips|lessons|breaks down)\b/i;
const noPlaces = new Set(namesOfNoPlace.map(stem));

type Text = Pick<NewsItem, 'title' | 'description'>;

/** Returns the words, weekdays and street names of an item, from which toProfile() makes a profile. */
export function itemWords(text: Text): ItemWords {
  const [title, description] = [reportWords(text.title), reportWords(text.description)];
  return {
    title: title.words,
    description: description.words,
    weekdays: [...title.weekdays, ...description.weekdays],
    streets: [...`${text.title} ${text.description}`.matchAll(STREET)].map(([, name = '']) =>
      name.toLowerCase(),
    ),
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

/** Returns the features by which stories are compared. The title alone decides `isAngle`, `isWomens` and `isMens`. */
export function toProfile(ofTitle: string, words: ItemWords, counts: WordCounts): Profile {
  const { title, description, weekdays, streets } = words;
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
    streets: new Set(streets),
    length: all.length,
    isCrime: stems.some((stem) => crime.test(stem)),
    isAngle: angle.test(ofTitle),
    isWomens: /\bwomen['’]?s\b/i.test(ofTitle),
    isMens: /\bmen['’]?s\b/i.test(ofTitle),
  };
}

/** Adds the items' words to `counts`. */
export function countItems(items: readonly NewsItem[], counts: WordCounts = noWords()): WordCounts {
  for (const item of items) {
    const { title, description } = itemWords({ ...item, title: comparedTitle(item) });
    countText(counts, [...title, ...description]);
  }
  return counts;
}
