import { cityStore } from '@/lib/city/this-city';
import { isUnconfirmed } from '@/lib/pages/switchboard/by-need';
import type { Finding } from '@/scripts/doctor/report';

/** Reports switchboard entries that nobody has confirmed for 18 months. `now` in ms. */
export function checkSwitchboard(now: number): Finding[] {
  return cityStore()
    .cities()
    .flatMap((city) => {
      const old = city.switchboard.filter((entry) => isUnconfirmed(entry, now));
      if (old.length === 0) return [];
      const subject = `whom to call in ${city.key}`;
      const found = `${old.length} of ${city.switchboard.length} not confirmed for 18 months`;
      const details = old.map(({ name, checked }) => `${name}, last checked ${checked}`);
      const todo = 'Compare the numbers with their source, and write today’s date as `checked`.';
      return [{ area: 'settings', subject, state: 'note', found, details, todo } as const];
    });
}
