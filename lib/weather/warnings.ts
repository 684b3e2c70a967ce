import type { WeatherAlert } from '@/lib/weather/weather';

/**
 * Warnings shown above every page, most urgent first, each with its reason. Nearly everybody must act on them
 * immediately. All other alerts are only on /weather: every watch and advisory, and warnings that are frequent and
 * last for days (Flood Warning, High Wind Warning, Winter Storm Warning).
 */
const urgentWarnings: Readonly<Record<string, string>> = {
  'Evacuation Immediate': 'leave at once',
  'Tornado Warning': 'take shelter within minutes',
  'Extreme Wind Warning': 'take shelter from a hurricane’s core',
  'Tsunami Warning': 'leave the coast',
  'Earthquake Warning': 'take cover within seconds',
  'Shelter In Place Warning': 'stay inside',
  'Hazardous Materials Warning': 'stay away from what is in the air',
  'Nuclear Power Plant Warning': 'do what the plant’s plan says',
  'Radiological Hazard Warning': 'stay inside',
  'Civil Danger Warning': 'a danger to everybody that is not weather',
  'Fire Warning': 'a fire spreads toward homes',
  'Flash Flood Warning': 'stay off roads and out of canyons',
  'Storm Surge Warning': 'leave low ground',
  'Hurricane Warning': 'leave or be ready within a day',
  'Typhoon Warning': 'a hurricane in the western Pacific',
  'Snow Squall Warning': 'stay off the highway',
  'Dust Storm Warning': 'stay off the highway',
  'Blizzard Warning': 'stay where you are',
  'Ice Storm Warning': 'stay where you are, without power',
  'Red Flag Warning': 'one spark makes a wildfire',
  'Extreme Heat Warning': 'heat kills more people than any storm',
  'Excessive Heat Warning': 'the name of Extreme Heat Warning until 2025',
  'Extreme Cold Warning': 'skin freezes within minutes',
};

const order = Object.keys(urgentWarnings);

/** Returns a warning's index in urgentWarnings, or -1. The service also writes "Evacuation - Immediate". */
function rankOf({ event }: WeatherAlert): number {
  return order.indexOf(event.replace(' - ', ' '));
}

/**
 * Returns the alerts to show above every page, most urgent first. Leaves out alerts of minor or moderate severity and
 * alerts for areas far from the city.
 */
export function standingWarnings(alerts: readonly WeatherAlert[]): WeatherAlert[] {
  return alerts
    .filter((alert) => rankOf(alert) !== -1 && !alert.isFar && !/^(?:Minor|Moderate)$/.test(alert.severity))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || Date.parse(other.sent) - Date.parse(one.sent));
}

/** Returns an id that all documents about the same danger share, including updates and documents for other zones. */
export function dangerOf({ vtec, event, from }: WeatherAlert): string {
  return vtec ?? `${event.toLowerCase().replace(/\W+/g, '-')}-${from}`;
}

/** Returns the agency's own one or two sentences about what to expect, else its headline, else the area. */
export function whatIsComing({ text, headline, area }: WeatherAlert): string {
  const what = /\bWHAT\.\.\.([\s\S]*?)(?=\n\s*\n|\n\*|$)/.exec(text)?.[1];
  return (what ?? headline ?? area).replace(/\s+/g, ' ').trim();
}
