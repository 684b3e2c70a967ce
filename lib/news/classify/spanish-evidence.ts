import { stemmer } from '@orama/stemmers/spanish';
import { memoize } from '@/lib/base/cache';
import {
  aboutOf,
  conceptReader,
  plainText,
  type Readable,
  sectionEvidence,
  shapeOf,
  tokensOf,
} from '@/lib/news/classify/evidence';
import concepts from '@/lib/news/models/spanish-concepts.json' with { type: 'json' };
import type { FeedKey } from '@/lib/sections';

const stemOf = memoize(20_000, (word) => stemmer(word));

const conceptsOf = conceptReader(concepts);

/** Matches verbs in the first person plural ("debemos", "nos jugamos"), which are typical of opinion pieces. */
const WE = /(?:[aei]mos)$/;

/** Returns the features of a Spanish item: stems of its title, concepts and shape. */
export function spanishEvidence({ title }: Pick<Readable, 'title'>): readonly string[] {
  const tokens = tokensOf(plainText(title));
  const stems = tokens.map(stemOf);
  const pairs = stems.slice(1).map((stem, at) => `t ${stems[at]} ${stem}`);
  const all = [...stems.map((stem) => `t ${stem}`), ...pairs, `first ${stems[0]}`];
  const own = tokens.flatMap(conceptsOf);
  const first = conceptsOf(tokens[0] ?? '').map((concept) => `starts ${concept}`);
  const about = [...aboutOf('about', tokens), ...own.map((concept) => `of ${concept}`), ...first];
  return [
    ...new Set([
      ...all,
      ...about,
      tokens.some((token) => WE.test(token)) ? 'we' : 'not we',
      ...shapeOf(title),
    ]),
  ];
}

/**
 * Returns features that do not depend on the language, so that an English model can rate Spanish items: concepts, shape
 * and section.
 */
export function wordlessEvidence({ title, description }: Readable, feedKey?: FeedKey): readonly string[] {
  const [inTitle, inText] = [title, description].map((text) => tokensOf(plainText(text)));
  const about = [...aboutOf('about', inTitle ?? []), ...aboutOf('tells', inText ?? [])];
  return [...new Set([...about, ...shapeOf(title), sectionEvidence(feedKey)])];
}
