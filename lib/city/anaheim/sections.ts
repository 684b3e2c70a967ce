import type { City } from '@/lib/city/city-type';
import { tiles } from './tiles';

/**
 * One sentence on each section, and the drawings that stand beside its headlines. Eight motifs a section keep a row
 * varied and a refresh calm; the sections of the front page that show pictures share none.
 */
export const sections: City['sections'] = {
  'local-news': {
    sentence:
      'What happens between the Santa Ana River and the hills: streets, schools, parks and the people who keep them going.',
    pictures: [
      tiles.market,
      tiles.drop,
      tiles.mountains,
      tiles.books,
      tiles.citrus,
      tiles.palms,
      tiles.freeway,
      tiles.arch,
    ],
  },
  'national-news': {
    sentence: 'The country’s news, from newsrooms that send reporters to see for themselves.',
    pictures: [
      tiles.freeway,
      tiles.hall,
      tiles.mountains,
      tiles.radio,
      tiles.skyline,
      tiles.waves,
      tiles.grove,
      tiles.arch,
    ],
  },
  'world-news': {
    sentence: 'The world beyond the county line, for a city with family in most of it.',
    pictures: [
      tiles.waves,
      tiles.mountains,
      tiles.tiles,
      tiles.arch,
      tiles.skyline,
      tiles.river,
      tiles.palms,
      tiles.market,
    ],
  },
  politics: {
    sentence: 'Council, county, Sacramento and Washington: who decides, and how to be heard.',
    pictures: [
      tiles.hall,
      tiles.freeway,
      tiles.arch,
      tiles.river,
      tiles.books,
      tiles.houses,
      tiles.skyline,
      tiles.tiles,
    ],
  },
  business: {
    sentence:
      'Work, money and the companies on both sides of the freeway, from the resort to the corner shop.',
    pictures: [
      tiles.skyline,
      tiles.panels,
      tiles.tiles,
      tiles.cup,
      tiles.houses,
      tiles.shop,
      tiles.radio,
      tiles.hall,
    ],
  },
  technology: {
    sentence: 'New tools and what they change, told for people who have to live with them.',
    pictures: [
      tiles.panels,
      tiles.radio,
      tiles.tiles,
      tiles.skyline,
      tiles.freeway,
      tiles.arch,
      tiles.drop,
      tiles.waves,
    ],
  },
  automotive: {
    sentence:
      'Cars, charging, rails and the current that drives them, in a city that owns its electric company.',
    pictures: [
      tiles.freeway,
      tiles.panels,
      tiles.palms,
      tiles.river,
      tiles.skyline,
      tiles.arch,
      tiles.mountains,
      tiles.track,
    ],
  },
  'real-estate': {
    sentence: 'Bungalows, towers and the rules between them: what is built, sold and rented here.',
    pictures: [
      tiles.houses,
      tiles.skyline,
      tiles.shop,
      tiles.mountains,
      tiles.palms,
      tiles.pool,
      tiles.tiles,
      tiles.shade,
    ],
  },
  health: {
    sentence: 'Care, clean air and good habits, with the clinics and the numbers to call.',
    pictures: [
      tiles.petals,
      tiles.shade,
      tiles.river,
      tiles.pool,
      tiles.waves,
      tiles.grove,
      tiles.court,
      tiles.track,
    ],
  },
  sports: {
    sentence:
      'From the stadium and the arena to the pool at the end of the street: who plays in town, and where to join them.',
    pictures: [
      tiles.stadium,
      tiles.rink,
      tiles.track,
      tiles.pool,
      tiles.court,
      tiles.pitch,
      tiles.diamond,
      tiles.ball,
    ],
  },
  arts: {
    sentence: 'Stages, galleries, murals and music, in town and in reach of it.',
    pictures: [
      tiles.arch,
      tiles.tiles,
      tiles.fireworks,
      tiles.radio,
      tiles.petals,
      tiles.books,
      tiles.palms,
      tiles.grove,
    ],
  },
  food: {
    sentence: 'Markets, kitchens and counters: what is in season, and who cooks it.',
    pictures: [
      tiles.market,
      tiles.cup,
      tiles.citrus,
      tiles.shop,
      tiles.grove,
      tiles.drop,
      tiles.shade,
      tiles.petals,
    ],
  },
  lifestyle: {
    sentence: 'Homes, gardens, clothes and weekends: the part of the paper for Saturday morning.',
    pictures: [
      tiles.palms,
      tiles.petals,
      tiles.shop,
      tiles.houses,
      tiles.pool,
      tiles.cup,
      tiles.shade,
      tiles.market,
    ],
  },
  opinion: {
    sentence: 'Arguments worth having, each under the name of the paper that published it.',
    pictures: [
      tiles.radio,
      tiles.grove,
      tiles.books,
      tiles.hall,
      tiles.cup,
      tiles.mountains,
      tiles.skyline,
      tiles.river,
    ],
  },
  archives: {
    sentence: 'The colony, the groves, the park and the ballpark: how the town became the city.',
    pictures: [
      tiles.grove,
      tiles.river,
      tiles.houses,
      tiles.hall,
      tiles.stadium,
      tiles.skyline,
      tiles.shop,
      tiles.tiles,
    ],
  },
  events: {
    sentence: 'What is on in parks, halls and streets, newest announcements first.',
    pictures: [
      tiles.fireworks,
      tiles.palms,
      tiles.shade,
      tiles.arch,
      tiles.market,
      tiles.stadium,
      tiles.books,
      tiles.petals,
    ],
  },
};
