import { z } from 'zod';
import { words as text, time } from '@/lib/weather/sources/nws-documents';
import { dangerOf } from '@/lib/weather/warnings';
import type { Parts, Spot, WeatherAlert } from '@/lib/weather/weather';

/** Office, phenomenon, significance and number of its event. */
const VTEC = /^\/[A-Z]\.[A-Z]{3}\.([A-Z]{4}\.[A-Z]{2}\.[A-Z]\.\d{4})\./;

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
  parameters: z.object({ VTEC: z.array(z.string()).optional() }).catch({}),
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
  if (told.messageType === 'Cancel' || !until) return undefined;
  return {
    ...{ id, event, severity, headline, instruction, sent, until },
    sender: told.senderName ?? 'National Weather Service',
    vtec: VTEC.exec(told.parameters.VTEC?.[0] ?? '')?.[1],
    area: told.areaDesc ?? '',
    text: told.description ?? '',
    from: told.onset ?? told.effective ?? sent,
    ...(isFar(geometry, spot) && { isFar: true }),
  };
}

const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other);

/** One danger from its documents: the newest of each area; those far off only where there are no others. */
function asOne(documents: readonly WeatherAlert[]): WeatherAlert {
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

/** Returns alerts in force or announced, each danger once; an unreadable one does not affect the others. */
export function alertsDocument(spot: Spot) {
  return z.object({ features: z.array(z.unknown()) }).transform(({ features }): Parts['alerts'] => {
    const all = features.flatMap((one) => feature.safeParse(one).data ?? []);
    const read = all.filter(({ properties: { status } }) => status === 'Actual');
    const replaced = new Set(
      read.flatMap((one) => one.properties.references.map(({ identifier }) => identifier)),
    );
    const dangers = new Map<string, WeatherAlert[]>();
    for (const { properties: told, geometry } of read) {
      const alert = replaced.has(told.id) ? undefined : alertOf(told, geometry, spot);
      if (alert) dangers.set(dangerOf(alert), [...(dangers.get(dangerOf(alert)) ?? []), alert]);
    }
    return [...dangers.values()].map(asOne);
  });
}
