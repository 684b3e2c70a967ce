import type { City } from '@/lib/city/city-type';
import type { LocalEvent } from '@/lib/news/event';

type Where = Pick<LocalEvent, 'place' | 'address'>;

/** Returns the town on the city's map whose name ends an event's address or place: "Downtown Laguna Beach". */
export function eventTown({ map }: Pick<City, 'map'>, { place, address }: Where): string | undefined {
  const towns = Object.keys(map?.towns ?? {});
  // A street may be named after a town, as in "100 N. Orange".
  const parts = [address, place]
    .flatMap((text) => text?.split(', ') ?? [])
    .filter((part) => !/^\d/.test(part));
  for (const part of parts) {
    const named = towns.filter((town) => part === town || part.endsWith(` ${town}`));
    if (named.length > 0) return named.toSorted((one, other) => other.length - one.length)[0];
  }
  return undefined;
}

/** Numbers the events' towns from 1, in the order of the events. */
export function numberTowns(city: Pick<City, 'map'>, events: readonly Where[]): Map<string, number> {
  const towns = new Set(events.flatMap((event) => eventTown(city, event) ?? []));
  return new Map([...towns].map((town, at) => [town, at + 1]));
}
