import type { City } from '@/lib/city/city-type';
import { authors } from './authors';
import { blog } from './blog';
import { books } from './books';
import { brand } from './brand';
import { contact } from './contact';
import { events } from './events';
import { faq } from './faq';
import { feeds } from './feeds';
import { adPictures, frontBlocks, radio } from './front-blocks';
import { local } from './local';
import { notices } from './notices';
import { partners } from './partners';
import { resources } from './resources';
import { robots } from './robots';
import { sections } from './sections';
import { tiles } from './tiles';

/** Anaheim, California: the answers to every question of the City type. */
export const anaheim: City = {
  name: 'Anaheim',
  state: 'California',
  region: 'US-CA',
  latitude: 33.8366,
  longitude: -117.9143,
  timeZone: 'America/Los_Angeles',
  locale: 'en-US',
  siteTitle: 'Anaheim City News',
  nameplate: ['Anaheim', 'City News'],
  motto: 'Headlines, events and community',
  promise: 'Local news, events and information for Anaheim.',
  description:
    'Local news headlines from named sources, with links to the full stories, plus events, community resources and guides for Anaheim, California.',
  keywords: [
    'Anaheim news',
    'Anaheim California',
    'Orange County news',
    'Anaheim events',
    'Anaheim community',
  ],
  banner: 'Part of a network of 3,000 local publications',
  email: 'editor@anaheimcitynews.example',
  robotName: 'AnaheimNewsBot',
  elsewhere: [
    { name: 'City of Anaheim', href: 'https://www.anaheim.net/' },
    { name: 'Anaheim Public Library', href: 'https://www.anaheim.net/library' },
    { name: 'Orange County Transportation Authority', href: 'https://www.octa.net/' },
    { name: 'Visit Anaheim', href: 'https://www.visitanaheim.org/' },
  ],
  resources,
  donation: { name: 'Orange County Community Foundation', url: 'https://www.oc-cf.org/' },
  learn: [
    {
      year: '1857',
      title: 'The city and its history',
      text: 'From a wine colony near the Santa Ana River to the most populous city in Orange County.',
      href: 'https://en.wikipedia.org/wiki/Anaheim,_California',
    },
    {
      year: '1955',
      title: 'Disneyland Park',
      text: 'How 160 acres of orange and walnut groves became a theme park in one year.',
      href: 'https://en.wikipedia.org/wiki/Disneyland',
    },
    {
      year: '1966',
      title: 'Angel Stadium',
      text: 'Home of the Angels since 1966 and one of the oldest ballparks in the major leagues.',
      href: 'https://en.wikipedia.org/wiki/Angel_Stadium',
    },
  ],
  blog,
  brand,
  drawings: Object.values(tiles),
  robots,
  faq,
  contact,
  books,
  partners,
  adPictures,
  radio,
  frontBlocks,
  sections,
  feeds,
  events,
  authors,
  notices,
  local,
};
