import type { City } from '@/lib/city/city-type';
import { tiles } from './tiles';

/** The two blocks of the front page that are chosen by hand: the featured video and the sponsored place. */
export const frontBlocks: City['frontBlocks'] = {
  video: {
    title: 'Disneyland Dream, 1956',
    text: 'A Connecticut family won a trip to Disneyland in 1956 and filmed it. The home movie is in the National Film Registry.',
    src: 'https://archive.org/embed/barstow_disneyland_dream_1956',
    href: 'https://archive.org/details/barstow_disneyland_dream_1956',
    poster: tiles.palms[1],
  },
  sponsor: {
    title: 'Put your business in front of your neighbors',
    text: 'This space is available to one local business at a time, labeled as sponsored. Contact us for rates.',
    action: 'Advertise here',
    href: '/contact',
    picture: tiles.market[2],
  },
};

export const adPictures: City['adPictures'] = {
  donate: tiles.houses[2],
  radio: tiles.radio[1],
  books: tiles.books[3],
};

export const radio: City['radio'] = { picture: tiles.radio[1] };
