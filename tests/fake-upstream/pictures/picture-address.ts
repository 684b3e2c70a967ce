import type { PictureOf, UpstreamState } from '../upstream-state';

/** Four of five headlines with a photograph of their own, every ninth an upright one. */
export const mostPictured: PictureOf = (feed, number) => {
  if (number % 5 === 0) return undefined;
  // Most pictures over posts are upright.
  if (feed === 'blog' && number % 4) return `upright.jpg?${number}`;
  return number % 9 === 0 ? `upright.jpg?${feed}-${number}` : `${feed}-${number}.jpg`;
};

/** The address of a headline's picture, if it has one. */
export function pictureAddress(state: UpstreamState, feed: string, number: number): string | undefined {
  const name = state.pictures.of?.(feed, number);
  return name === undefined || /^\w+:/.test(name) ? name : `${state.url}/pictures/${name}`;
}
