import { cityStore } from '@/lib/city/this-city';
import { unchecked } from '@/lib/pages/switchboard/by-need';
import type { Finding } from '@/scripts/doctor/report';

/** Numbers in switchboard.yaml that nobody has compared with their source for a year; `now` in ms. */
export function checkSwitchboard(now: number): Finding[] {
  return cityStore()
    .cities()
    .flatMap((city) => {
      const old = unchecked(city, now).map(({ name, checked }) => `${name}, last checked ${checked}`);
      const [found, ...details] = old;
      if (!found) return [];
      const subject = `whom to call in ${city.key}`;
      const todo = 'Compare the numbers with their source, and write today’s date as `checked`.';
      return [{ area: 'settings', subject, state: 'note', found, details, todo } as const];
    });
}
