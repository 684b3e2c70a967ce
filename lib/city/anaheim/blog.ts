import type { City } from '@/lib/city/city-type';
import { tiles } from './tiles';

/** The city's opinion pages: what they are, and drawings for posts, motif by motif. */
export const blog: City['blog'] = {
  sentence:
    'How Anaheim works, where it came from and what to do with a free afternoon: pieces of our own, written to keep.',
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
