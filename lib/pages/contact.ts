import type { City } from '@/lib/city/city-type';

/** Category that is preset in the form; the same in every language (requirements section 2). */
const PRESET_CATEGORY = 'Local News & Community';

export function formAddress(template: string): string {
  return template.replaceAll('{category}', encodeURIComponent(PRESET_CATEGORY));
}

/** Returns a mailto link, encoded as in RFC 6068: spaces as %20, no line breaks. */
export function mailLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject.replace(/\s+/g, ' ').trim())}`;
}

/** Whether the city has a newsletter that readers can subscribe to, by email or with a service's form. */
export function hasNewsletter({ contact, newsletter }: Pick<City, 'contact' | 'newsletter'>): boolean {
  return contact.newsletter === true || newsletter !== undefined;
}

type Point = Pick<City, 'latitude' | 'longitude'>;

/** Half the height and width of the map, in degrees; the map is about six miles wide. */
const HALF_SIZE = { latitude: 0.035, longitude: 0.06 };

function degrees(number: number): string {
  return number.toFixed(4);
}

/** Returns the address of a map without a marker, because the site has no office in the city's center. */
export function mapFrame({ latitude, longitude }: Point): string {
  const edges = [
    longitude - HALF_SIZE.longitude,
    latitude - HALF_SIZE.latitude,
    longitude + HALF_SIZE.longitude,
    latitude + HALF_SIZE.latitude,
  ];
  const query = new URLSearchParams({ bbox: edges.map(degrees).join(','), layer: 'mapnik' });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

export function mapPage({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/#map=13/${degrees(latitude)}/${degrees(longitude)}`;
}
