import type { City } from '@/lib/city/city-type';
import { tiles } from './tiles';

/** The city's opinion pages: what they are, and drawings for posts, motif by motif. */
export const blog: City['blog'] = {
  sentence: 'Guides to living in Anaheim, local history and things to do, written by Anaheim City News.',
  pictures: [
    tiles.river,
    tiles.arch,
    tiles.citrus,
    tiles.palms,
    tiles.houses,
    tiles.grove,
    tiles.hall,
    tiles.mountains,
    tiles.market,
    tiles.books,
    tiles.skyline,
    tiles.freeway,
    tiles.shade,
    tiles.tiles,
    tiles.petals,
  ],
};
