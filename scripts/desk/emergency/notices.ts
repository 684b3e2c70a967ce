import type { Details, Raised } from '@/components/desk/emergency';
import { endOf } from '@/lib/base/dates/zone-time';
import { parseYaml } from '@/lib/base/yaml/parse-yaml';
import type { City } from '@/lib/city/city-type';
import { withScheme } from '@/lib/desk/forms/read-form';
import { entryFingerprint, type OpenList, openList } from '@/lib/desk/open-list';
import { type Data, isData } from '@/lib/desk/yaml-values';
import {
  type DeskContext,
  type DeskRequest,
  editionsOf,
  localNow,
  networkFolder,
  paperName,
  typed,
} from '@/scripts/desk/context';
import { endInWords, isoEnd } from '@/scripts/desk/front/held';

/** Opens the notices of a paper, or the notices for all papers if the key is `all`. */
export function openNotices(context: DeskContext, key: string): Promise<OpenList> {
  return openList(context.store.city(key) ?? networkFolder(context), 'notices');
}

/** Returns the paper and its editions in other languages, the current paper first. */
export function papersOf(context: DeskContext, city: City): City[] {
  return [city, ...editionsOf(context, city).filter(({ key }) => key !== city.key)];
}

function isEmergency({ level }: Data): boolean {
  return String(level ?? '').toLowerCase() === 'emergency';
}

/** Whether an emergency's end is in the future. */
export function isUp({ clock }: DeskContext, city: City, { until }: Data): boolean {
  return endOf(isoEnd(city, String(until)), city.timeZone) > clock();
}

/** Returns all emergencies in the text of a YAML file, at any depth. */
export function emergenciesIn(text = ''): Data[] {
  const within = (value: unknown): Data[] => {
    if (Array.isArray(value)) return value.flatMap(within);
    if (!isData(value)) return [];
    return isEmergency(value) ? [value] : Object.values(value).flatMap(within);
  };
  return within(parseYaml(text).value);
}

/** An emergency in a paper's notices, or in the notices for all papers if the key is `all`. */
export type Entry = { key: string; notices: OpenList; notice: Data };

export const textOf = ({ notice }: Entry) => String(notice.text ?? '');
/** Returns the start of an emergency. Emergencies that were published together share it. */
export const startOf = ({ notice }: Entry) => String(notice.from ?? '');

export function detailsOf({ until, link }: Data): Details {
  const { name, href } = isData(link) ? link : {};
  return { until: String(until ?? ''), linkName: String(name ?? ''), href: String(href ?? '') };
}

export async function raisedIn(context: DeskContext, keys: readonly string[]): Promise<Entry[]> {
  const lists = keys.map(async (key) => {
    const notices = await openNotices(context, key);
    return notices.list.filter(isEmergency).map((notice) => ({ key, notices, notice }));
  });
  return (await Promise.all(lists)).flat();
}

export function fingerprintOfAll(entries: readonly Entry[]): string {
  return entryFingerprint(entries.map(({ key, notice }) => [key, notice]));
}

export function keysFor(context: DeskContext, city: City): string[] {
  return [...papersOf(context, city).map(({ key }) => key), 'all'];
}

/** Returns a paper's name, or "all papers" if the key is `all`. */
export function nameOf({ store }: DeskContext, c: DeskRequest, key: string): string {
  const city = store.city(key);
  return city ? paperName(city) : c.get('texts').emergency.allPapers(store.cities().length);
}

/** Reads the end and the source from a form. `suffix`: the end of the fields' names. */
export function typedDetails(c: DeskRequest, suffix = ''): Details {
  const read = (name: string) => typed(c, name + suffix);
  return { until: read('until'), linkName: read('linkName'), href: withScheme(read('href')) };
}

export function linkOf({ linkName, href }: Details): Data {
  return { link: href ? { name: linkName, href } : undefined };
}

/** Returns the emergencies in the papers' files. Emergencies with the same start are one entry. */
export async function shownIn(context: DeskContext, c: DeskRequest): Promise<Raised[]> {
  const city = c.get('city');
  const all = await raisedIn(context, keysFor(context, city));
  return [...new Set(all.map(startOf))].map((from) => {
    const entries = all.filter((one) => startOf(one) === from);
    const details = detailsOf(entries[0]?.notice ?? {});
    const [start, end] = [from, details.until].map((moment) => endInWords(city, moment));
    const texts = entries.map((one) => ({
      where: nameOf(context, c, one.key),
      language: context.store.city(one.key)?.locale,
      text: textOf(one),
    }));
    const span = c.get('texts').emergency.span(start ?? '', end ?? '');
    return { ...details, from, was: fingerprintOfAll(entries), span, texts };
  });
}

/**
 * Returns the local time of a paper. With key `all`, returns the earliest of all papers' local times: each
 * paper reads the time in its own zone, and the emergency must start immediately everywhere.
 */
export function nowIn(context: DeskContext, key: string): string {
  const { store } = context;
  const own = store.city(key);
  const [earliest = ''] = (own ? [own] : store.cities()).map((city) => localNow(context, city)).toSorted();
  return earliest;
}
