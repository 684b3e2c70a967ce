import { z } from 'zod';
import { words as text, time } from '@/lib/weather/sources/nws-documents';
import type { Parts, Spot, WeatherAlert } from '@/lib/weather/weather';

const properties = z.object({
  id: z.string(),
  status: z.string(),
  messageType: z.string(),
  event: z.string().trim().min(1),
  severity: z.string().catch('Unknown'),
  areaDesc: text,
  senderName: text,
  headline: text,
  description: text,
  instruction: text,
  sent: time,
  effective: time.nullish(),
  onset: time.nullish(),
  expires: time.nullish(),
  ends: time.nullish(),
  references: z.array(z.object({ identifier: z.string() })).catch([]),
});
type Properties = z.infer<typeof properties>;

const feature = z.object({ geometry: z.unknown(), properties });

/** Degrees, some 20 km: a city is no point. */
const nearby = 0.2;

/** The corners of a shape, in whatever lists they stand; longitude first (RFC 7946). */
function cornersOf(shape: unknown): [longitude: number, latitude: number][] {
  if (!Array.isArray(shape)) return [];
  if (typeof shape[0] === 'number') return [[shape[0], Number(shape[1])]];
  return shape.flatMap(cornersOf);
}

/** Of an alert that is drawn on the map: zones and counties of the West are larger than its storm. */
function isFar(geometry: unknown, { latitude, longitude }: Spot): boolean {
  const corners = cornersOf((geometry as { coordinates?: unknown } | null)?.coordinates);
  if (corners.length === 0) return false;
  const beyond = (at: number, here: number) => {
    const all = corners.map((corner) => corner[at] as number);
    return here < Math.min(...all) - nearby || here > Math.max(...all) + nearby;
  };
  return beyond(0, longitude) || beyond(1, latitude);
}

function alertOf(told: Properties, geometry: unknown, spot: Spot): WeatherAlert | undefined {
  const { sent, id, event, severity, headline, instruction } = told;
  // The end of what it warns of, or else of the message.
  const until = told.ends ?? told.expires;
  if (told.status !== 'Actual' || told.messageType === 'Cancel' || !until) return undefined;
  return {
    ...{ id, event, severity, headline, instruction, sent, until },
    sender: told.senderName ?? 'National Weather Service',
    area: told.areaDesc ?? '',
    text: told.description ?? '',
    from: told.onset ?? told.effective ?? sent,
    ...(isFar(geometry, spot) && { isFar: true }),
  };
}

/** Those in force or announced; one that cannot be read takes no other along. */
export function alertsDocument(spot: Spot) {
  return z.object({ features: z.array(z.unknown()) }).transform(({ features }): Parts['alerts'] => {
    const read = features.flatMap((one) => feature.safeParse(one).data ?? []);
    const replaced = new Set(
      read.flatMap((one) => one.properties.references.map(({ identifier }) => identifier)),
    );
    return read
      .filter(({ properties: { id } }) => !replaced.has(id))
      .flatMap(({ properties: told, geometry }) => alertOf(told, geometry, spot) ?? []);
  });
}
