import type { City } from '@/lib/city/city-type';
import { tiles } from './tiles';

/** One sentence on each section, and the drawings that stand in for missing pictures. */
export const sections: City['sections'] = {
  'local-news': {
    sentence:
      'What happens between the Santa Ana River and the hills: streets, schools, parks and the people who keep them going.',
    pictures: [...tiles.market, ...tiles.drop, ...tiles.mountains, ...tiles.books, ...tiles.citrus],
  },
  'national-news': {
    sentence: 'The country’s news, from newsrooms that send reporters to see for themselves.',
    pictures: [...tiles.freeway, ...tiles.hall, ...tiles.mountains, ...tiles.radio],
  },
  'world-news': {
    sentence: 'The world beyond the county line, for a city with family in most of it.',
    pictures: [...tiles.waves, ...tiles.mountains, ...tiles.tiles, ...tiles.arch],
  },
  politics: {
    sentence: 'Council, county, Sacramento and Washington: who decides, and how to be heard.',
    pictures: [...tiles.hall, ...tiles.freeway, ...tiles.arch, ...tiles.river],
  },
  business: {
    sentence:
      'Work, money and the companies on both sides of the freeway, from the resort to the corner shop.',
    pictures: [...tiles.skyline, ...tiles.panels, ...tiles.tiles, ...tiles.cup, ...tiles.houses],
  },
  technology: {
    sentence: 'New tools and what they change, told for people who have to live with them.',
    pictures: [...tiles.panels, ...tiles.radio, ...tiles.tiles, ...tiles.skyline],
  },
  automotive: {
    sentence:
      'Cars, charging, rails and the current that drives them, in a city that owns its electric company.',
    pictures: [...tiles.freeway, ...tiles.panels, ...tiles.palms, ...tiles.river],
  },
  'real-estate': {
    sentence: 'Bungalows, towers and the rules between them: what is built, sold and rented here.',
    pictures: [...tiles.houses, ...tiles.skyline, ...tiles.shop, ...tiles.mountains],
  },
  health: {
    sentence: 'Care, clean air and good habits, with the clinics and the numbers to call.',
    pictures: [...tiles.petals, ...tiles.shade, ...tiles.river, ...tiles.pool],
  },
  sports: {
    sentence:
      'From the stadium and the arena to the pool at the end of the street: who plays in town, and where to join them.',
    pictures: [
      ...tiles.stadium,
      ...tiles.rink,
      ...tiles.track,
      ...tiles.pool,
      ...tiles.court,
      ...tiles.pitch,
      ...tiles.diamond,
      ...tiles.ball,
    ],
  },
  arts: {
    sentence: 'Stages, galleries, murals and music, in town and in reach of it.',
    pictures: [...tiles.arch, ...tiles.tiles, ...tiles.fireworks, ...tiles.radio, ...tiles.petals],
  },
  food: {
    sentence: 'Markets, kitchens and counters: what is in season, and who cooks it.',
    pictures: [...tiles.market, ...tiles.cup, ...tiles.citrus, ...tiles.shop],
  },
  lifestyle: {
    sentence: 'Homes, gardens, clothes and weekends: the part of the paper for Saturday morning.',
    pictures: [...tiles.palms, ...tiles.petals, ...tiles.shop, ...tiles.houses],
  },
  opinion: {
    sentence: 'Arguments worth having, signed by those who make them.',
    pictures: [...tiles.radio, ...tiles.grove, ...tiles.books, ...tiles.hall],
  },
  archives: {
    sentence: 'The colony, the groves, the park and the ballpark: how the town became the city.',
    pictures: [...tiles.grove, ...tiles.river, ...tiles.books, ...tiles.citrus],
  },
  events: {
    sentence: 'What is on in parks, halls and streets, soonest first to know.',
    pictures: [...tiles.fireworks, ...tiles.palms, ...tiles.shade, ...tiles.arch, ...tiles.market],
  },
};
