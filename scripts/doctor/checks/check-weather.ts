import { askService } from '@/lib/weather/ask-service';
import { type PartName, type Parts, weatherParts } from '@/lib/weather/weather';
import { sourceOf } from '@/lib/weather/weather-source';
import { adviceFor, type Finding, failureText, type Look } from '@/scripts/doctor/report';

const describe: { [Name in PartName]: (data: Parts[Name]) => string } = {
  now: ({ celsius, place, at }) => [`${Math.round(celsius)} °C`, place, at].filter(Boolean).join(', '),
  hours: (hours) => `${hours.length} hours`,
  days: (days) => `${days.length} days`,
  alerts: (alerts) => `${alerts.length} alerts`,
  air: (air) => (air ? `index ${air.aqi}, ${air.at}` : 'no station within 50 miles'),
};

/** Fetches one part of the weather as the site does. Returns nothing if the city has no source for it. */
async function checkPart<Name extends PartName>(part: Name, { city, userAgent }: Look): Promise<Finding[]> {
  const source = sourceOf(city, part);
  const askPart = source?.parts[part];
  if (!source || !askPart) return [];
  const row = { area: 'weather', subject: `${part} of ${source.origin}` } as const;
  const reply = await askPart(askService({ origin: source.origin, userAgent }), city, Date.now());
  if (reply.ok) return [{ ...row, state: 'good', found: describe[part](reply.value.data) }];
  const { failure } = reply;
  return [{ ...row, state: 'wrong', found: failureText(failure), todo: adviceFor(failure) }];
}

/** Checks each part of the weather, and air quality if there is an API key. */
export async function checkWeather(look: Look): Promise<Finding[]> {
  const parts = Object.keys(weatherParts) as PartName[];
  return (await Promise.all(parts.map((part) => checkPart(part, look)))).flat();
}
