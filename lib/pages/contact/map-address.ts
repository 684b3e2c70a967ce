type Point = { latitude: number; longitude: number };

/** In degrees, about six miles from side to side. */
const half = { latitude: 0.035, longitude: 0.06 };

function degrees(number: number): string {
  return number.toFixed(4);
}

export function mapFrame({ latitude, longitude }: Point): string {
  const edges = [
    longitude - half.longitude,
    latitude - half.latitude,
    longitude + half.longitude,
    latitude + half.latitude,
  ];
  const query = new URLSearchParams({
    bbox: edges.map(degrees).join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

export function mapPage({ latitude, longitude }: Point): string {
  const [lat, lon] = [degrees(latitude), degrees(longitude)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=13/${lat}/${lon}`;
}
