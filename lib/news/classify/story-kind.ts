import type { ForSale, StoryKind } from '@/lib/city/schema/news';
import {
  conceptsIn,
  evidenceOf,
  placeEvidence,
  plainText,
  type Readable,
} from '@/lib/news/classify/evidence';
import { chancesOf, kindModel, leadModel, spanishModel, sumsOf } from '@/lib/news/classify/model';
import { ownLabel } from '@/lib/news/classify/own-labels';
import { spanishEvidence, wordlessEvidence } from '@/lib/news/classify/spanish-evidence';
import { isByOfficial, mayBeNews } from '@/lib/news/classify/voice';
import { isInSpanish } from '@/lib/news/in-spanish';
import { isNear, type NewsItem, type Place } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

/** Minimum probability of a kind other than news. It is higher for commerce, because readers never see those items. */
const MIN_PROBABILITY = { usual: 0.5, commerce: 0.85, spanishCommerce: 0.75 };
/** A publisher's single tag is used only if its kind has at least this probability. */
const MIN_TAGGED_PROBABILITY = 0.2;
/** Items that are at least this likely to be ads are kept off the picture wall. */
const MIN_SALE_PROBABILITY = 0.15;

type Seen = { chances: ReadonlyMap<string, number>; prominence: number; inSpanish: boolean };

const assessments = new Map<FeedKey | undefined, WeakMap<Readable, Seen>>();

function readEnglish(item: Readable, feedKey?: FeedKey): Seen {
  const evidence = evidenceOf(item, feedKey);
  const [prominence = 0] = sumsOf(evidence, leadModel);
  return { chances: chancesOf(evidence, kindModel), prominence, inSpanish: false };
}

/**
 * Rates a Spanish item's prominence without its words, because the model was trained on English and would misread `a`
 * and `sin`, which are words of both languages.
 */
function readSpanish(item: Readable, feedKey?: FeedKey): Seen {
  const [prominence = 0] = sumsOf(wordlessEvidence(item, feedKey), leadModel);
  return { chances: chancesOf(spanishEvidence(item), spanishModel), prominence, inSpanish: true };
}

/** Rates an item, cached per section. A city's own word lists are left out, so that cities can share the result. */
function assess(item: Readable, feedKey?: FeedKey): Seen {
  const ofSection = assessments.get(feedKey) ?? new WeakMap<Readable, Seen>();
  const before = ofSection.get(item);
  if (before) return before;
  const now = isInSpanish(item) ? readSpanish(item, feedKey) : readEnglish(item, feedKey);
  assessments.set(feedKey, ofSection.set(item, now));
  return now;
}

function likeliest({ chances, inSpanish }: Seen): StoryKind {
  const [[kind, chance] = ['news', 0] as const] = [...chances].toSorted((one, other) => other[1] - one[1]);
  const sale = inSpanish ? MIN_PROBABILITY.spanishCommerce : MIN_PROBABILITY.commerce;
  return chance >= (kind === 'commerce' ? sale : MIN_PROBABILITY.usual) ? (kind as StoryKind) : 'news';
}

type KindContext = { feedKey?: FeedKey; forSale?: ForSale; voice?: NewsItem['voice'] };

/**
 * Returns 'calendar' for a calendar entry, 'commerce' if the title or a category contains one of the city's sale words,
 * else the kind that the publisher's labels give, else 'opinion' for the opinion section and for officials' columns,
 * else the likeliest kind; 'news' when in doubt. News by a government, a company or a community source becomes
 * 'service' unless mayBeNews accepts it.
 */
export function storyKind(item: Readable & Pick<NewsItem, 'calendar'>, context: KindContext = {}): StoryKind {
  const { feedKey, voice, forSale: { words = [], allow = [] } = {} } = context;
  if (item.calendar) return 'calendar';
  const text = plainText([item.title, item.category, ...(item.categories ?? [])].join(' '));
  const says = (word: string) => text.includes(plainText(word));
  if (words.some(says) && !allow.some(says)) return 'commerce';
  const seems = (kind: StoryKind) => (assess(item, feedKey).chances.get(kind) ?? 0) >= MIN_TAGGED_PROBABILITY;
  const label = ownLabel(item, seems);
  if (label && !(label === 'commerce' && allow.some(says))) return label;
  if (feedKey === 'opinion' || isByOfficial(item)) return 'opinion';
  const kind = likeliest(assess(item, feedKey));
  const isReport = kind === 'news' || kind === 'hard';
  return isReport && !mayBeNews(item.title, voice) ? 'service' : kind;
}

/**
 * Log-odds subtracted from distant stories about sports, and about demands and plans (`wish`), most of which come to
 * nothing.
 */
const softness = { concepts: ['wish', 'sport'], points: 3 };

/**
 * Returns the log-odds that an editor would lead a front page with a story from `place`. Any news from the
 * town or county can lead, so for those it returns the log-odds that the story is news. Farther away, a model
 * trained on labeled examples decides.
 */
export function prominenceOf(item: Readable, feedKey: FeedKey | undefined, place: Place): number {
  const { chances, prominence } = assess(item, feedKey);
  if (isNear(place)) {
    const news = (chances.get('news') ?? 0) + (chances.get('hard') ?? 0);
    const chance = Math.min(0.999, Math.max(0.001, news));
    return Math.log(chance / (1 - chance));
  }
  const [there = 0] = sumsOf(placeEvidence(place), leadModel);
  const [always = 0] = sumsOf([], leadModel);
  const about = conceptsIn(item.title);
  const isAll = place.reach === 'region' && !place.isNeighbor;
  const isSoft = !isAll && softness.concepts.some((concept) => about.has(concept));
  return prominence + there - always - (isSoft ? softness.points : 0);
}

/**
 * Whether a title asks a question or addresses the reader ("what you need to know"). The day's main news rarely does.
 */
export function speaksToReader(title: string): boolean {
  return /[?¿]/.test(title) || /(?<!\p{L})(?:you|your|yours|usted|ustedes)(?!\p{L})/u.test(plainText(title));
}

const grim = ['death', 'violence', 'crime', 'disaster', 'accident', 'illness', 'war'];

/** Whether a story is about harm, so that a cheerful drawing beside it would be wrong. True when in doubt. */
export function isGrim(item: Readable & Pick<NewsItem, 'kind'>): boolean {
  if (item.kind === 'hard' || item.kind === 'obituaries') return true;
  const about = conceptsIn(`${item.title} ${item.description}`);
  return grim.some((concept) => about.has(concept));
}

/** Whether a headline may be an unlabeled ad. True when in doubt. */
export function maySell(item: Readable, feedKey?: FeedKey): boolean {
  if (/\$\d/.test(item.title) || conceptsIn(item.title).has('sale')) return true;
  return (assess(item, feedKey).chances.get('commerce') ?? 0) >= MIN_SALE_PROBABILITY;
}
