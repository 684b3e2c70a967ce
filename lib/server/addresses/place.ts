import { noPostAddress, notFoundAddress } from '@/lib/server/finished/cache-lifetime';

/** What is at an address: something to make, an address that it leads to for good, or the page that says it is absent. */
export type Place = { kind: 'here' } | { kind: 'moved'; to: string } | { kind: 'absent'; page: string };

export const here: Place = { kind: 'here' };
export const notFound: Place = { kind: 'absent', page: notFoundAddress };
export const noPost: Place = { kind: 'absent', page: noPostAddress };

export function moved(to: string): Place {
  return { kind: 'moved', to };
}

export function hereIf(isThere: boolean): Place {
  return isThere ? here : notFound;
}
