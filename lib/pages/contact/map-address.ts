import type { City } from '@/lib/city/city-type';

type Point = Pick<City, 'latitude' | 'longitude'> & { contact: Pick<City['contact'], 'address'> };

/** In degrees, about six miles from side to side. */
const half = { latitude: 0.035, longitude: 0.06 };

/** Numbers of an address that are no house number: a ZIP code after its state, and a post-office box. */
const notHouse = /\b[A-Z]{2} \d{5}(?:-\d{4})?$|\bbox \d+/i;

/** Whether the address says more than the city: a place that readers could find. */
export function hasStreet({ contact }: Pick<Point, 'contact'>): boolean {
  return contact.address.some((line) => /\d/.test(line.replace(notHouse, '')));
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
