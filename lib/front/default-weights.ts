import type { FrontWeights } from '@/lib/city/schema/news';

const soft = 'soft news waits while there is hard news';

export const defaultWeights: FrontWeights = {
  place: {
    town: { points: 6, why: 'what nobody else puts first' },
    county: { points: 5, why: 'the neighbors, and who governs them' },
    region: { points: 3, why: 'a drive away: commutes, fires, courts' },
    state: { points: 1.5, why: 'its laws are ours' },
    elsewhere: { points: 0, why: 'others tell it better' },
  },
  section: {
    'local-news': { points: 1.5, why: 'the reason to come here' },
    politics: { points: 0.5, why: 'what is decided for the reader' },
    'national-news': { points: 0.5, why: 'what everybody will talk about' },
    'world-news': { points: 0.25, why: 'as the nation, a step further off' },
    health: { points: 0, why: 'useful, seldom urgent' },
    business: { points: 0, why: 'useful, seldom urgent' },
    technology: { points: -2, why: 'a trade of its own' },
    automotive: { points: -2, why: 'a trade of its own' },
    sports: { points: -2, why: 'has its readers, and its page' },
    arts: { points: -2, why: soft },
    'real-estate': { points: -3, why: soft },
    opinion: { points: -3, why: 'news first, then what to think of it' },
    food: { points: -3, why: soft },
    lifestyle: { points: -3, why: soft },
    archives: { points: -4, why: 'keeps until tomorrow' },
    events: { points: -4, why: 'has its own page' },
  },
  kind: {
    news: { points: 1, why: 'councils, courts, schools, money: what a paper is for' },
    hard: { points: 1, why: 'what happened' },
    sport: { points: -2, why: 'has its readers, and its page' },
    feature: { points: -1, why: soft },
    service: { points: -2, why: 'helps, but is no news' },
    event: { points: -3, why: 'an announcement' },
    opinion: { points: -4, why: 'news first, then what to think of it' },
    roundup: { points: -4, why: 'of others, and told again' },
    obituaries: { points: -4, why: 'a list' },
    calendar: { points: -5, why: 'a list' },
    commerce: { points: -8, why: 'wants to sell' },
  },
  outlet: { points: 0.75, most: 3, why: 'what several newsrooms report matters' },
  excerpt: { points: 0.5, why: 'a bare headline is half a story' },
  halfLife: {
    usual: { hours: 8, why: 'from breakfast to the end of work' },
    hard: { hours: 6, why: 'the next report is on its way' },
    feature: { hours: 16, why: 'as good tomorrow' },
  },
  freshHours: { hours: 24, why: 'yesterday’s paper' },
  neverFirst: ['events', 'archives', 'food', 'lifestyle', 'real-estate', 'opinion'],
  neverLead: ['feature', 'calendar', 'event', 'commerce', 'roundup', 'obituaries', 'opinion', 'service'],
};
