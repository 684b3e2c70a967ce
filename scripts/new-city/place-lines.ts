import type { Facts } from './new-city';

/** What the place table says, for the terminal: a wrong city shows here. `locale`: BCP 47. */
export function placeLines(facts: Facts, locale: string): string[] {
  const { name, state, region, latitude, longitude, timeZone, local } = facts;
  const around = local.places.filter(({ reach, town }) => reach === 'county' && town).map(({ town }) => town);
  return [
    `${name}${state ? `, ${state}` : ''} (${region}) at ${latitude}, ${longitude}, ${timeZone}`,
    around.length > 0 ? `Neighbors: ${around.join(', ')}` : 'No neighbors within 25 km are known.',
    ...(new Intl.Locale(locale).language === 'en'
      ? []
      : ['The headlines come in their own language. Menus and pages of the site are in English.']),
  ];
}
