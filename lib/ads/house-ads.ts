import type { City, Picture } from '@/lib/city/city-type';

/** What stands in a slot that nobody has taken: something of our own, in our own words. */
export type HouseAd = {
  title: string;
  text: string | ((city: City) => string);
  action: string;
  href: (city: City) => string;
  picture?: (city: City) => Picture;
};

/** The four house ads, by name. */
export const houseAds: Record<'advertise' | 'donate' | 'radio' | 'books', HouseAd> = {
  advertise: {
    title: 'This space is kept for a local business.',
    text: 'The page never moves when it fills. Ask us what a week costs.',
    action: 'Advertise here',
    href: () => '/contact',
  },
  donate: {
    title: 'A little goes a long way, close to home.',
    text: ({ donation }) => `Give to the ${donation.name}.`,
    action: 'Donate Now',
    href: ({ donation }) => donation.url,
    picture: ({ adPictures }) => adPictures.donate,
  },
  radio: {
    title: 'Live Radio, while you read.',
    text: 'Our station, around the clock. It plays on as you turn the page.',
    action: 'Listen',
    href: () => '/radio',
    picture: ({ adPictures }) => adPictures.radio,
  },
  books: {
    title: 'From the bookshelf.',
    text: 'A series and a few classics, on one page.',
    action: 'See the books',
    href: () => '/books',
    picture: ({ adPictures }) => adPictures.books,
  },
};

export type HouseAdName = keyof typeof houseAds;
