import { DateTime } from 'luxon';
import { z } from 'zod';
import { ok } from '@/lib/base/outcome';
import { settings } from '@/lib/settings/settings';
import type { Parts, Spot, WeatherSource } from '@/lib/weather/weather';

/** It measures once an hour, and wants to be asked no more often. */
const hour = 3_600_000;

const measured = z
  .object({
    ...{ dateObserved: z.string().trim(), hourObserved: z.string(), localTimeZone: z.string() },
    nowcastAQI: z.number().min(0).max(2000),
    reportingAgency: z.string().trim().optional().catch(undefined),
  })
  .transform(({ nowcastAQI: aqi, reportingAgency: agency, ...told }) => {
    const time = `${told.dateObserved} ${told.hourObserved}`;
    return { time, zone: told.localTimeZone, aqi, ...(agency && { agency }) };
  });

/** The zone is an abbreviation, of which the language knows those of the mainland; elsewhere it is the city's own. */
function instant({ time, zone }: z.infer<typeof measured>, { timeZone }: Spot): DateTime {
  const known = DateTime.fromJSDate(new Date(`${time} ${zone}`), { zone: 'utc' });
  return known.isValid ? known : DateTime.fromSQL(time, { zone: timeZone });
}

/** Of each pollutant one; the worst of them is the air's index. One that cannot be read takes no other along. */
function worstOf(list: readonly unknown[], spot: Spot): Parts['air'] {
  const all = list.flatMap((one) => measured.safeParse(one).data ?? []);
  const [worst] = all.toSorted((one, other) => other.aqi - one.aqi);
  const at = worst && instant(worst, spot).toISO({ suppressMilliseconds: true });
  if (!worst || !at) return null;
  const { time: _, zone: __, ...air } = worst;
  return { ...air, at };
}

const complaint = z.object({ WebServiceError: z.array(z.object({ Message: z.string() })) });

/** What is wrong, in words of ours: its own may hold the key. Undefined where nobody measures near. */
function wrongWith(answer: unknown): string | undefined {
  const [error] = complaint.safeParse(answer).data?.WebServiceError ?? [];
  const { Message: told = '' } = error ?? {};
  if (/no observations/i.test(told)) return undefined;
  if (/key|authenticat/i.test(told)) return 'it does not take the key (AIRNOW_KEY)';
  return /limit/i.test(told) ? 'the key has asked too often this hour' : 'no list of measurements';
}

/** A list, or with status 200 too an error. */
function airDocument(spot: Spot) {
  return z.unknown().transform((answer, context): Parts['air'] => {
    if (Array.isArray(answer)) return worstOf(answer, spot);
    const message = wrongWith(answer);
    if (message) context.addIssue({ code: 'custom', message });
    return null;
  });
}

/** How bad the air is, in the United States: https://docs.airnowapi.org/. It names no place farther off than 50 miles. */
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
      // Copies are kept on disk and shared: the key is in none.
      return reply.ok ? ok({ ...reply.value, address: path, freshMs: hour }) : reply;
    },
  },
};
