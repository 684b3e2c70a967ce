import type { City, Picture } from '@/lib/city/city-type';
import { isSampleShelf } from '@/lib/pages/books/book-links';
import { isThere } from '@/lib/pages/what-is-there';
import { settings } from '@/lib/settings/settings';

export type HouseAd = {
  title: string;
  text: string | ((city: City) => string);
  action: string;
  href: (city: City) => string;
  picture?: (city: City) => Picture;
};

export type HouseAdName = 'advertise' | 'donate' | 'radio' | 'books';

export const houseAds: Record<HouseAdName, HouseAd> = {
  advertise: {
    title: 'Reach your neighbors here',
    text: 'This space is available to local businesses. Contact us for rates.',
    action: 'Advertise here',
    href: () => '/contact',
  },
  donate: {
    title: 'Give locally',
    text: ({ donation }) => `We placed this ad. ${donation?.name} receives all donations.`,
    action: 'Donate Now',
    href: ({ donation }) => donation?.url ?? '/contact',
    picture: ({ adPictures }) => adPictures.donate,
  },
  radio: {
    title: 'Radio',
    text: () =>
      settings().radio.template
        ? 'Listen around the clock. The radio keeps playing as you move around the site.'
        : 'A sample station with recorded music. It keeps playing as you move around the site.',
    action: 'Listen',
    href: () => '/radio',
    picture: ({ adPictures }) => adPictures.radio,
  },
  books: {
    title: 'Books',
    text: ({ books }) => (books && isSampleShelf(books) ? 'A sample bookshelf.' : 'Browse our bookshelf.'),
    action: 'Browse books',
    href: () => '/books',
    picture: ({ adPictures }) => adPictures.books,
  },
};

const subjects: Readonly<Record<HouseAdName, (city: City) => boolean>> = {
  advertise: () => true,
  donate: ({ donation }) => donation !== undefined,
  radio: (city) => isThere('/radio', city),
  books: (city) => isThere('/books', city),
};

/** Whether the city has what the ad is for. */
export function hasHouseAd(name: HouseAdName, city: City): boolean {
  return subjects[name](city);
}
