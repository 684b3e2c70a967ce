import type { City, Picture } from '@/lib/city/city-type';
import { isSampleShelf } from '@/lib/pages/books/book-links';
import { settings } from '@/lib/settings/settings';

export type HouseAd = {
  title: string;
  text: string | ((city: City) => string);
  action: string;
  href: (city: City) => string;
  picture?: (city: City) => Picture;
};

export const houseAds: Record<'advertise' | 'donate' | 'radio' | 'books', HouseAd> = {
  advertise: {
    title: 'Reach your neighbors here',
    text: 'This space is available to local businesses. Contact us for rates.',
    action: 'Advertise here',
    href: () => '/contact',
  },
  donate: {
    title: 'Give to local nonprofits',
    text: ({ donation }) => `We placed this ad. Donations go to the ${donation?.name}.`,
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
    text: ({ books }) =>
      books && isSampleShelf(books)
        ? 'A sample shelf: a made-up series on work and money, and a few classics.'
        : 'A series on work and money, and a few classics.',
    action: 'Browse books',
    href: () => '/books',
    picture: ({ adPictures }) => adPictures.books,
  },
};

export type HouseAdName = keyof typeof houseAds;
