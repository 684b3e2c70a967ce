import { titleSlug } from '@/lib/base/addresses';
import { monthAndYear } from '@/lib/base/dates/format-date';
import type { City, SwitchboardEntry } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

/** Returns the ID of an entry's element on the page. */
export function serviceId(name: string): string {
  return `call-${titleSlug(name)}`;
}

/** Returns the ID of a need's element on the page; the prefix avoids clashes with other IDs. */
export function needId(need: string): string {
  return `need-${titleSlug(need)}`;
}

type Need = { need: string; entries: readonly SwitchboardEntry[] };

/** Groups entries by need, in the order of the city's file. */
export function byNeed({ switchboard }: Pick<City, 'switchboard'>): Need[] {
  const needs = new Set(switchboard.map(({ need }) => need));
  return [...needs].map((need) => ({ need, entries: switchboard.filter((entry) => entry.need === need) }));
}

/** Returns the first three numbers that have three digits, such as 911, with the names of their entries. */
export function shortNumbers({ switchboard }: Pick<City, 'switchboard'>): { number: string; name: string }[] {
  const all = switchboard.flatMap(({ name, phones }) => phones.map((number) => ({ number, name })));
  return all.filter(({ number }) => number.length === 3).slice(0, 3);
}

const MAX_AGE_MS = 548 * 86_400_000;

/** Whether the entry's numbers were last compared with their source more than 18 months ago; `now` is in ms. */
export function isUnconfirmed({ checked }: Pick<SwitchboardEntry, 'checked'>, now: number): boolean {
  return now - Date.parse(`${checked}T12:00:00Z`) > MAX_AGE_MS;
}

/** Returns a message such as "Number not confirmed since June 2014"; undefined if the entry is confirmed. */
export function unconfirmedWords(entry: SwitchboardEntry, city: City, now: number): string | undefined {
  if (!isUnconfirmed(entry, now)) return undefined;
  return messages(city).switchboard.unconfirmed(monthAndYear(entry.checked, city));
}

/**
 * Returns a link for confirming an entry's numbers. Its text is "the city’s page", or the page's host if the page is
 * not the city government's.
 */
export function confirmAt({ page, source }: SwitchboardEntry, city: City): { href: string; words: string } {
  const href = page ?? source.href;
  const [host, cityHost] = [href, city.elsewhere[0]?.href].map((each) => each && URL.parse(each)?.host);
  return { href, words: host === cityHost ? messages(city).switchboard.cityPage : (host ?? href) };
}
