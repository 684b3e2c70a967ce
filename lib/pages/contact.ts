import type { City } from '@/lib/city/city-type';

/** The form's preset category, the same in every language (requirements section 2). */
const PRESET_CATEGORY = 'Local News & Community';

export function formAddress(template: string): string {
  return template.replaceAll('{category}', encodeURIComponent(PRESET_CATEGORY));
}

/** Returns a mailto link encoded per RFC 6068: spaces as %20, no line breaks. */
export function mailLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject.replace(/\s+/g, ' ').trim())}`;
}

/** Whether the city has a newsletter, joined by email or by a service's form. */
export function hasNewsletter({ contact, newsletter }: Pick<City, 'contact' | 'newsletter'>): boolean {
  return contact.newsletter === true || newsletter !== undefined;
}

type Point = Pick<City, 'latitude' | 'longitude'>;

/** Half the size of the map, in degrees; about six miles across. */
const HALF_SIZE = { latitude: 0.035, longitude: 0.06 };

function degrees(number: number): string {
  return number.toFixed(4);
}

/** Address of a map without a marker, because the city's center is nobody's office. */
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
