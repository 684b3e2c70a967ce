import type { FrontWeights } from '@/lib/city/schema/news';

export const defaultWeights: FrontWeights = {
  leads: {
    town: { from: 0.4, why: 'no other outlet leads with it' },
    county: { from: 0.4, why: 'neighboring towns and the county government' },
    region: { from: 0.3, why: 'a drive away: heat, earthquakes, courts' },
    state: { from: 0.65, why: 'its laws apply here' },
    elsewhere: { from: 0.65, why: 'only news that everybody will talk about' },
  },
  outlet: { points: 1, most: 2, why: 'a story that several newsrooms report matters' },
  place: { points: 1.5, why: 'state news first, then the nation’s, then a neighboring town’s' },
  halfLife: { hours: 96, why: 'likelihood counts more than age' },
  freshFor: { hours: 36, why: 'older stories were in yesterday’s paper' },
  nearFor: { hours: 48, why: 'the county has less news, and few other outlets report it' },
  neverFirst: ['events', 'archives', 'food', 'lifestyle', 'real-estate', 'opinion', 'arts', 'sports'],
  neverLead: [
    'calendar',
    'event',
    'commerce',
    'roundup',
    'obituaries',
    'opinion',
    'feature',
    'sport',
    'service',
  ],
};
