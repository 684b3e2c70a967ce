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
import { isInSpanish } from '@/lib/news/in-spanish';
import type { NewsItem, Place } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

/** Less likely than this, a kind is not told apart from news; what is for sale is not shown at all. */
const sureFrom = { usual: 0.5, commerce: 0.85, spanishCommerce: 0.75 };
/** What may be for sale keeps off the picture wall. */
const saleFrom = 0.15;

type Seen = { chances: ReadonlyMap<string, number>; prominence: number; inSpanish: boolean };

const known = new Map<FeedKey | undefined, WeakMap<Readable, Seen>>();

function readEnglish(item: Readable, feedKey?: FeedKey): Seen {
  const evidence = evidenceOf(item, feedKey);
  const [prominence = 0] = sumsOf(evidence, leadModel);
  return { chances: chancesOf(evidence, kindModel), prominence, inSpanish: false };
}

/** By a model of its own; whether it leads by what the other knows without words, since `a` and `sin` are words of both. */
function readSpanish(item: Readable, feedKey?: FeedKey): Seen {
  const [prominence = 0] = sumsOf(wordlessEvidence(item, feedKey), leadModel);
  return { chances: chancesOf(spanishEvidence(item), spanishModel), prominence, inSpanish: true };
}

/** By section, of what no city's own words change: a shared feed's stories are the same in each city. */
function seen(item: Readable, feedKey?: FeedKey): Seen {
  const ofSection = known.get(feedKey) ?? new WeakMap<Readable, Seen>();
  const before = ofSection.get(item);
  if (before) return before;
  const now = isInSpanish(item) ? readSpanish(item, feedKey) : readEnglish(item, feedKey);
  known.set(feedKey, ofSection.set(item, now));
  return now;
}

function likeliest({ chances, inSpanish }: Seen): StoryKind {
  const [[kind, chance] = ['news', 0] as const] = [...chances].toSorted((one, other) => other[1] - one[1]);
  const sale = inSpanish ? sureFrom.spanishCommerce : sureFrom.commerce;
  return chance >= (kind === 'commerce' ? sale : sureFrom.usual) ? (kind as StoryKind) : 'news';
}

type KindContext = { feedKey?: FeedKey; forSale?: ForSale };

/** As its publisher labels it, else what its evidence makes likely; 'news' when in doubt. */
export function storyKind(item: Readable & Pick<NewsItem, 'calendar'>, context: KindContext = {}): StoryKind {
  const { feedKey, forSale: { words = [], allow = [] } = {} } = context;
  if (item.calendar) return 'calendar';
  const text = plainText([item.title, item.category, ...(item.categories ?? [])].join(' '));
  const says = (word: string) => text.includes(plainText(word));
  if (words.some(says) && !allow.some(says)) return 'commerce';
  const label = ownLabel(item);
  if (label && !(label === 'commerce' && allow.some(says))) return label;
  if (feedKey === 'opinion') return 'opinion';
  return likeliest(seen(item, feedKey));
}

/** Farther off, a wish and a game are worth so many points less: of what people ask for, most never comes. */
const softness = { concepts: ['wish', 'sport'], points: 3 };

/**
 * The log-odds that an editor would lead a front page with a story that plays there. Near home that is any news, be it
 * of a fire or a council; farther off only what everybody will talk about, as labeled examples show.
 */
export function prominenceOf(item: Readable, feedKey: FeedKey | undefined, place: Place): number {
  const { chances, prominence } = seen(item, feedKey);
  const news = (chances.get('news') ?? 0) + (chances.get('hard') ?? 0);
  const chance = Math.min(0.999, Math.max(0.001, news));
  const oddsOfNews = Math.log(chance / (1 - chance));
  if (place.reach === 'town' || place.reach === 'county') return oddsOfNews;
  const [there = 0] = sumsOf(placeEvidence(place), leadModel);
  const [always = 0] = sumsOf([], leadModel);
  const about = conceptsIn(item.title);
  const isAll = place.reach === 'region' && !place.isNeighbor;
  const isSoft = !isAll && softness.concepts.some((concept) => about.has(concept));
  const odds = prominence + there - always - (isSoft ? softness.points : 0);
  return oddsOfNews < 0 ? Math.min(odds, oddsOfNews) : odds;
}

/** A question, or words to the reader ("what you need to know"): advice or talk, hardly ever the day's news. */
export function speaksToReader(title: string): boolean {
  return /[?¿]/.test(title) || /(?<!\p{L})(?:you|your|yours|usted|ustedes)(?!\p{L})/u.test(plainText(title));
}

const grim = ['death', 'violence', 'crime', 'disaster', 'accident', 'illness', 'war'];

/** Whether headline or text is about harm: too grave for a cheerful drawing. When in doubt, yes. */
export function isGrim(item: Readable & Pick<NewsItem, 'kind'>): boolean {
  if (item.kind === 'hard' || item.kind === 'obituaries') return true;
  const about = conceptsIn(`${item.title} ${item.description}`);
  return grim.some((concept) => about.has(concept));
}

/** Whether a headline may be an ad, though nothing labels it as one. When in doubt, yes. */
export function maySell(item: Readable, feedKey?: FeedKey): boolean {
  if (/\$\d/.test(item.title) || conceptsIn(item.title).has('sale')) return true;
  return (seen(item, feedKey).chances.get('commerce') ?? 0) >= saleFrom;
}
