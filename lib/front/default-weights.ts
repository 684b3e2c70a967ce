import type { FrontWeights } from '@/lib/city/schema/news';

export const defaultWeights: FrontWeights = {
  leads: {
    town: { from: 0.4, why: 'what nobody else puts first' },
    county: { from: 0.4, why: 'the neighbors, and who governs them' },
    region: { from: 0.3, why: 'a drive away: heat, quakes, courts' },
    state: { from: 0.65, why: 'its laws are ours' },
    elsewhere: { from: 0.65, why: 'only what everybody will talk about' },
  },
  outlet: { points: 1, most: 2, why: 'what several newsrooms report matters' },
  place: { points: 1.5, why: 'the state before the nation, and both before a neighbor’s brief' },
  halfLife: { hours: 96, why: 'what is likelier to matter leads, not what is newer' },
  freshFor: { hours: 36, why: 'yesterday’s paper' },
  nearFor: { hours: 48, why: 'the county has less news, and nobody else tells it' },
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
