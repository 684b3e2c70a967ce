import type { City } from '@/lib/city/city-type';
import { leftoverLines } from '@/lib/city/complete/samples';
import type { Finding } from '@/scripts/doctor/report';

/** Reports cities of a live edition that still contain sample values. */
export function checkSamples(cities: readonly City[], isLive: boolean): Finding[] {
  if (!isLive) return [];
  return cities.flatMap((city) => {
    const [found, ...details] = leftoverLines(city);
    if (!found) return [];
    const todo =
      'Write your own there, or remove it: a live edition shows nothing that is marked as a sample.';
    return [
      { area: 'settings', subject: `samples in ${city.key}`, state: 'note', found, details, todo } as const,
    ];
  });
}
