import type { PictureOf, UpstreamState } from '../upstream-state';

/** Gives four of five headlines their own photo. Every ninth photo is upright. */
export const mostlyPictured: PictureOf = (feed, number) => {
  if (number % 5 === 0) return undefined;
  // Most pictures above posts are upright.
  if (feed === 'blog' && number % 4) return `upright.jpg?${number}`;
  return number % 9 === 0 ? `upright.jpg?${feed}-${number}` : `${feed}-${number}.jpg`;
};

/** Returns the address of a headline's picture; undefined if it has none. */
export function pictureAddress(state: UpstreamState, feed: string, number: number): string | undefined {
  const name = state.pictures.of?.(feed, number);
  return name === undefined || /^\w+:/.test(name) ? name : `${state.url}/pictures/${name}`;
}
