import type { MotifName } from '@/lib/city/drawings/tiles';

/** Phrases that name something else than what they would be drawn by, true of any American paper. */
export const misleading: Partial<Record<MotifName, string>> = {
  citrus: 'agent orange, orange line',
  houses:
    'white house, house committee, house republicans, house democrats, house speaker, house panel, house bill, ' +
    'house vote, house votes, house passes, house members, movie house, opera house, full house, in house, home run, ' +
    'home runs, nursing home, funeral home, home depot, home opener',
  rink: 'ice cream, ice age, ice agents, ice raid, ice raids',
  arch:
    'early stage, stage 4, world stage, at play, fair play, play ball, police station, gas station, fire station, ' +
    'power station',
  books: 'by the book, school board, book value',
  waves: 'sea change',
  market: 'stock market, stock markets, job market, housing market, labor market, bond market, market share',
  shop: 'shopping spree',
  freeway: 'wall street, sesame street, main street',
  hall: 'record hall, hall of fame',
  drop: 'hot water, watergate',
};
