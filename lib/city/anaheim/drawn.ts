import type { CalledMotif } from '@/lib/city/city-type';
import { tiles } from './tiles';

type TileName = keyof typeof tiles;

/** Phrases that name something else than what they would be drawn by. */
const misleading: Partial<Record<TileName, readonly string[]>> = {
  citrus: [
    'orange county',
    'orange coast',
    'orange unified',
    'orange city council',
    'orange police',
    'city of orange',
    'in orange',
    'agent orange',
    'orange line',
  ],
  houses: [
    'white house',
    'house committee',
    'house republicans',
    'house democrats',
    'house speaker',
    'house panel',
    'house bill',
    'house vote',
    'house votes',
    'house passes',
    'house members',
    'movie house',
    'opera house',
    'full house',
    'in house',
    'home run',
    'home runs',
    'nursing home',
    'funeral home',
    'home depot',
    'home opener',
  ],
  rink: ['ice cream', 'ice age', 'ice agents', 'ice raid', 'ice raids'],
  arch: [
    'early stage',
    'stage 4',
    'world stage',
    'at play',
    'fair play',
    'play ball',
    'police station',
    'gas station',
    'fire station',
    'power station',
  ],
  books: ['by the book', 'school board', 'book value'],
  ball: ['los angeles', 'hells angels', 'hell s angels'],
  waves: ['sea change'],
  market: [
    'stock market',
    'stock markets',
    'job market',
    'housing market',
    'labor market',
    'bond market',
    'market share',
  ],
  shop: ['shopping spree'],
  freeway: ['wall street', 'sesame street', 'main street'],
  hall: ['record hall', 'hall of fame'],
  drop: ['hot water', 'watergate'],
};

/** Motifs, and the words of a headline that call for each, with commas between them; the first motif wins. */
export function called(table: Partial<Record<TileName, string>>): CalledMotif[] {
  return Object.entries(table).map(([name, words]) => ({
    words: words.split(', '),
    motif: tiles[name as TileName],
    ...(misleading[name as TileName] && { except: misleading[name as TileName] }),
  }));
}
