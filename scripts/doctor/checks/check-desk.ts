import { endOf } from '@/lib/base/dates/zone-time';
import type { City } from '@/lib/city/city-type';
import { folded } from '@/lib/news/desk/hide-rule';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import type { Finding } from '@/scripts/doctor/report';

/** Reports what each desk.yaml hides and pauses. Also reports entries that have ended or name an unknown source. */
export function checkDesks(cities: readonly City[], now: number): Finding[] {
  const names = new Set(cities.flatMap(sourcesOf).map(({ name = '' }) => folded(name)));
  const entries = cities.flatMap(({ desk, timeZone }) =>
    [...(desk?.hide ?? []), ...(desk?.pause ?? [])].map((entry) => {
      const isUnknown = entry.source !== undefined && !names.has(folded(entry.source));
      const isOver = endOf(entry.until, timeZone) <= now;
      const words = isUnknown ? 'matches no feed’s name; only items can have it as source' : undefined;
      return { entry: JSON.stringify(entry), words: isOver ? 'is over: remove it' : words };
    }),
  );
  if (entries.length === 0) return [];
  const details = new Set(entries.flatMap(({ entry, words }) => (words ? `${entry} ${words}` : [])));
  const found = `${new Set(entries.map(({ entry }) => entry)).size} entries that hide or pause`;
  const state = details.size > 0 ? 'note' : 'good';
  return [{ area: 'settings', subject: 'desk.yaml', state, found, details: [...details] }];
}
