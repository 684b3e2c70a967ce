import type { City } from '@/lib/city/city-type';

/** The form's category in every language (requirements section 2). */
const presetCategory = 'Local News & Community';

export function formAddress(template: string): string {
  return template.replaceAll('{category}', encodeURIComponent(presetCategory));
}

/** Encoded as RFC 6068 asks: spaces as %20, and no line breaks. */
export function mailLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject.replace(/\s+/g, ' ').trim())}`;
}

/** Whether the city has a newsletter to join, by an email or by the form of a service. */
export function hasNewsletter({ contact, newsletter }: Pick<City, 'contact' | 'newsletter'>): boolean {
  return contact.newsletter === true || newsletter !== undefined;
}

type Point = Pick<City, 'latitude' | 'longitude'>;

/** In degrees, about six miles from side to side. */
const half = { latitude: 0.035, longitude: 0.06 };

function degrees(number: number): string {
  return number.toFixed(4);
}

/** Without a marker: the middle of a city is nobody's office. */
export function mapFrame({ latitude, longitude }: Point): string {
  const edges = [
    longitude - half.longitude,
    latitude - half.latitude,
    longitude + half.longitude,
    latitude + half.latitude,
  ];
  const query = new URLSearchParams({ bbox: edges.map(degrees).join(','), layer: 'mapnik' });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

export function mapPage({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/#map=13/${degrees(latitude)}/${degrees(longitude)}`;
}
