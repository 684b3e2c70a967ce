import type { FrontWeights } from '@/lib/city/schema/news';

export const defaultWeights: FrontWeights = {
  leads: {
    town: { from: 0.4, why: 'what nobody else puts first' },
    county: { from: 0.4, why: 'the neighbors, and who governs them' },
    region: { from: 0.4, why: 'a drive away: heat, quakes, courts' },
    state: { from: 0.6, why: 'its laws are ours' },
    elsewhere: { from: 0.5, why: 'only what everybody will talk about' },
  },
  outlet: { points: 2, most: 2, why: 'what several newsrooms report matters' },
  newsroom: { points: 4, why: 'its editors have chosen it for our readers' },
  halfLife: { hours: 12, why: 'a morning’s story is still good in the evening' },
  freshFor: { hours: 24, why: 'yesterday’s paper' },
  nearFor: { hours: 36, why: 'the county has less news, and nobody else tells it' },
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
