import type { City } from '@/lib/city/city-type';
import { countryOf } from '@/lib/city/complete/region';

/** The form's category, and the email's subject without a form (requirements section 2). */
export const presetCategory = 'Local News & Community';

export function formAddress(template: string): string {
  return template.replaceAll('{category}', encodeURIComponent(presetCategory));
}

/** Encoded as RFC 6068 asks: spaces as %20, and no line breaks. */
export function mailLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject.replace(/\s+/g, ' ').trim())}`;
}

type Addressed = Pick<City, 'name' | 'region'> & { contact: Pick<City['contact'], 'address'> };
type Point = Addressed & Pick<City, 'latitude' | 'longitude'>;

/** In degrees, about six miles from side to side. */
const half = { latitude: 0.035, longitude: 0.06 };

/** A post-office box, and the postal codes of Canada and Great Britain. */
const neverHouse = /\b(?:[Bb]ox|BOX) \d+|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g;
/** After the state. */
const zipCode = /(?<=\p{L}\.?,? )\d{5}(?:-\d{4})?$/u;
/** Elsewhere house numbers are shorter. */
const longNumber = /\d{5,}/g;

/** `75001 Paris`, `Sydney NSW 2000`: nothing but the city and a code. */
function isCityAlone(part: string, name: string): boolean {
  return part.includes(name) && !/\p{Ll}/u.test(part.replace(name, ''));
}

function hasHouse(line: string, { name, region }: Addressed): boolean {
  const plain = line.replace(neverHouse, '');
  if (countryOf(region) === 'US') return /\d/.test(plain.replace(zipCode, ''));
  const parts = plain.replace(longNumber, '').split(',');
  return parts.some((part) => /\d/.test(part) && !isCityAlone(part, name));
}

/** Whether the address says more than the city: a place that readers could find. */
export function hasStreet(place: Addressed): boolean {
  return place.contact.address.some((line) => hasHouse(line, place));
}

function degrees(number: number): string {
  return number.toFixed(4);
}

/** With a marker only where there is a street: the middle of a city is nobody's office. */
export function mapFrame(place: Point): string {
  const { latitude, longitude } = place;
  const edges = [
    longitude - half.longitude,
    latitude - half.latitude,
    longitude + half.longitude,
    latitude + half.latitude,
  ];
  const query = new URLSearchParams({
    bbox: edges.map(degrees).join(','),
    layer: 'mapnik',
    ...(hasStreet(place) && { marker: `${degrees(latitude)},${degrees(longitude)}` }),
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

export function mapPage(place: Point): string {
  const [lat, lon] = [degrees(place.latitude), degrees(place.longitude)];
  const marker = hasStreet(place) ? `?mlat=${lat}&mlon=${lon}` : '';
  return `https://www.openstreetmap.org/${marker}#map=13/${lat}/${lon}`;
}
