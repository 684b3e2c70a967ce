import type { City, Picture } from '@/lib/city/city-type';

/** What stands in a slot that nobody has taken: something of our own, in our own words. */
export type HouseAd = {
  title: string;
  text: string;
  action: string;
  href: (city: City) => string;
  picture?: (city: City) => Picture;
};

/** The four house ads, by name. */
export const houseAds: Record<'advertise' | 'donate' | 'radio' | 'books', HouseAd> = {
  advertise: {
    title: 'This space is kept for a local business.',
    text: 'Your neighbors read here every morning. Ask us what a week costs.',
    action: 'Advertise here',
    href: () => '/contact',
  },
  donate: {
    title: 'A little goes a long way, close to home.',
    text: 'Give to the charity that this paper supports.',
    action: 'Donate Now',
    href: (city) => city.donateUrl,
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
    title: 'From our own shelf.',
    text: 'Our own series, and a few old classics in new print.',
    action: 'See the books',
    href: () => '/books',
    picture: ({ adPictures }) => adPictures.books,
  },
};

export type HouseAdName = keyof typeof houseAds;
