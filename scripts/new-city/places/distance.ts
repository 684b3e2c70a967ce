type Point = { latitude: number; longitude: number };

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In km, along the surface. */
export function distance(one: Point, other: Point): number {
  const [north, east] = [other.latitude - one.latitude, other.longitude - one.longitude].map(radians);
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half =
    Math.sin((north ?? 0) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin((east ?? 0) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(half));
}
