import { z } from 'zod';
import { words as text } from '@/lib/weather/sources/nws-documents';
import { dangerOf } from '@/lib/weather/warnings';
import { type Parts, type Spot, time, type WeatherAlert } from '@/lib/weather/weather';

/** Captures office, phenomenon, significance and event number of a VTEC code. */
const VTEC = /^\/[A-Z]\.[A-Z]{3}\.([A-Z]{4}\.[A-Z]{2}\.[A-Z]\.\d{4})\./;

const alertProperties = z.object({
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
  parameters: z.object({ VTEC: z.array(z.string()).optional() }).catch({}),
  references: z.array(z.object({ identifier: z.string() })).catch([]),
});
type Properties = z.infer<typeof alertProperties>;

const feature = z.object({ geometry: z.unknown(), properties: alertProperties });

/** Degrees, about 20 km, because a city is larger than a point. */
const MARGIN = 0.2;

/** Returns the corners of a GeoJSON shape of any nesting, longitude first (RFC 7946). */
function cornersOf(shape: unknown): [longitude: number, latitude: number][] {
  if (!Array.isArray(shape)) return [];
  if (typeof shape[0] === 'number') return [[shape[0], Number(shape[1])]];
  return shape.flatMap(cornersOf);
}

/**
 * Whether an alert's polygon is far from the city. Alerts are listed by zone or county, and in the West those
 * areas are larger than a storm.
 */
function isFar(geometry: unknown, { latitude, longitude }: Spot): boolean {
  const corners = cornersOf((geometry as { coordinates?: unknown } | null)?.coordinates);
  if (corners.length === 0) return false;
  const beyond = (at: number, here: number) => {
    const all = corners.map((corner) => corner[at] as number);
    return here < Math.min(...all) - MARGIN || here > Math.max(...all) + MARGIN;
  };
  return beyond(0, longitude) || beyond(1, latitude);
}

function alertOf(properties: Properties, geometry: unknown, spot: Spot): WeatherAlert | undefined {
  const { sent, id, event, severity, headline, instruction } = properties;
  // The end of the event or, if that is unknown, of the message.
  const until = properties.ends ?? properties.expires;
  if (properties.messageType === 'Cancel' || !until) return undefined;
  return {
    id,
    event,
    severity,
    headline,
    instruction,
    sent,
    until,
    sender: properties.senderName ?? 'National Weather Service',
    vtec: VTEC.exec(properties.parameters.VTEC?.[0] ?? '')?.[1],
    area: properties.areaDesc ?? '',
    text: properties.description ?? '',
    from: properties.onset ?? properties.effective ?? sent,
    ...(isFar(geometry, spot) && { isFar: true }),
  };
}

const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other);

/**
 * Merges the documents about one danger. Uses the newest document for each area, and documents for distant areas only
 * if there are no others.
 */
function mergeDocuments(documents: readonly WeatherAlert[]): WeatherAlert {
  const near = documents.filter(({ isFar: far }) => !far);
  const all = (near.length > 0 ? near : documents).toSorted((one, other) => byTime(one.sent, other.sent));
  const ofAreas = [...new Map(all.map((one) => [one.area, one])).values()];
  const [from] = ofAreas.map((one) => one.from).toSorted(byTime);
  const until = ofAreas
    .map((one) => one.until)
    .toSorted(byTime)
    .at(-1);
  const area = ofAreas.flatMap((one) => one.area || []).join('; ');
  return { ...all.at(-1), from, until, area } as WeatherAlert;
}

/** Returns a schema for current and announced alerts. Lists each danger once and skips unreadable alerts. */
export function alertsDocument(spot: Spot) {
  return z.object({ features: z.array(z.unknown()) }).transform(({ features }): Parts['alerts'] => {
    const all = features.flatMap((one) => feature.safeParse(one).data ?? []);
    const read = all.filter(({ properties: { status } }) => status === 'Actual');
    const replaced = new Set(
      read.flatMap((one) => one.properties.references.map(({ identifier }) => identifier)),
    );
    const dangers = new Map<string, WeatherAlert[]>();
    for (const { properties, geometry } of read) {
      const alert = replaced.has(properties.id) ? undefined : alertOf(properties, geometry, spot);
      if (alert) dangers.set(dangerOf(alert), [...(dangers.get(dangerOf(alert)) ?? []), alert]);
    }
    return [...dangers.values()].map(mergeDocuments);
  });
}
