import type { WeatherAlert } from '@/lib/weather/weather';

/**
 * The warnings of the weather service that stand on every page, the most pressing first, and why: each wants something
 * done now by nearly everybody. All others, and every watch and advisory, are on /weather alone; so is what comes often
 * and lasts for days (Flood Warning of a river, High Wind Warning, Winter Storm Warning).
 */
const standing: Readonly<Record<string, string>> = {
  'Evacuation Immediate': 'leave at once',
  'Tornado Warning': 'take shelter within minutes',
  'Extreme Wind Warning': 'take shelter from a hurricane’s core',
  'Tsunami Warning': 'leave the coast',
  'Earthquake Warning': 'take cover within seconds',
  'Shelter In Place Warning': 'stay inside',
  'Hazardous Materials Warning': 'stay away from what is in the air',
  'Nuclear Power Plant Warning': 'do what the plant’s plan says',
  'Radiological Hazard Warning': 'stay inside',
  'Civil Danger Warning': 'a danger to all that is no weather',
  'Fire Warning': 'a fire spreads toward homes',
  'Flash Flood Warning': 'stay off roads and out of canyons',
  'Storm Surge Warning': 'leave low ground',
  'Hurricane Warning': 'leave or be ready within a day',
  'Typhoon Warning': 'the same storm, farther west',
  'Snow Squall Warning': 'stay off the highway',
  'Dust Storm Warning': 'stay off the highway',
  'Blizzard Warning': 'stay where you are',
  'Ice Storm Warning': 'stay where you are, without power',
  'Red Flag Warning': 'one spark makes a wildfire',
  'Extreme Heat Warning': 'heat kills more people than any storm',
  'Excessive Heat Warning': 'its name until 2025',
  'Extreme Cold Warning': 'skin freezes within minutes',
};

const order = Object.keys(standing);

/** As the table has it: the service writes "Evacuation - Immediate" too. */
function rankOf({ event }: WeatherAlert): number {
  return order.indexOf(event.replace(' - ', ' '));
}

/** Those that stand on every page while they last, the most pressing first. */
export function standingWarnings(alerts: readonly WeatherAlert[]): WeatherAlert[] {
  return alerts
    .filter((alert) => rankOf(alert) !== -1 && !alert.isFar && !/^(?:Minor|Moderate)$/.test(alert.severity))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || Date.parse(other.sent) - Date.parse(one.sent));
}

/** Identifies a danger across its documents: for several zones, and updates. */
export function dangerOf({ vtec, event, from }: WeatherAlert): string {
  return vtec ?? `${event.toLowerCase().replace(/\W+/g, '-')}-${from}`;
}

/** What the agency says is coming, in one sentence or two of its own. */
export function whatIsComing({ text, headline, area }: WeatherAlert): string {
  const what = /\bWHAT\.\.\.([\s\S]*?)(?=\n\s*\n|\n\*|$)/.exec(text)?.[1];
  return (what ?? headline ?? area).replace(/\s+/g, ' ').trim();
}
