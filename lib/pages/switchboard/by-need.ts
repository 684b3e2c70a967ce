import { titleSlug } from '@/lib/base/addresses';
import type { City, SwitchboardEntry } from '@/lib/city/city-type';

/** The place of an entry on its page. */
export function serviceId(name: string): string {
  return `call-${titleSlug(name)}`;
}

type Need = { need: string; entries: readonly SwitchboardEntry[] };

/** In the order of the file: a need stands where its first entry does. */
export function byNeed({ switchboard }: Pick<City, 'switchboard'>): Need[] {
  const needs = new Set(switchboard.map(({ need }) => need));
  return [...needs].map((need) => ({ need, entries: switchboard.filter((entry) => entry.need === need) }));
}

/** The first numbers of three digits, such as 911, each with the name of its entry. */
export function shortNumbers({ switchboard }: Pick<City, 'switchboard'>): { number: string; name: string }[] {
  const all = switchboard.flatMap(({ name, phones }) => phones.map((number) => ({ number, name })));
  return all.filter(({ number }) => number.length === 3).slice(0, 3);
}

const yearMs = 365 * 86_400_000;

/** Those that nobody has compared with their source for a year; `now` in ms. */
export function unchecked({ switchboard }: Pick<City, 'switchboard'>, now: number): SwitchboardEntry[] {
  return switchboard.filter(({ checked }) => now - Date.parse(`${checked}T12:00:00Z`) > yearMs);
}
