import { DateTime } from 'luxon';
import { z } from 'zod';
import { ok } from '@/lib/base/outcome';
import { settings } from '@/lib/settings/settings';
import type { Parts, Spot, WeatherSource } from '@/lib/weather/weather';

/** AirNow measures once an hour and asks clients not to request more often. */
const FRESH_MS = 3_600_000;

const measured = z
  .object({
    dateObserved: z.string().trim(),
    hourObserved: z.string(),
    localTimeZone: z.string(),
    nowcastAQI: z.number().min(0).max(2000),
    reportingAgency: z.string().trim().optional().catch(undefined),
  })
  .transform(({ nowcastAQI: aqi, reportingAgency: agency, ...local }) => {
    const time = `${local.dateObserved} ${local.hourObserved}`;
    return { time, zone: local.localTimeZone, aqi, agency };
  });

/**
 * Returns the time of a measurement. JavaScript can parse the zone abbreviations of the mainland; for other
 * abbreviations, the city's zone is used.
 */
function instant({ time, zone }: z.infer<typeof measured>, { timeZone }: Spot): DateTime {
  const known = DateTime.fromJSDate(new Date(`${time} ${zone}`), { zone: 'utc' });
  return known.isValid ? known : DateTime.fromSQL(time, { zone: timeZone });
}

/**
 * Returns the measurement of the worst pollutant, which determines the air quality index. Skips unreadable
 * measurements.
 */
function worstOf(list: readonly unknown[], spot: Spot): Parts['air'] {
  const all = list.flatMap((one) => measured.safeParse(one).data ?? []);
  const [worst] = all.toSorted((one, other) => other.aqi - one.aqi);
  const at = worst && instant(worst, spot).toISO({ suppressMilliseconds: true });
  if (!worst || !at) return null;
  const { time: _, zone: __, ...air } = worst;
  return { ...air, at };
}

const complaint = z.object({ WebServiceError: z.array(z.object({ Message: z.string() })) });

/**
 * Describes an error in our own words, because AirNow's words may contain the key. Undefined if there is no station
 * nearby.
 */
function errorIn(body: unknown): string | undefined {
  const [error] = complaint.safeParse(body).data?.WebServiceError ?? [];
  const { Message: message = '' } = error ?? {};
  if (/no observations/i.test(message)) return undefined;
  if (/key|authenticat/i.test(message)) return 'AirNow rejects the key (AIRNOW_KEY)';
  return /limit/i.test(message) ? 'the key is over its hourly limit' : 'no list of measurements';
}

/** Returns a schema for a list of measurements. AirNow also sends errors with status 200. */
function airDocument(spot: Spot) {
  return z.unknown().transform((body, context): Parts['air'] => {
    if (Array.isArray(body)) return worstOf(body, spot);
    const message = errorIn(body);
    if (message) context.addIssue({ code: 'custom', message });
    return null;
  });
}

/** Air quality in the United States (https://docs.airnowapi.org/), from stations within 50 miles. */
export const airNow: WeatherSource = {
  name: 'AirNow',
  href: 'https://www.airnow.gov/',
  origin: 'https://www.airnowapi.org',
  parts: {
    async air(ask, spot) {
      const { latitude, longitude } = spot;
      const where = { latitude: String(latitude), longitude: String(longitude) };
      const path = `/aq/observation/current/ziplatLong/?${new URLSearchParams({ format: 'application/json', ...where })}`;
      const key = new URLSearchParams({ API_KEY: settings().airnowKey ?? '' });
      const reply = await ask(`${path}&${key}`, airDocument(spot));
      // Copies are stored and shared, so their address must not contain the key.
      return reply.ok ? ok({ ...reply.value, address: path, freshMs: FRESH_MS }) : reply;
    },
  },
};
